/**
 * Matches texts that are certainly one e-mail address. Mail goes to no other, as recipient or Reply-To.
 */
export const plainAddress = /^[\w.+-]{1,64}@[\w-]+(\.[\w-]+)+$/;
