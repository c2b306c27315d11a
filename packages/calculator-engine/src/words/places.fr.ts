export const provincesFrench = {
  ON: "Ontario",
  BC: "Colombie-Britannique",
  AB: "Alberta",
  MB: "Manitoba",
  SK: "Saskatchewan",
  QC: "Québec",
  NB: "Nouveau-Brunswick",
  NS: "Nouvelle-Écosse",
  PE: "Île-du-Prince-Édouard",
  NL: "Terre-Neuve-et-Labrador",
};

export const territoriesFrench = {
  YT: "Yukon",
  NT: "Territoires du Nord-Ouest",
  NU: "Nunavut",
};

/** Provinces and territories with their preposition of place: "en Ontario". */
export const inPlacesFrench = {
  ON: "en Ontario",
  BC: "en Colombie-Britannique",
  AB: "en Alberta",
  MB: "au Manitoba",
  SK: "en Saskatchewan",
  QC: "au Québec",
  NB: "au Nouveau-Brunswick",
  NS: "en Nouvelle-Écosse",
  PE: "à l’Île-du-Prince-Édouard",
  NL: "à Terre-Neuve-et-Labrador",
  YT: "au Yukon",
  NT: "aux Territoires du Nord-Ouest",
  NU: "au Nunavut",
};

export const citiesFrench = {
  Toronto: "Toronto",
  Montreal: "Montréal",
  "Quebec City": "Québec",
  Halifax: "Halifax",
};
