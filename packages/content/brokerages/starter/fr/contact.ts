import type { ContentSource } from "@mortgage-kit/content";
import { brokerage } from "./brokerage.ts";

const { responseTime } = brokerage.claims;

export const contact: ContentSource["contact"] = {
  page: {
    title: "Parlez-nous",
    subtitle:
      "Dites-nous ce que vous prévoyez : nous vous dirons ce qui est possible et quelles sont les prochaines étapes.",
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
        "Accès à [[Nombre de prêteurs, comme plus de 30]] prêteurs",
        "Des conseils gratuits de personnes titulaires d’un permis",
        "Chaque coût expliqué en mots simples",
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
    text: ["Laissez votre nom et vos coordonnées : nous vous appellerons ou vous écrirons."],
    metadata: {
      title: "Formulaire",
      description: `Laissez votre nom, vos coordonnées et le moment qui vous convient : ${brokerage.shortName} vous appellera ou vous écrira.`,
    },
  },
};
