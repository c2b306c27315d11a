import type { Forbidden, Short } from "../insight/purchaseCosts.ts";
import type { NewHomeFacts } from "../insight/purchaseFacts.ts";
import type { Quantity } from "../quantity.ts";
import type { FactWords } from "./FactWords.ts";
import { type Formatter, key } from "./Formatter.ts";
import type { LenderWords } from "./LenderWords.ts";

export const prohibitionFrench = {
  sentence: ({ lastDay, upTo }: Forbidden, format: Formatter) =>
    upTo
      ? `Votre statut permet un achat d’au plus ${key(format.about(upTo))} jusqu’au ${format.date(lastDay)}`
      : `Sauf exception, l’achat est interdit aux non-Canadiens jusqu’au ${key(format.date(lastDay))}`,
  or: ({ upTo }: Forbidden, format: Formatter) =>
    upTo
      ? `avec votre statut au Canada, au plus ${format.about(upTo)}`
      : "l’achat est interdit à la plupart des acheteurs étrangers; consultez-nous",
  because: ({ lastDay, lookedOn }: Forbidden, format: Formatter) =>
    `L’interdiction fédérale visant les acheteurs étrangers prend fin le ${format.date(lastDay)}, selon la loi actuelle. Aucune prolongation n’a été trouvée le ${format.date(lookedOn)} : après cette date, l’achat est permis. Une propriété reçue par séparation, donation ou succession n’est pas un achat au sens de cette loi. Le statut de l’acheteur et le lieu déterminent si une exception s’applique; consultez un notaire ou un avocat.`,
};

export const putDownFrench = {
  sentence: ({ minimum, shortBy }: Short, format: Formatter) =>
    `Versez d’abord au moins ${key(format.atLeast(minimum))} (${format.atLeast(shortBy)} de plus que prévu)`,
  or: ({ minimum }: Short, format: Formatter) =>
    `mise de fonds d’au moins ${format.atLeast(minimum)}`,
};

export const notInsuredFrench = {
  "down-payment": "Avec cette mise de fonds, le prêt hypothécaire ne peut pas être assuré.",
  "price-cap": "À ce prix, aucun prêt hypothécaire ne peut être assuré.",
  occupancy: "Le prêt sur une propriété mise en location ne peut pas être assuré.",
  "right-to-work":
    "Les assureurs n’acceptent un acheteur étranger que s’il a le droit de travailler au Canada.",
};

export const fewGoBeyond = (longest: Quantity, format: Formatter) =>
  `Peu de prêteurs dépassent ${format.about(longest)}.`;

const salesTaxes = { gst: "TPS", hst: "TVH", "gst-and-qst": "TPS et TVQ" } as const;

export const newHomeFrench: Readonly<Record<keyof NewHomeFacts, FactWords>> = {
  newHomeTax: {
    ask: "Taxes de vente sur l’habitation neuve",
    hint: "Demandez au constructeur. En Ontario, le prix les comprend d’habitude.",
    options: {
      included: "Comprises dans le prix",
      credited: "Ajoutées, moins les remboursements",
      claimed: "Ajoutées en entier",
    },
    condition: {
      included: "le prix comprend les taxes",
      credited: "les taxes s’ajoutent et que le constructeur crédite les remboursements",
      claimed: "les taxes s’ajoutent en entier et que vous demandez les remboursements plus tard",
    },
  },
};

export const purchaseFrench: LenderWords<"purchase"> = {
  bridge: {
    "stress-test": ({ rate }, format) => ({
      label: "Simulation de crise",
      because: `Le versement est calculé au taux admissible de ${format.about(rate)}, et non au taux que vous payez.`,
    }),
    "debt-service-limits": ({ gds, tds }, format) => ({
      label: "Rapports d’amortissement de la dette",
      because: `Un prêteur admet un rapport ABD d’au plus ${format.about(gds)} (le logement en proportion du revenu) et un rapport ATD d’au plus ${format.about(tds)} (l’ensemble des dettes), selon la limite atteinte en premier.`,
    }),
    "co-signer-home": () => ({
      label: "Propriété du cosignataire",
      because: "Ce qu’elle coûte par mois compte comme une dette de celui qui signe.",
    }),
    "housing-costs": () => ({
      label: "Taxes municipales et scolaires, chauffage et frais de copropriété",
      because: "Ils comptent comme frais de logement : il reste moins de revenu pour le prêt.",
    }),
    "premium-tier": () => ({
      label: "Palier de la prime",
      because: "À un prix plus élevé, la prime passerait à un palier plus coûteux.",
    }),
    "cash-only": () => ({
      label: "Prix au comptant",
      because: "La mise de fonds permet d’acheter à ce prix sans aucun prêt hypothécaire.",
    }),
    "costs-of-closing": () => ({
      label: "Frais de clôture",
      because:
        "Les droits de mutation, les frais juridiques et l’assurance titres se paient à même l’épargne.",
    }),
    "typical-fees": () => ({
      label: "Notaire ou avocat, inspection, évaluation, assurance titres",
      because: "L’acheteur les paie habituellement à la clôture; le locataire garde cet argent.",
    }),
    "exception-limit": () => ({
      label: "Prix permis par la loi",
      because: "L’exception pour les acheteurs étrangers vaut jusqu’à ce prix.",
    }),
    "paid-first": () => ({
      label: "Taxes et frais de clôture, payés d’abord",
      because: "Ce que l’épargne pour la clôture ne couvre pas se prend sur la mise de fonds.",
    }),
    "local-tax": () => ({
      label: "Taxes municipales et scolaires de l’endroit",
      because:
        "L’estimation emploie un seul taux partout; il varie selon la ville, et celui des grandes villes est souvent plus bas.",
    }),
    "condo-fees": () => ({
      label: "Frais de copropriété",
      because: "Le copropriétaire les paie chaque mois; l’estimation n’en tient pas compte.",
    }),
    "minimum-down-payment": () => ({
      label: "Mise de fonds minimale",
      because: "La mise de fonds ne suffit pas pour un prix plus élevé.",
    }),
    "insurance-cap": () => ({
      label: "Prix plafond des prêts assurés",
      because: "Le prêt sur une propriété plus chère ne peut pas du tout être assuré.",
    }),
    "premium-borrowed": () => ({
      label: "Prime d’assurance ajoutée au prêt",
      because:
        "Le prêteur ajoute la prime au prêt hypothécaire; seule la taxe sur la prime est payable à la clôture.",
    }),
    "premium-tax": () => ({
      label: "Taxe provinciale sur la prime",
      because: "La province taxe la prime d’assurance, et cette taxe est à verser à la clôture.",
    }),
    "principal-repaid": ({ share }, format) => ({
      label: "Capital remboursé selon le calendrier",
      because: `L’estimation compte ${format.about(share)} des versements comme valeur nette; le calendrier d’amortissement donne ce qui est vraiment remboursé à la fin de l’occupation.`,
    }),
    "down-payment-kept": () => ({
      label: "Mise de fonds, récupérée à la vente",
      because: "L’estimation la compte comme dépensée; elle fait partie de ce que laisse la vente.",
    }),
    "other-appreciation": ({ rate }, format) => ({
      label: `Plus-value de ${format.about(rate)} par année`,
      because:
        "La plus-value supposée dans la province, ou celle que vous indiquez, à la place de celle de l’estimation.",
    }),
    "selling-costs": ({ share }, format) => ({
      label: "Frais de vente",
      because: `La commission et les frais juridiques prennent environ ${format.about(share)} du prix de vente.`,
    }),
    "invested-instead": ({ rate }, format) => ({
      label: "Ce que l’argent pourrait rapporter ailleurs",
      because: `Placés à ${format.about(rate)} par année : la mise de fonds et les frais de clôture par le locataire, et l’écart mensuel par celui qui paie le moins.`,
    }),
    "transfer-tax": ({ rule }) => ({
      label: rule,
      because:
        "À payer au comptant lors du transfert de la propriété; l’estimation n’en tient pas compte.",
    }),
    "transfer-tax-instead": ({ rule }) => ({
      label: rule,
      because: "Ce qui est exigé ici, à la place du chiffre provincial de l’estimation.",
    }),
    "new-home-tax": ({ tax }) => ({
      label: `${salesTaxes[tax]} sur une habitation neuve`,
      because:
        "Une habitation neuve est taxée; la taxe se paie à la clôture, sauf si le prix la comprend.",
    }),
    "new-home-rebate": ({ rule }) => ({
      label: rule,
      because: "Le constructeur le crédite à la clôture si vous le lui cédez.",
    }),
    "transfer-relief": ({ rule }) => ({
      label: rule,
      because:
        "Ce montant est en moins : un remboursement, une exonération ou un taux plus bas s’applique ici.",
    }),
  },
  notes: {
    "new-home-tax": ({ how, tax, amount, rebate, firstTime }, format) => {
      if (how === "included") {
        return "Le prix du constructeur comprend les taxes, moins les remboursements que vous lui cédez : aucune taxe ne s’ajoute.";
      }
      if (how === "owed") {
        return `Le prix du constructeur comprend les taxes, moins les remboursements d’un occupant. Vous n’y habiterez pas : ${format.about(amount)} de remboursements sont à payer à la clôture; un locateur peut demander un remboursement ensuite.`;
      }
      const charged = `La somme comprend ${format.about(amount)} de ${salesTaxes[tax]} sur l’habitation neuve.`;
      if (how === "not-lived-in") {
        return `${charged} Si vous ne l’habitez pas, aucun remboursement d’occupant n’est accordé; un locateur peut demander après la clôture le remboursement pour immeubles locatifs neufs.`;
      }
      if (rebate.value === 0) {
        return firstTime.value > 0
          ? `${charged} Aucun remboursement n’est accordé, car aucun acheteur n’est considéré comme premier acheteur; un premier acheteur recevrait ${format.about(firstTime)}.`
          : `${charged} À ce prix, rien n’est remboursé.`;
      }
      return how === "credited"
        ? `${charged} Le constructeur en déduit ${format.about(rebate)} si vous lui cédez les remboursements; demandez si son prix comprend déjà le tout.`
        : `${charged} Vous en récupérez ${format.about(rebate)} après la clôture, en demandant les remboursements.`;
    },
    "announced-relief": ({ amount, rule, until }, format) =>
      `Probable; texte officiel non consulté : la province rembourse aussi la partie fédérale de la taxe sur les habitations neuves, pour les contrats conclus ${until ? `du ${format.date(rule.effectiveFrom)} au ${format.date(until)}` : `à partir du ${format.date(rule.effectiveFrom)}`}. Le règlement est adopté, mais nous n’avons pas consulté ses montants : rien n’est compté. Selon l’annonce, environ ${format.roughly(amount)} de plus vous reviendraient.`,
    "likely-credit": ({ amount, readOn }, format) =>
      `Probable; texte officiel non consulté : le Québec accorderait aux acheteurs d’une première habitation un crédit d’impôt pour les droits de mutation. Environ ${format.roughly(amount)} vous reviendraient avec votre déclaration de revenus. Aucun texte officiel n’a été trouvé le ${format.date(readOn)} : ce crédit n’est pas compté.`,
    "separation-in-time": () =>
      "Aucun droit n’est compté, comme entre conjoints encore mariés ou unis civilement. Entre ex-conjoints de fait, l’acte doit suivre dans les 12 mois de la fin de la vie commune, ou dans les 30 jours du résumé des ententes du médiateur, de l’homologation ou du jugement définitif. La municipalité peut percevoir un droit supplétif : consultez votre notaire.",
    "separation-taxed": () =>
      "D’autres provinces pourraient aussi exonérer un transfert entre conjoints qui se séparent. Ici, les droits sont comptés comme d’habitude : consultez votre notaire.",
    "co-signer-home": () =>
      "Un cosignataire inscrit au titre est aussi acheteur. S’il a déjà été propriétaire, sa part n’a pas droit aux allègements pour une première habitation : répondez pour chaque acheteur.",
    "island-leave": ({ acres, shore }, format) =>
      `Si vous n’habitez pas l’Île-du-Prince-Édouard, il vous faut son autorisation pour plus de ${format.about(acres)} acres ou de ${format.about(shore)} pieds de rivage : consultez un avocat avant de signer.`,
    "rent-carries": () =>
      "Les loyers dépassent la moitié du revenu compté. Selon les règles de fonds propres de 2026, une banque ne peut compter le même revenu pour deux propriétés et peut demander plus pour ce prêt.",
    "loan-to-income": ({ multiple }, format) =>
      `Le prêt dépasse ${format.number(multiple.value)} fois votre revenu. Les banques limitent le nombre de tels prêts : demandez tôt.`,
    "duty-billed-later": ({ amount }, format) =>
      `De cette somme, ${format.about(amount)} de droits de mutation sont facturés par la municipalité après la signature chez le notaire.`,
    "closing-reserve": ({ share, amount }, format) =>
      `Pour un prêt assuré, le prêteur vous demande d’avoir ${format.about(share)} du prix, soit ${format.atLeast(amount)}, en épargne pour les frais de clôture, en plus de la mise de fonds.`,
    "sliding-scale": ({ from, share, downPayment, price }, format) =>
      `Bien des prêteurs ne financent que ${format.about(share)} de ce qui dépasse ${format.about(from)} : ${downPayment ? `ils exigeraient une mise de fonds de ${format.atLeast(downPayment)}` : price ? `avec votre mise de fonds, ils s’arrêteraient à un prix d’environ ${format.atMost(price)}` : ""}.`,
    "municipal-rate-unknown": ({ from }, format) => {
      const above = from.value > 0 ? ` au-delà de ${format.about(from)}` : "";
      return `La taxe propre à la municipalité${above} n’est comptée qu’une fois son taux indiqué.`;
    },
    "left-empty": ({ rate, foreignRate, residentCredit }, format) =>
      `Une propriété laissée vacante ici peut être imposée à ${format.about(rate)} de sa valeur imposable par année${foreignRate.value === rate.value ? "" : `, ou ${format.about(foreignRate)} pour un propriétaire de l’étranger`}${residentCredit ? `, moins un crédit d’au plus ${format.about(residentCredit)} pour les résidents de la province` : ""}. Celle que vous habitez ne l’est pas.`,
    "sold-soon": ({ rate, until }, format) =>
      `Si vous revendez en moins de ${format.about(until)}, jusqu’à ${format.about(rate)} du profit est imposé, sauf exonération.`,
    "territory-fees": () =>
      "Aucun droit de mutation n’est perçu dans un territoire. Son bureau des titres de biens-fonds exige des frais d’inscription du titre et du prêt hypothécaire, qui ne sont pas comptés ici : demandez-les-lui.",
    "no-transfer-tax": ({ fees }, format) =>
      `Il n’y a pas ici de droits de mutation : les ${format.about(fees)} sont des frais d’inscription du titre et du prêt hypothécaire.`,
  },
  limits: {
    "income-gds": ({ share, rate }, format) =>
      `C’est votre revenu qui fixe la limite : les frais de logement atteignent ${format.about(share)} du revenu, avec un versement calculé au taux admissible de ${format.about(rate)}.`,
    "income-tds": ({ share, rate }, format) =>
      `C’est votre revenu qui fixe la limite : l’ensemble des dettes atteint ${format.about(share)} du revenu, avec un versement calculé au taux admissible de ${format.about(rate)}.`,
    "down-payment": ({ downPayment, share }, format) =>
      share
        ? `C’est votre mise de fonds qui limite le prix : il faut au moins ${format.about(share)} du prix, et vous pouvez verser ${format.about(downPayment)}.`
        : `C’est votre mise de fonds qui limite le prix : les ${format.about(downPayment)} que vous pouvez verser sont le minimum à ce prix.`,
    amortization: ({ years, downPayment, share }, format) =>
      `C’est votre mise de fonds qui limite le prix : sur ${format.about(years)}, un prêt ne peut être assuré que pour une première habitation ou une propriété neuve; sans assurance, vos ${format.about(downPayment)} doivent représenter ${format.about(share)} du prix.`,
    "insurance-cap": ({ cap, minimum }, format) =>
      `C’est le plafond de l’assurance prêt hypothécaire qui limite le prix : à partir de ${format.about(cap)}, un prêt exige une mise de fonds de ${format.about(minimum)}.`,
    "price-limit": ({ price }, format) =>
      `C’est la loi qui fixe la limite : avec votre statut au Canada, vous pouvez acheter à un prix d’au plus ${format.about(price)}.`,
    "nothing-down": ({ share }, format) =>
      `Il faut une mise de fonds d’au moins ${format.about(share)} du prix.`,
    "cash-only": () =>
      "Le revenu ne permet aucun prêt hypothécaire : c’est ce que l’épargne permet d’acheter au comptant.",
  },
};
