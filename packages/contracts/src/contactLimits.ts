/** Maximum length of each field of an application, in characters after trimming. */
export const contactLimits = { firstName: 100, lastName: 100, phoneOrEmail: 254 } as const;
