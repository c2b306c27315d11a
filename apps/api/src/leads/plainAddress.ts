/**
 * Matches only texts that are certainly one e-mail address: no other may be written to or answered.
 */
export const plainAddress = /^[\w.+-]{1,64}@[\w-]+(\.[\w-]+)+$/;
