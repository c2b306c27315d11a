/** Character on either side of the number to act on in a verdict's sentence. */
export const keyMark = "\0";

/** Marks the number to act on in a verdict's sentence. */
export const key = (number: string): string => keyMark + number + keyMark;

/** Begins a text with a capital letter. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
