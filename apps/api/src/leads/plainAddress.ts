/** Only what is beyond doubt one e-mail address may be written to or answered. */
export const plainAddress = /^[\w.+-]{1,64}@[\w-]+(\.[\w-]+)+$/;
