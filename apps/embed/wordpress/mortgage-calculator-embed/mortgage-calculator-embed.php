<?php
/**
 * Plugin Name:       Mortgage Calculator Embed
 * Description:       A block with a Canadian mortgage calculator, in English or French. Nothing that a visitor enters leaves the page.
 * Version:           1.0.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       mortgage-calculator-embed
 *
 * @package MortgageCalculatorEmbed
 */

defined( 'ABSPATH' ) || exit;

/** The option that holds where the calculators are served: https://host, without a slash at its end. */
const MORTGAGE_CALCULATOR_EMBED_ORIGIN = 'mortgage_calculator_embed_origin';

require_once __DIR__ . '/settings.php';
require_once __DIR__ . '/calculators.php';

// A module, which WordPress itself can ask for only from 6.5 on.
add_filter(
	'script_loader_tag',
	static function ( $tag, $handle, $source ) {
		return 'mortgage-calculator-embed' === $handle
			? sprintf( '<script type="module" src="%s"></script>' . "\n", esc_url( $source ) ) // phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedScript -- it is enqueued.
			: $tag;
	},
	10,
	3
);

add_action(
	'init',
	static function () {
		register_block_type( __DIR__ );
		$lang = strpos( get_locale(), 'fr' ) === 0 ? 'fr' : 'en';
		// Data for the editor: names of the calculators, and what the preview needs.
		wp_add_inline_script(
			'mortgage-calculator-embed-calculator-editor-script',
			'window.mortgageCalculatorEmbed = ' . wp_json_encode(
				array(
					'calculators' => array_map( static fn( $known ) => $known[ $lang ], mortgage_calculator_embed_calculators() ),
					'origin'      => get_option( MORTGAGE_CALCULATOR_EMBED_ORIGIN, '' ),
					'lang'        => $lang,
				)
			) . ';',
			'before'
		);
	}
);
