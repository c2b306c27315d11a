export const provincesEnglish = {
  ON: "Ontario",
  BC: "British Columbia",
  AB: "Alberta",
  MB: "Manitoba",
  SK: "Saskatchewan",
  QC: "Quebec",
  NB: "New Brunswick",
  NS: "Nova Scotia",
  PE: "Prince Edward Island",
  NL: "Newfoundland and Labrador",
};

export const territoriesEnglish = {
  YT: "Yukon",
  NT: "Northwest Territories",
  NU: "Nunavut",
};

export const citiesEnglish = {
  Toronto: "Toronto",
  Montreal: "Montreal",
  "Quebec City": "Quebec City",
  Halifax: "Halifax",
};
