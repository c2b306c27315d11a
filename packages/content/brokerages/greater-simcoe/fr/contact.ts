import type { ContentSource } from "@mortgage-kit/content";
import { brokerage, claims } from "./brokerage.ts";

export const contact: ContentSource["contact"] = {
  page: {
    title: "Parlez à un agent de votre région",
    subtitle: "Nous vous dirons ce qui est possible, ce que cela coûte et par où commencer.",
    metadata: {
      title: "Nous joindre à Orillia",
      description: `Appelez, écrivez ou demandez un appel à notre bureau d’Orillia. Conseils hypothécaires gratuits, avec une réponse en moins de ${claims.responseTime}.`,
    },
  },
  section: {
    title: "Prêt à commencer?",
    subtitle: `Appelez, écrivez ou utilisez le formulaire. Une personne titulaire d’un permis vous répond en moins de ${claims.responseTime}.`,
    tiles: [
      { way: "phone", title: "Téléphone", description: "Pour une consultation" },
      {
        way: "email",
        title: "Courriel",
        description: `Réponse en moins de ${claims.responseTime}`,
      },
      { way: "hours", title: "Heures d’ouverture" },
      { way: "location", title: "Bureau", description: brokerage.serviceArea },
    ],
    whyChoose: {
      title: `Pourquoi choisir ${brokerage.name}?`,
      items: [
        `Accès à ${claims.lenders} prêteurs`,
        "Consultation gratuite avec un expert",
        "Une réponse claire, en dollars",
      ],
    },
    form: {
      title: "Écrivez-nous",
      hostedBy: "Ce formulaire est hébergé par",
      ifBlocked: "S’il ne s’affiche pas, appelez ou écrivez : nous répondons aussi vite.",
    },
  },
  formPlaceholder: {
    title: "Votre projet",
    text: ["Nom et coordonnées suffisent."],
    metadata: {
      title: "Formulaire",
      description:
        "Laissez votre nom, un moyen de vous joindre et le moment qui vous convient. Un agent de notre bureau d’Orillia vous appelle ou vous écrit.",
    },
  },
};
