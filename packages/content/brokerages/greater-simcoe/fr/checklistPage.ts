import type { ChecklistPageSource } from "@mortgage-kit/content";
import { each, item } from "../pages/checklistPage.ts";

export const checklistPage: ChecklistPageSource = {
  hero: {
    title: "Documents à apporter",
    subtitle:
      "Les prêteurs demandent à peu près les mêmes documents. Avec ceux-ci, la plupart des dossiers n’exigent qu’une rencontre. Les cases cochées restent sur cette page jusqu’à sa fermeture.",
  },
  each: "chaque demandeur",
  print: "Imprimer la liste",
  mail: {
    button: "Mettre dans un courriel",
    subject: "Mes documents",
    greeting: "Bonjour, voici où j’en suis avec mes documents.",
    have: "Prêts",
    missing: "Manquants",
  },
  others: {
    title: "Selon votre situation",
    text: "Ouvrez ce qui vous concerne, et apportez aussi ces documents.",
  },
  situations: [
    {
      id: "everyone",
      title: "Pour tous",
      intro:
        "Quel que soit le prêt. Si deux personnes font la demande, chacune apporte les documents ainsi marqués.",
      items: [
        each(
          "Deux pièces d’identité, dont une avec photo",
          "Délivrées par un gouvernement et valides. La loi nous oblige à les voir.",
        ),
        each(
          "Lettre d’emploi",
          "Sur papier à en-tête, de 30 à 60 jours au plus : poste, date d’embauche, salaire, heures.",
        ),
        each("Dernier talon de paie", "De 30 jours au plus, avec le cumul de l’année."),
        each(
          "Avis de cotisation des deux dernières années",
          "Ils montrent aussi si des impôts sont dus.",
        ),
        each(
          "Feuillets T4 des deux dernières années",
          "Si la paie est horaire ou comprend des primes, des commissions ou des heures supplémentaires.",
        ),
        item(
          "Relevés des prêts, locations, cartes et pensions versées",
          "Avec le solde et le versement mensuel.",
        ),
        item("Spécimen de chèque ou formulaire de prélèvement automatique"),
      ],
    },
    {
      id: "purchase",
      title: "Acheter une propriété",
      intro: "Avant une offre, les trois premiers suffisent pour une préapprobation.",
      items: [
        item(
          "Relevés de 90 jours des comptes qui contiennent la mise de fonds",
          "Avec votre nom et le numéro de compte; les dépôts importants demandent une explication.",
        ),
        item(
          "Relevés du REER et du compte d’épargne libre d’impôt pour l’achat d’une première propriété",
          "Si une partie de la mise de fonds en provient.",
        ),
        item(
          "Lettre de don",
          "Si la famille en donne une partie : signée, et disant que ce n’est pas un prêt.",
        ),
        item("Preuve de 1,5 % du prix pour les frais de clôture", "En plus de la mise de fonds."),
        item("Promesse d’achat acceptée, avec ses annexes"),
        item("Fiche de la propriété, avec les taxes et les frais de copropriété"),
        item("Contrat de vente de votre propriété actuelle", "Si son produit paie celle-ci."),
        item("Nom et téléphone de votre notaire ou avocat"),
      ],
    },
    {
      id: "refinance",
      title: "Refinancer ou regrouper des dettes",
      intro: "Le prêteur examine la propriété autant que vous.",
      items: [
        item("Dernier relevé hypothécaire", "Solde, taux, versement et fin du terme."),
        item(
          "Indemnité de remboursement anticipé du prêt actuel",
          "Demandez-la par écrit à votre prêteur.",
        ),
        item("Dernier compte de taxes, avec la preuve qu’il est payé"),
        item("Attestation d’assurance habitation"),
        item(
          "Relevés de chaque dette à rembourser",
          "Avec les numéros de compte, pour que le notaire ou l’avocat puisse payer.",
        ),
        item("Frais de copropriété", "S’il y en a."),
      ],
    },
    {
      id: "renewal",
      title: "Renouveler ou changer de prêteur",
      intro: "Pour rester, la première ligne suffit; un nouveau prêteur examine tout le dossier.",
      items: [
        item(
          "Déclaration de renouvellement de votre prêteur",
          "Elle arrive au plus tard 21 jours avant la fin du terme.",
        ),
        item("Dernier relevé hypothécaire"),
        item("Dernier compte de taxes"),
        item("Attestation d’assurance habitation"),
        item("Offres d’autres prêteurs, si vous en avez"),
      ],
    },
    {
      id: "self-employed",
      title: "Travailleur autonome",
      intro: "À la place de la lettre d’emploi et du talon de paie.",
      items: [
        each("Déclarations T1 générales complètes des deux dernières années"),
        each("États des résultats d’une entreprise (T2125)", "Pour une entreprise individuelle."),
        item(
          "États financiers des deux dernières années",
          "Pour une société, préparés par un comptable.",
        ),
        item("Statuts constitutifs ou enregistrement de l’entreprise"),
        item("Preuve que l’impôt et la TVH sont payés"),
        item(
          "Relevés du compte d’entreprise de six à douze mois",
          "Si le revenu déclaré ne suffit pas à décrire la situation.",
        ),
      ],
    },
    {
      id: "newcomer",
      title: "Nouvel arrivant",
      intro: "Plusieurs programmes tiennent compte de ce que vous apportez de l’étranger.",
      items: [
        each("Carte ou confirmation de résidence permanente, ou permis de travail"),
        each("Dossier de crédit international, ou relevés bancaires étrangers de 12 mois"),
        item("Preuve de loyer ou de services payés à temps pendant 12 mois"),
        item("Preuve que la mise de fonds vient de votre propre compte à l’étranger"),
        each(
          "Lettre d’emploi à temps plein au Canada",
          "Depuis au moins trois mois, ou après la période d’essai.",
        ),
      ],
    },
    {
      id: "investor",
      title: "Immeuble de placement",
      intro: "Pour chaque propriété que vous possédez et celle que vous achetez.",
      items: [
        item("Baux des logements loués"),
        item("Relevé hypothécaire et compte de taxes de chaque propriété"),
        each("État des loyers (T776) des deux dernières années"),
        item(
          "Avis de l’évaluateur sur le loyer du marché",
          "Pour un logement qui n’est pas encore loué.",
        ),
        item("Frais de copropriété et assurance de chaque propriété"),
      ],
    },
  ],
  sources: {
    title: "D’où vient cette liste",
    text: "De listes que publient les prêteurs, et de ce que nos dossiers exigent. Le vôtre peut demander une ligne de plus ou de moins.",
  },
  link: "Documents à apporter",
  metadata: {
    title: "Documents à apporter à votre agent",
    description:
      "Les documents qu’un prêteur demande, selon la situation : achat, refinancement, renouvellement, travail autonome, arrivée au Canada, placement.",
  },
};
