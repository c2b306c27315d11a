<?php
/**
 * The block on a page: the element, with a plain link inside that stands where scripts do not run.
 *
 * @package MortgageCalculatorEmbed
 *
 * @var array<string, mixed> $attributes The block's attributes.
 */

defined( 'ABSPATH' ) || exit;

$mortgage_calculator_embed_origin = get_option( MORTGAGE_CALCULATOR_EMBED_ORIGIN, '' );
if ( '' === $mortgage_calculator_embed_origin ) {
	if ( current_user_can( 'manage_options' ) ) {
		printf(
			'<p>%s</p>',
			esc_html__( 'Set the address of the calculators under Settings, Mortgage calculators. Only you see this line.', 'mortgage-calculator-embed' )
		);
	}
	return;
}

wp_enqueue_script(
	'mortgage-calculator-embed',
	$mortgage_calculator_embed_origin . '/embed/v1.js',
	array(),
	null, // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- the address is that of the newest.
	true
);

$mortgage_calculator_embed_element = mortgage_calculator_embed_attributes( $attributes );
$mortgage_calculator_embed_link    = mortgage_calculator_embed_link(
	$mortgage_calculator_embed_origin,
	$mortgage_calculator_embed_element['calculator'],
	$mortgage_calculator_embed_element['lang']
);

echo '<div ' . get_block_wrapper_attributes() . '><mortgage-calculator'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by WordPress.
foreach ( $mortgage_calculator_embed_element as $mortgage_calculator_embed_name => $mortgage_calculator_embed_value ) {
	if ( true === $mortgage_calculator_embed_value ) {
		echo ' ' . esc_attr( $mortgage_calculator_embed_name );
	} else {
		printf( ' %s="%s"', esc_attr( $mortgage_calculator_embed_name ), esc_attr( $mortgage_calculator_embed_value ) );
	}
}
printf(
	'><a href="%s">%s</a></mortgage-calculator></div>',
	esc_url( $mortgage_calculator_embed_link['href'] ),
	esc_html( $mortgage_calculator_embed_link['name'] )
);
