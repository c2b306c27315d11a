import type { ContentSource } from "@mortgage-kit/content";
import { brokerage } from "./brokerage.ts";

const { responseTime } = brokerage.claims;

export const contact: ContentSource["contact"] = {
  page: {
    title: "Parlez-nous",
    subtitle:
      "Dites-nous ce que vous prévoyez, et nous disons ce qui est possible et ce qui vient ensuite.",
    metadata: {
      title: "Nous joindre",
      description: `Appelez ou écrivez à ${brokerage.shortName}. Les conseils sont gratuits, et une personne titulaire d’un permis vous répond en ${responseTime}.`,
    },
  },
  section: {
    title: "Prêt à commencer?",
    subtitle: `Une personne titulaire d’un permis vous répond en ${responseTime}.`,
    tiles: [
      { way: "phone", title: "Téléphone", description: "Pendant les heures d’ouverture" },
      { way: "email", title: "Courriel", description: "En tout temps" },
      { way: "location", title: "Bureau", description: `À ${brokerage.address.city}` },
    ],
    whyChoose: {
      title: `Pourquoi ${brokerage.name}?`,
      items: [
        "Accès à [[Number of lenders, such as 30+]] prêteurs",
        "Des conseils gratuits de personnes titulaires d’un permis",
        "Des mots simples sur chaque coût",
      ],
    },
    form: {
      title: "Écrivez-nous",
      hostedBy: "Ce formulaire est hébergé par",
      ifBlocked: "S’il ne s’affiche pas, appelez ou écrivez.",
    },
  },
  formPlaceholder: {
    title: "Formulaire",
    text: ["Laissez votre nom et un moyen de vous joindre, et nous appelons ou écrivons."],
    metadata: {
      title: "Formulaire",
      description: `Laissez votre nom et un moyen de vous joindre, dites quand, et ${brokerage.shortName} vous appelle ou vous écrit.`,
    },
  },
};
