/**
 * A fraction per period below which interest changes no digit of a payment.
 *
 * Far below it a rate has so few digits left that quotients of it are wrong, so it counts as 0.
 */
export const negligibleRate = 1e-30;
