<?php
/**
 * Stand-ins for what the plugin calls of WordPress. A test's code runs with them, and `$given` is what it was given.
 *
 * @package MortgageCalculatorEmbed
 */

define( 'ABSPATH', '.' );
$given    = json_decode( $argv[1], true );
$options  = array( 'origin' => '', 'is_owner' => false, 'locale' => 'en_CA' );
$enqueued = array();
$filters  = array();

// phpcs:disable
function add_action() {}
function add_filter( $name, $filter ) { $GLOBALS['filters'][ $name ] = $filter; }
function get_option() { return $GLOBALS['options']['origin']; }
function current_user_can() { return $GLOBALS['options']['is_owner']; }
function get_locale() { return $GLOBALS['options']['locale']; }
function wp_json_file_decode() { return $GLOBALS['given']['calculators']; }
function wp_parse_url( $url ) { return parse_url( $url ); }
function wp_enqueue_script( $handle, $source ) { $GLOBALS['enqueued'][ $handle ] = $source; }
function get_block_wrapper_attributes() { return 'class="wp-block"'; }
function esc_attr( $text ) { return htmlspecialchars( $text, ENT_QUOTES ); }
function esc_html( $text ) { return htmlspecialchars( $text, ENT_QUOTES ); }
function esc_html__( $text ) { return esc_html( $text ); }
function esc_url( $url ) { return esc_html( esc_url_raw( $url ) ); }
function esc_url_raw( $url ) { return preg_match( '#^https?://#i', $url ) ? $url : ''; }
function sanitize_hex_color( $colour ) { return preg_match( '/^#([0-9a-f]{3}){1,2}$/i', $colour ) ? $colour : null; }

require __DIR__ . '/mortgage-calculator-embed/mortgage-calculator-embed.php';

/** The HTML of a block with these attributes. */
function block( $attributes, $changed = array() ) {
	$GLOBALS['options'] = array_merge( $GLOBALS['options'], $changed );
	ob_start();
	include __DIR__ . '/mortgage-calculator-embed/render.php';
	return ob_get_clean();
}
