import type { BrokerageSource } from "@mortgage-kit/content";
import { brokerage as english } from "../brokerage.ts";

/** Brokerage as its French pages and mails show it. Facts come from the English file. */
export const brokerage = {
  ...english,
  serviceArea: "[[Région que vous servez, en quelques mots]]",
  licence: {
    ...english.licence,
    label: "[[Où vous avez un permis, comme Titulaire d’un permis au Nouveau-Brunswick]]",
  },
  complaintsOfficer: {
    ...english.complaintsOfficer,
    title: "[[Titre de la personne qui répond aux plaintes, avec celui de son permis]]",
  },
  privacyOfficer: {
    ...english.privacyOfficer,
    title: "Responsable de la protection des renseignements personnels",
  },
  priceRange: "Consultation gratuite",
  claims: { ...english.claims, responseTime: "un jour ouvrable" },
} satisfies BrokerageSource;
