<?php
/**
 * Origin that serves the calculators, set once by an administrator.
 *
 * @package MortgageCalculatorEmbed
 */

defined( 'ABSPATH' ) || exit;

/**
 * An origin without a path, or nothing where the text is none.
 *
 * @param mixed $value What was typed.
 * @return string
 */
function mortgage_calculator_embed_origin_of( $value ) {
	$value = trim( (string) $value );
	// WordPress itself would take an address without a scheme for one of http.
	$address = preg_match( '#^https?://#i', $value ) ? $value : 'https://' . $value;
	$parts   = wp_parse_url( esc_url_raw( $address, array( 'https', 'http' ) ) );
	if ( empty( $parts['scheme'] ) || empty( $parts['host'] ) ) {
		return '';
	}
	$port = isset( $parts['port'] ) ? ':' . $parts['port'] : '';
	return $parts['scheme'] . '://' . $parts['host'] . $port;
}

add_action(
	'admin_init',
	static function () {
		register_setting(
			'mortgage_calculator_embed',
			MORTGAGE_CALCULATOR_EMBED_ORIGIN,
			array(
				'type'              => 'string',
				'default'           => '',
				'sanitize_callback' => 'mortgage_calculator_embed_origin_of',
			)
		);
	}
);

add_action(
	'admin_menu',
	static function () {
		$title = __( 'Mortgage calculators', 'mortgage-calculator-embed' );
		add_options_page( $title, $title, 'manage_options', 'mortgage-calculator-embed', 'mortgage_calculator_embed_page' );
	}
);

/** The page under Settings. */
function mortgage_calculator_embed_page() {
	?>
	<div class="wrap">
		<h1><?php esc_html_e( 'Mortgage calculators', 'mortgage-calculator-embed' ); ?></h1>
		<form method="post" action="options.php">
			<?php settings_fields( 'mortgage_calculator_embed' ); ?>
			<p>
				<label for="mortgage-calculator-embed-origin"><?php esc_html_e( 'Address of the calculators', 'mortgage-calculator-embed' ); ?></label><br>
				<input class="regular-text" type="url" id="mortgage-calculator-embed-origin"
					name="<?php echo esc_attr( MORTGAGE_CALCULATOR_EMBED_ORIGIN ); ?>"
					value="<?php echo esc_attr( get_option( MORTGAGE_CALCULATOR_EMBED_ORIGIN, '' ) ); ?>"
					placeholder="https://mortgages.example">
			</p>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}
