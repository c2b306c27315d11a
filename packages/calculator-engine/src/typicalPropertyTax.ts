// In a file that imports nothing: bundlers then write the figure in place.
/** Percent of the price a year: what a form starts with and a lender's view assumes until told. */
export const typicalPropertyTaxRate = 1.2;
