/** Character on either side of the number to act on in a verdict's sentence. */
export const keyMark = "\0";

/** Marks the number to act on in a verdict's sentence. */
export const key = (number: string): string => keyMark + number + keyMark;
