// Separate constant in a file without dependencies, so that bundlers inline the value.
/** Default property tax of a form and of a lender's count, in percent of the price a year. */
export const typicalPropertyTaxRate = 1.2;
