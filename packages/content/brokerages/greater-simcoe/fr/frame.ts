import type { ContentSource } from "@mortgage-kit/content";
import { brokerage, claims } from "./brokerage.ts";

export const frame: Pick<ContentSource, "navigation" | "footer" | "home" | "notFound"> = {
  navigation: [
    { kind: "calculators", label: "Calculatrices" },
    { kind: "page", label: "Ressources", to: "/resources" },
    { kind: "page", label: "Taux", to: "/rates" },
    { kind: "page", label: "Documents à apporter", to: "/what-to-bring" },
    { kind: "target", label: "Faire une demande", target: "applicationPortal" },
    { kind: "page", label: "Nous joindre", to: "/contact" },
  ],
  footer: {
    blurb: `Une équipe hypothécaire d’Orillia. Nous comparons ${claims.lenders} prêteurs, annonçons tous les coûts et restons avec vous jusqu’au versement des fonds.`,
    company: {
      title: "Entreprise",
      links: [
        { label: "Ressources", to: "/resources" },
        { label: "Taux", to: "/rates" },
        { label: "Documents à apporter", to: "/what-to-bring" },
        { label: "Nous joindre", to: "/contact" },
      ],
    },
    independence: "Chaque bureau est une entreprise indépendante",
    copyright: `© 2024 ${brokerage.name}`,
  },
  home: {
    page: {
      metadata: {
        title: `${brokerage.name} | Prêts hypothécaires à Orillia`,
        description: `Une équipe d’Orillia compare ${claims.lenders} prêteurs pour vous. Calculatrices, taux à jour et demande en français. Consultation gratuite, sans obligation.`,
      },
      hero: {
        title: "Votre prêt hypothécaire, expliqué en français",
        subtitle: `Nous sommes vos voisins à Orillia et comparons ${claims.lenders} prêteurs à votre place. Consultation gratuite, sans obligation.`,
        button: "Commencer",
        ticks: ["Services gratuits", "Taux à jour", "Gens d’ici"],
      },
      keyBenefits: {
        title: "Ce que vous obtenez dès le premier appel",
        subtitle: "Où que vous soyez dans le Grand Simcoe.",
        items: [
          {
            icon: "Handshake",
            title: "Des conseils gratuits",
            description:
              "Le prêteur nous rémunère à la conclusion du prêt (sous réserve de l’approbation du crédit). Si un dossier exige des frais, vous le savez d’abord, en dollars.",
          },
          {
            icon: "Search",
            title: "Tout le marché",
            description: `Une seule demande, ${claims.lenders} prêteurs. Nous appelons, comparons et négocions, puis vous présentons les offres qui valent la peine d’être lues.`,
          },
        ],
      },
    },
  },
  notFound: {
    title: "Page introuvable",
    text: "Il n’y a pas de page à cette adresse. Les pages en français sont les suivantes.",
    button: "Retour à l’accueil",
    description:
      "Cette page n’existe pas. Revenez à l’accueil pour trouver nos calculatrices, nos taux et les personnes qui peuvent vous aider.",
  },
};
