<?php
/**
 * Installs a WordPress, activates the plugin in it and writes a page with two blocks and one that fights.
 * Prints what the test looks at, as JSON on its last line.
 *
 * @package MortgageCalculatorEmbed
 */

define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST'] = 'localhost';
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

// Nobody is to be told by mail, and the machine may have no way to.
add_filter( 'pre_wp_mail', '__return_true' );
wp_install( 'Brokerage', 'admin', 'admin@brokerage.example', false, '', 'a password for one minute' );
$activated = activate_plugin( 'mortgage-calculator-embed/mortgage-calculator-embed.php' );
if ( is_wp_error( $activated ) ) {
	fwrite( STDERR, $activated->get_error_message() . "\n" );
	exit( 1 );
}
// As WordPress does it for every request from the next on.
register_block_type( WP_PLUGIN_DIR . '/mortgage-calculator-embed' );

/** A page with these blocks. */
function page_of( array ...$blocks ) {
	$content = '';
	foreach ( $blocks as $block ) {
		$content .= sprintf( "<!-- wp:mortgage-calculator-embed/calculator %s /-->\n", serialize_block_attributes( $block ) );
	}
	return array(
		'post_type'    => 'page',
		'post_status'  => 'publish',
		'post_title'   => 'Calculators',
		'post_content' => wp_slash( $content ),
	);
}

$two     = page_of(
	array(
		'calculator'   => 'refinance',
		'lang'         => 'fr',
		'apply'        => 'https://brokerage.example/apply?a=1&b=2',
		'agents'       => 'Robin Ng <robin@brokerage.example>',
		'action'       => '#005a9c',
		'corner'       => '10px',
		'font'         => 'Lato, sans-serif',
		'shareFigures' => true,
	),
	array( 'calculator' => 'payment', 'compact' => true )
);
$hostile = page_of(
	array(
		'calculator' => '"><script>alert(1)</script>',
		'apply'      => 'javascript:alert(1)',
		'agents'     => '"><script>alert(1)</script>',
		'action'     => 'red;background:url(//elsewhere.example)',
		'font'       => 'x;background:url(//elsewhere.example)',
		'corner'     => '1px;color:red',
	)
);

$without = array( 'visitor' => trim( do_blocks( wp_unslash( $two['post_content'] ) ) ) );
wp_set_current_user( 1 );
$without['owner'] = trim( do_blocks( wp_unslash( $two['post_content'] ) ) );

$origins = array();
foreach ( array( 'https://mortgages.example/embed/', 'http://localhost:3000', 'mortgages.example', 'javascript:alert(1)' ) as $typed ) {
	$origins[ $typed ] = mortgage_calculator_embed_origin_of( $typed );
}
update_option( MORTGAGE_CALCULATOR_EMBED_ORIGIN, $origins['https://mortgages.example/embed/'] );

$type    = WP_Block_Type_Registry::get_instance()->get_registered( 'mortgage-calculator-embed/calculator' );
$editor  = wp_scripts()->registered[ $type->editor_script_handles[0] ];
$unknown = array_values( array_diff( $editor->deps, array_keys( wp_scripts()->registered ) ) );

echo "\n", wp_json_encode(
	array(
		'pages'   => array(
			'two'     => wp_insert_post( $two ),
			'hostile' => wp_insert_post( $hostile ),
		),
		'without' => $without,
		'origins' => $origins,
		'editor'  => array( 'source' => $editor->src, 'unknown' => $unknown ),
	)
);
