/**
 * Rate per period, as a fraction, below which interest changes no digit of a payment.
 *
 * A rate far below it has so few digits left that its quotients are wrong, so it counts as 0.
 */
export const negligibleRate = 1e-30;
