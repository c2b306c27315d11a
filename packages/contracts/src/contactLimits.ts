/** Maximum length of each field of an application or a call-back, in characters after trimming. */
export const contactLimits = {
  firstName: 100,
  lastName: 100,
  phoneOrEmail: 254,
  /** The whole name, of a call-back. */
  name: 200,
} as const;
