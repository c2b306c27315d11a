// In a file that imports nothing: bundlers then write the figure in place.
/** Percent of the price a year: the default of a form and of a lender's count. */
export const typicalPropertyTaxRate = 1.2;
