<?php
/**
 * The calculators there are, and where each stands as a page of its own.
 *
 * @package MortgageCalculatorEmbed
 */

defined( 'ABSPATH' ) || exit;

/**
 * Their names and the pixels that their first steps take at most, by the id that the element knows them by.
 *
 * @return array<string, array{en: string, fr: string, full: int, compact: int}>
 */
function mortgage_calculator_embed_calculators() {
	static $calculators;
	$calculators ??= wp_json_file_decode( __DIR__ . '/calculators.json', array( 'associative' => true ) );
	return $calculators;
}

/**
 * The link that stands where scripts do not run: the address of the calculator as a page, and its name.
 *
 * @param string $origin     Where the calculators are served.
 * @param string $calculator The calculator's id.
 * @param string $lang       The block's language, en or fr.
 * @return array{href: string, name: string}
 */
function mortgage_calculator_embed_link( $origin, $calculator, $lang ) {
	$path = 'fr' === $lang ? '/embed/frame/' . $calculator . '?lang=fr' : '/resources/' . $calculator . '-calculator';
	return array(
		'href' => $origin . $path,
		'name' => mortgage_calculator_embed_calculators()[ $calculator ][ $lang ],
	);
}

/**
 * The attributes of the element for a block's own, without those that were left empty.
 *
 * @param array<string, mixed> $block The block's attributes.
 * @return array<string, string|true>
 */
function mortgage_calculator_embed_attributes( array $block ) {
	$known      = mortgage_calculator_embed_calculators();
	$calculator = isset( $known[ $block['calculator'] ?? '' ] ) ? $block['calculator'] : 'payment';
	$locale     = ( $block['lang'] ?? '' ) !== '' ? $block['lang'] : get_locale();
	$attributes = array(
		'calculator' => $calculator,
		'lang'       => strpos( $locale, 'fr' ) === 0 ? 'fr' : 'en',
		'style'      => mortgage_calculator_embed_style( $block ),
	);
	foreach ( array( 'apply', 'contact', 'rates' ) as $name ) {
		if ( ( $block[ $name ] ?? '' ) !== '' ) {
			$attributes[ $name ] = esc_url_raw( $block[ $name ], array( 'http', 'https' ) );
		}
	}
	foreach ( array( 'agents', 'brokerage', 'licence' ) as $name ) {
		if ( ( $block[ $name ] ?? '' ) !== '' ) {
			$attributes[ $name ] = $block[ $name ];
		}
	}
	$attributes += mortgage_calculator_embed_place( $block );
	if ( ! empty( $block['compact'] ) ) {
		$attributes['compact'] = true;
	}
	if ( ! empty( $block['shareFigures'] ) ) {
		$attributes['share-figures'] = true;
	}
	return $attributes;
}

/** The provinces and territories, each with its municipalities that tax a purchase themselves. */
const MORTGAGE_CALCULATOR_EMBED_PLACES = array(
	'ON' => array( 'toronto' ),
	'BC' => array(),
	'AB' => array(),
	'MB' => array(),
	'SK' => array(),
	'QC' => array( 'montreal', 'quebec-city' ),
	'NB' => array(),
	'NS' => array( 'halifax' ),
	'PE' => array(),
	'NL' => array(),
	'YT' => array(),
	'NT' => array(),
	'NU' => array(),
);

/**
 * The place that a block settles; what is none of the choices is left out.
 *
 * @param array<string, mixed> $block The block's attributes.
 * @return array<string, string>
 */
function mortgage_calculator_embed_place( array $block ) {
	$province = $block['province'] ?? '';
	if ( ! isset( MORTGAGE_CALCULATOR_EMBED_PLACES[ $province ] ) ) {
		return array();
	}
	$place        = array( 'province' => $province );
	$municipality = $block['municipality'] ?? '';
	if ( in_array( $municipality, MORTGAGE_CALCULATOR_EMBED_PLACES[ $province ], true ) ) {
		$place['municipality'] = $municipality;
	}
	return $place;
}

/** Custom properties of the element, by the block's colours. */
const MORTGAGE_CALCULATOR_EMBED_COLOURS = array(
	'action'   => '--ui-background-action',
	'onAction' => '--ui-background-on-action',
	'surface'  => '--ui-background-surface',
	'text'     => '--ui-background-text',
	'strong'   => '--ui-background-strong',
	'link'     => '--ui-background-link',
	'progress' => '--ui-background-series1',
);

/**
 * The room that the element keeps free until it is drawn, and the look that the block asks for.
 *
 * @param array<string, mixed> $block The block's attributes.
 * @return string
 */
function mortgage_calculator_embed_style( array $block ) {
	$known = mortgage_calculator_embed_calculators();
	$room  = $known[ $block['calculator'] ?? '' ] ?? $known['payment'];
	$rules = array( 'display:block', 'min-height:' . $room[ empty( $block['compact'] ) ? 'full' : 'compact' ] . 'px' );
	foreach ( MORTGAGE_CALCULATOR_EMBED_COLOURS as $name => $property ) {
		$colour = sanitize_hex_color( $block[ $name ] ?? '' );
		if ( $colour ) {
			$rules[] = $property . ':' . $colour;
		}
	}
	$fonts = array(
		'font'        => '--ui-font-body',
		'headingFont' => '--ui-font-heading',
	);
	foreach ( $fonts as $name => $property ) {
		$font = trim( preg_replace( '/[^\p{L}\p{N}\s,_-]/u', '', $block[ $name ] ?? '' ) );
		if ( '' !== $font ) {
			$rules[] = $property . ':' . $font;
		}
	}
	if ( preg_match( '/^\d{1,2}px$/', $block['corner'] ?? '' ) ) {
		$rules[] = '--ui-radius-small:' . $block['corner'];
		$rules[] = '--ui-radius-large:' . $block['corner'];
	}
	return implode( ';', $rules );
}
