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
		'fixed-or-variable'  => __( 'Fixed or variable?', 'mortgage-calculator-embed' ),
		'home-income'        => __( 'What income does this home take?', 'mortgage-calculator-embed' ),
		'leaving'            => __( 'What leaving costs', 'mortgage-calculator-embed' ),
		'renewal'            => __( 'Renewal check', 'mortgage-calculator-embed' ),
	);
}

/**
 * Their names in French, whatever the language of the site around a French block.
 *
 * @return array<string, string>
 */
function mortgage_calculator_embed_french_names() {
	return array(
		'affordability'      => 'Quelle propriété puis-je m’offrir?',
		'payment'            => 'Versement hypothécaire',
		'refinance'          => 'Devrais-je refinancer?',
		'rent-vs-buy'        => 'Louer ou acheter',
		'debt-consolidation' => 'Regroupement de dettes',
		'closing-fees'       => 'Frais de clôture',
		'fixed-or-variable'  => 'Fixe ou variable?',
		'home-income'        => 'Quel revenu faut-il pour cette propriété?',
		'leaving'            => 'Coût d’un remboursement anticipé',
		'renewal'            => 'Renouvellement hypothécaire',
	);
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
	if ( 'fr' === $lang ) {
		return array(
			'href' => $origin . '/embed/frame/' . $calculator . '?lang=fr',
			'name' => mortgage_calculator_embed_french_names()[ $calculator ],
		);
	}
	return array(
		'href' => $origin . '/resources/' . $calculator . '-calculator',
		'name' => mortgage_calculator_embed_names()[ $calculator ],
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
		'style'      => mortgage_calculator_embed_style( $block ),
	);
	foreach ( array( 'apply', 'contact' ) as $name ) {
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

/** The room in pixels that each calculator's first step takes at most. */
const MORTGAGE_CALCULATOR_EMBED_ROOM = array(
	'affordability'      => array( 'full' => 1090, 'compact' => 660 ),
	'payment'            => array( 'full' => 1030, 'compact' => 660 ),
	'refinance'          => array( 'full' => 1140, 'compact' => 660 ),
	'rent-vs-buy'        => array( 'full' => 1060, 'compact' => 660 ),
	'debt-consolidation' => array( 'full' => 1060, 'compact' => 680 ),
	'closing-fees'       => array( 'full' => 1060, 'compact' => 660 ),
	'fixed-or-variable'  => array( 'full' => 1335, 'compact' => 820 ),
	'home-income'        => array( 'full' => 1050, 'compact' => 645 ),
	'leaving'            => array( 'full' => 1320, 'compact' => 900 ),
	'renewal'            => array( 'full' => 1610, 'compact' => 900 ),
);

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
	$room  = MORTGAGE_CALCULATOR_EMBED_ROOM[ $block['calculator'] ?? '' ] ?? MORTGAGE_CALCULATOR_EMBED_ROOM['payment'];
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
