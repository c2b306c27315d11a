<?php
/**
 * The calculators there are, and where each stands as a page of its own.
 *
 * @package MortgageCalculatorEmbed
 */

defined( 'ABSPATH' ) || exit;

/**
 * Their names by the id that the element knows them by.
 *
 * @return array<string, string>
 */
function mortgage_calculator_embed_names() {
	return array(
		'affordability'      => __( 'How much can I afford?', 'mortgage-calculator-embed' ),
		'payment'            => __( 'Mortgage payment', 'mortgage-calculator-embed' ),
		'refinance'          => __( 'Should I refinance?', 'mortgage-calculator-embed' ),
		'rent-vs-buy'        => __( 'Rent or buy?', 'mortgage-calculator-embed' ),
		'debt-consolidation' => __( 'Debt consolidation', 'mortgage-calculator-embed' ),
		'closing-fees'       => __( 'Closing fees', 'mortgage-calculator-embed' ),
		'renewal'            => __( 'Renewal check', 'mortgage-calculator-embed' ),
	);
}

/**
 * The attributes of the element for a block's own, without those that were left empty.
 *
 * @param array<string, mixed> $block The block's attributes.
 * @return array<string, string|true>
 */
function mortgage_calculator_embed_attributes( array $block ) {
	$names      = mortgage_calculator_embed_names();
	$calculator = isset( $names[ $block['calculator'] ?? '' ] ) ? $block['calculator'] : 'payment';
	$locale     = ( $block['lang'] ?? '' ) !== '' ? $block['lang'] : get_locale();
	$attributes = array(
		'calculator' => $calculator,
		'lang'       => strpos( $locale, 'fr' ) === 0 ? 'fr' : 'en',
		'style'      => 'display:block;min-height:52rem',
	);
	foreach ( array( 'apply', 'contact' ) as $name ) {
		if ( ( $block[ $name ] ?? '' ) !== '' ) {
			$attributes[ $name ] = esc_url_raw( $block[ $name ], array( 'http', 'https' ) );
		}
	}
	if ( ( $block['agents'] ?? '' ) !== '' ) {
		$attributes['agents'] = $block['agents'];
	}
	$colour = sanitize_hex_color( $block['action'] ?? '' );
	if ( $colour ) {
		$attributes['style'] .= ';--ui-ground-action:' . $colour;
	}
	if ( ! empty( $block['compact'] ) ) {
		$attributes['compact'] = true;
	}
	if ( ! empty( $block['shareFigures'] ) ) {
		$attributes['share-figures'] = true;
	}
	return $attributes;
}
