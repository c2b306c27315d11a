import type { ChecklistPageSource } from "@mortgage-kit/content";

export const checklistPage: ChecklistPageSource = {
  hero: {
    title: "Documents à apporter",
    subtitle:
      "Les prêteurs demandent à peu près les mêmes documents. Avec ceux-ci, la plupart des dossiers exigent une rencontre au lieu de trois. Les coches restent sur cette page jusqu’à sa fermeture.",
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
  situations: [
    {
      id: "everyone",
      title: "Pour tous",
      intro:
        "Quel que soit le prêt. Si deux personnes font la demande, chacune apporte les lignes ainsi marquées.",
      items: [
        {
          text: "Deux pièces d’identité, dont une avec photo",
          detail: "Délivrées par un gouvernement et valides. La loi nous oblige à les voir.",
          each: true,
        },
        {
          text: "Lettre d’emploi",
          detail:
            "Sur papier à en-tête, de 30 à 60 jours au plus : poste, date d’entrée, salaire, heures.",
          each: true,
        },
        {
          text: "Dernier talon de paie",
          detail: "De 30 jours au plus, avec le cumul de l’année.",
          each: true,
        },
        {
          text: "Avis de cotisation des deux dernières années",
          detail: "Ils montrent aussi si des impôts sont dus.",
          each: true,
        },
        {
          text: "Feuillets T4 des deux dernières années",
          detail:
            "Si la paie est horaire ou comprend des primes, des commissions ou des heures supplémentaires.",
          each: true,
        },
        {
          text: "Relevés des prêts, locations, cartes et pensions versées",
          detail: "Avec le solde et le versement mensuel.",
        },
        { text: "Spécimen de chèque ou formulaire de prélèvement automatique" },
      ],
    },
    {
      id: "purchase",
      title: "Acheter une propriété",
      intro: "Avant une offre, les trois premiers suffisent pour une préapprobation.",
      items: [
        {
          text: "Relevés de 90 jours des comptes qui contiennent la mise de fonds",
          detail:
            "Avec votre nom et le numéro de compte; les dépôts importants demandent une explication.",
        },
        {
          text: "Relevés du REER et du compte d’épargne libre d’impôt pour l’achat d’une première propriété",
          detail: "Si une partie de la mise de fonds en provient.",
        },
        {
          text: "Lettre de don",
          detail: "Si la famille en donne une partie : signée, et disant que ce n’est pas un prêt.",
        },
        {
          text: "Preuve de 1,5 % du prix pour les frais de clôture",
          detail: "En plus de la mise de fonds.",
        },
        { text: "Promesse d’achat acceptée, avec ses annexes" },
        { text: "Fiche de la propriété, avec les taxes et les frais de copropriété" },
        {
          text: "Contrat de vente de votre propriété actuelle",
          detail: "Si son produit paie celle-ci.",
        },
        { text: "Nom et téléphone de votre notaire ou avocat" },
      ],
    },
    {
      id: "refinance",
      title: "Refinancer ou regrouper des dettes",
      intro: "Le prêteur examine la propriété autant que vous.",
      items: [
        { text: "Dernier relevé hypothécaire", detail: "Solde, taux, versement et fin du terme." },
        {
          text: "Indemnité de remboursement anticipé du prêt actuel",
          detail: "Demandez-la par écrit à votre prêteur.",
        },
        { text: "Dernier compte de taxes, avec la preuve qu’il est payé" },
        { text: "Attestation d’assurance habitation" },
        {
          text: "Relevés de chaque dette à rembourser",
          detail: "Avec les numéros de compte, pour que le notaire ou l’avocat puisse payer.",
        },
        { text: "Frais de copropriété", detail: "S’il y en a." },
      ],
    },
    {
      id: "renewal",
      title: "Renouveler ou changer de prêteur",
      intro: "Pour rester, la première ligne suffit; un nouveau prêteur examine tout le dossier.",
      items: [
        {
          text: "Déclaration de renouvellement de votre prêteur",
          detail: "Elle arrive au plus tard 21 jours avant la fin du terme.",
        },
        { text: "Dernier relevé hypothécaire" },
        { text: "Dernier compte de taxes" },
        { text: "Attestation d’assurance habitation" },
        { text: "Offres d’autres prêteurs, si vous en avez" },
      ],
    },
    {
      id: "self-employed",
      title: "Travailleur autonome",
      intro: "À la place de la lettre d’emploi et du talon de paie.",
      items: [
        { text: "Déclarations T1 générales complètes des deux dernières années", each: true },
        {
          text: "États des résultats d’une entreprise (T2125)",
          detail: "Pour une entreprise individuelle.",
          each: true,
        },
        {
          text: "États financiers des deux dernières années",
          detail: "Pour une société, préparés par un comptable.",
        },
        { text: "Statuts constitutifs ou enregistrement de l’entreprise" },
        { text: "Preuve que l’impôt et la TVH sont payés" },
        {
          text: "Relevés du compte d’entreprise de six à douze mois",
          detail: "Si le revenu cotisé ne suffit pas à décrire la situation.",
        },
      ],
    },
    {
      id: "newcomer",
      title: "Nouvel arrivant",
      intro: "Plusieurs programmes tiennent compte de ce que vous apportez de l’étranger.",
      items: [
        { text: "Carte ou confirmation de résidence permanente, ou permis de travail", each: true },
        {
          text: "Dossier de crédit international, ou relevés bancaires étrangers de 12 mois",
          each: true,
        },
        { text: "Preuve de loyer ou de services payés à temps pendant 12 mois" },
        { text: "Preuve que la mise de fonds vient de votre propre compte à l’étranger" },
        {
          text: "Lettre d’emploi à temps plein au Canada",
          detail: "Depuis au moins trois mois, ou après la période d’essai.",
          each: true,
        },
      ],
    },
    {
      id: "investor",
      title: "Immeuble de placement",
      intro: "Pour chaque propriété que vous possédez et celle que vous achetez.",
      items: [
        { text: "Baux des logements loués" },
        { text: "Relevé hypothécaire et compte de taxes de chaque propriété" },
        { text: "État des loyers (T776) des deux dernières années", each: true },
        {
          text: "Avis de l’évaluateur sur le loyer du marché",
          detail: "Pour un logement qui n’est pas encore loué.",
        },
        { text: "Frais de copropriété et assurance de chaque propriété" },
      ],
    },
  ],
  sources: {
    title: "D’où vient cette liste",
    text: "De listes que publient prêteurs et courtiers, et de ce que nos dossiers exigent. Le vôtre peut demander une ligne de plus ou de moins.",
    names: [
      "Vancity : How to apply for a mortgage",
      "True North Mortgage : Mortgage checklist",
      "RateBuzz : Required mortgage documents",
    ],
  },
  link: "Documents à apporter",
  metadata: {
    title: "Documents à apporter à votre agent",
    description:
      "Les documents qu’un prêteur demande, selon la situation : achat, refinancement, renouvellement, travail autonome, arrivée au Canada, placement.",
  },
};
