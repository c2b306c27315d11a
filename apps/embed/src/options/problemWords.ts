import type { RefusedPlace } from "@mortgage-kit/calculator-engine/canada/place";

/** Messages to a page's owner about invalid attributes and theme values. */
export const problemWordsEn = {
  title: "This calculator cannot be shown yet.",
  calculator: (asked: string, known: string) =>
    asked === ""
      ? `The attribute "calculator" is missing. Set it to one of: ${known}.`
      : `There is no calculator "${asked}". Set the attribute "calculator" to one of: ${known}.`,
  language: (asked: string) =>
    `The calculators do not speak "${asked}". Set the attribute "lang" to en or fr.`,
  agents: (entry: string) =>
    `The attribute "agents" has an entry that cannot be read: "${entry}". Write each as Name <name@brokerage.example>, with commas between them.`,
  address: (attribute: string, value: string) =>
    `The attribute "${attribute}" is not the address of a page: "${value}". Set it to an address that begins with https://.`,
  place: ({ setting, received, allowed }: RefusedPlace) =>
    allowed.length > 0
      ? `The attribute "${setting}" cannot be "${received}". Set it to one of: ${allowed.join(", ")}.`
      : `The attribute "${setting}" cannot be "${received}": no municipality there taxes a purchase itself. Leave it out.`,
  contrast: (ink: string, surface: string, ratio: string, min: number) =>
    `${ink} on ${surface} has a contrast of ${ratio} to 1, and at least ${min} is needed. The colours of the original are used instead.`,
  colour: (property: string, value: string) =>
    `${property} is not an opaque colour: "${value}". The colour of the original is used instead.`,
};

export type ProblemWords = typeof problemWordsEn;

export const problemWordsFr: ProblemWords = {
  title: "Cette calculatrice ne peut pas encore être affichée.",
  calculator: (asked, known) =>
    asked === ""
      ? `L’attribut « calculator » manque. Choisissez l’une de ces valeurs : ${known}.`
      : `Il n’y a pas de calculatrice « ${asked} ». Donnez à l’attribut « calculator » l’une de ces valeurs : ${known}.`,
  language: (asked) =>
    `Les calculatrices n’existent pas en « ${asked} ». Donnez à l’attribut « lang » la valeur en ou fr.`,
  agents: (entry) =>
    `L’attribut « agents » contient une entrée illisible : « ${entry} ». Écrivez chacune ainsi : Nom <nom@cabinet.example>, séparées par des virgules.`,
  address: (attribute, value) =>
    `L’attribut « ${attribute} » n’est pas l’adresse d’une page : « ${value} ». Donnez une adresse qui commence par https://.`,
  place: ({ setting, received, allowed }) =>
    allowed.length > 0
      ? `L’attribut « ${setting} » ne peut pas être « ${received} ». Donnez-lui l’une de ces valeurs : ${allowed.join(", ")}.`
      : `L’attribut « ${setting} » ne peut pas être « ${received} » : aucune municipalité n’y perçoit ses propres droits sur un achat. Retirez-le.`,
  contrast: (ink, surface, ratio, min) =>
    `${ink} sur ${surface} a un contraste de ${ratio} pour 1; il faut au moins ${min} pour 1. Les couleurs d’origine sont utilisées.`,
  colour: (property, value) =>
    `${property} n’est pas une couleur opaque : « ${value} ». La couleur d’origine est utilisée.`,
};
