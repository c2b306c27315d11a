import type { BrokerageSource } from "@mortgage-kit/content";
import { brokerage as english } from "../brokerage.ts";
import { claims as englishClaims, responseHours } from "../claims.ts";
import { reminder } from "./reminder.ts";

export const claims = {
  ...englishClaims,
  lenders: englishClaims.lenders.replace(/(\d+)\+/, "plus de $1"),
  responseTime: `${responseHours} heures`,
};

/** Brokerage as its French pages and mails show it. Facts come from the English file. */
export const brokerage = {
  ...english,
  serviceArea: "Au service du Grand Simcoe",
  licence: { ...english.licence, label: "Titulaire d’un permis en Ontario" },
  complaintsOfficer: { ...english.complaintsOfficer, title: "responsable des plaintes" },
  privacyOfficer: {
    ...english.privacyOfficer,
    title: "Responsable de la protection des renseignements personnels",
  },
  priceRange: "Consultation gratuite",
  poweredBy: { ...english.poweredBy, label: "Propulsé par Northshore Web Works" },
  claims: { ...english.claims, responseTime: claims.responseTime },
  reminder,
} satisfies BrokerageSource;
