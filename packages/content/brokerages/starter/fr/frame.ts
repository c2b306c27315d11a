import type { ContentSource } from "@mortgage-kit/content";
import { brokerage } from "./brokerage.ts";

/** Texts around every page, the home page, and the page for unknown paths. */
export const frame: Pick<ContentSource, "navigation" | "footer" | "home" | "notFound"> = {
  navigation: [
    { kind: "calculators", label: "Calculatrices" },
    { kind: "target", label: "Faire une demande", target: "applicationPortal" },
    { kind: "page", label: "Nous joindre", to: "/contact" },
  ],
  footer: {
    blurb: `${brokerage.name} négocie des prêts hypothécaires à ${brokerage.address.city}, les explique en mots simples et vous accompagne jusqu’au versement des fonds.`,
    company: {
      title: "Entreprise",
      links: [
        { label: "Calculatrices", to: "/resources" },
        { label: "Nous joindre", to: "/contact" },
      ],
    },
    copyright: `© 2026 ${brokerage.name}`,
  },
  home: {
    page: {
      metadata: {
        title: `${brokerage.shortName} | Prêts hypothécaires à ${brokerage.address.city}`,
        description: `Prêts hypothécaires à ${brokerage.address.city} : achat, renouvellement et refinancement. Comparez les prêteurs avec une personne titulaire d’un permis, sans frais.`,
      },
      hero: {
        title: `Votre prêt hypothécaire, expliqué à ${brokerage.address.city}`,
        subtitle:
          "Nous comparons les prêteurs pour vous, disons ce que coûte chaque offre et vous accompagnons jusqu’à la remise des clés.",
        button: "Faire une demande",
        ticks: ["Conseils gratuits", "Plusieurs prêteurs", "Gens d’ici"],
      },
      keyBenefits: {
        title: "Ce que vous obtenez",
        subtitle: "Dès le premier appel.",
        items: [
          {
            icon: "Handshake",
            title: "Des conseils sans frais",
            description:
              "Pour un prêt courant, le prêteur nous rémunère à la conclusion. Si un dossier exige des frais, vous le saurez avant de décider.",
          },
          {
            icon: "Search",
            title: "Une vraie comparaison",
            description:
              "Taux, versement, indemnité et remboursements anticipés permis, côte à côte, chez les prêteurs qui conviennent à votre dossier.",
          },
        ],
      },
    },
  },
  notFound: {
    title: "Page introuvable",
    text: "Il n’y a pas de page à cette adresse. La page d’accueil mène à toutes les autres.",
    button: "Retour à l’accueil",
    description:
      "Il n’y a pas de page à cette adresse. La page d’accueil mène à nos calculatrices, à nos services et à toutes les façons de nous joindre.",
  },
};
