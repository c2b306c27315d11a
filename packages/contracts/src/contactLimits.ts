/** The longest each field of an application may be, in characters after trimming. */
export const contactLimits = { firstName: 100, lastName: 100, phoneOrEmail: 254 } as const;
