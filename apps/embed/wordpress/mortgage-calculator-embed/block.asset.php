<?php
/**
 * Dependencies of the editor's script, loaded before it runs.
 *
 * @package MortgageCalculatorEmbed
 */

return array(
	'dependencies' => array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-i18n' ),
	'version'      => '1.0.0',
);
