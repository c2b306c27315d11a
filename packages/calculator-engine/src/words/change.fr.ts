import type { LeavingFacts } from "../insight/leavingFacts.ts";
import type { Quantity } from "../quantity.ts";
import type { FactWords } from "./FactWords.ts";
import type { Formatter } from "./Formatter.ts";
import type { LenderWords } from "./LenderWords.ts";

/** Writes the interest saved in a period and the costs of changing; cash back can make them negative. */
function saving(
  time: string,
  { saved, costs }: Readonly<Record<"saved" | "costs", Quantity>>,
  format: Formatter,
): string {
  const amount = format.roughly({ ...saved, value: Math.abs(saved.value) });
  const interest =
    saved.value < 0
      ? `les intérêts augmentent de ${amount}`
      : saved.value > 0
        ? `l’économie d’intérêts est de ${amount}`
        : "aucun intérêt n’est économisé";
  const cost = format.roughly({ ...costs, value: Math.abs(costs.value) });
  const positive = costs.value > 0 ? `coûte ${cost}` : "ne coûte rien";
  return `${time}, ${interest}, et le changement ${costs.value < 0 ? `rapporte ${cost}` : positive}.`;
}

/** Writes that new lenders give fewer years; empty if they give as many. */
export const fewerYearsFrench = ({ longest }: { longest: Quantity | null }, format: Formatter) =>
  longest
    ? `La plupart des nouveaux prêteurs accordent au plus ${format.about(longest)} : votre versement augmenterait.`
    : "";

export const leavingFrench: Readonly<Record<keyof LeavingFacts, FactWords>> = {
  rateType: {
    ask: "Le taux actuel est-il fixe ou variable?",
    options: { fixed: "Fixe", variable: "Variable" },
    condition: { fixed: "le taux actuel est fixe", variable: "le taux actuel est variable" },
  },
  presentLender: {
    ask: "Qui est votre prêteur actuel?",
    hint: "Les grandes banques exigent en général davantage pour mettre fin tôt à un taux fixe.",
    options: {
      bank: "Une grande banque",
      other: "Une autre banque ou un autre prêteur",
      "credit-union": "Une caisse ou une coopérative de crédit",
      alternative: "Un prêteur alternatif",
      private: "Un prêteur privé",
    },
    condition: {
      bank: "votre prêteur est une grande banque",
      other: "votre prêteur est une autre banque ou un autre prêteur",
      "credit-union": "votre prêteur est une caisse ou une coopérative de crédit",
      alternative: "votre prêteur est un prêteur alternatif",
      private: "votre prêteur est un prêteur privé",
    },
  },
  comparisonRate: {
    ask: "Taux de comparaison de votre prêteur",
    hint: "Taux auquel il prête aujourd’hui pour la durée restante; dans une grande banque, son taux affiché moins le rabais obtenu. Si le champ est vide, un taux courant est retenu.",
    condition: (rate) => `votre prêteur compare avec un taux de ${rate}`,
  },
  privilege: {
    ask: "Montant d’abord remboursé selon votre privilège de cette année",
    hint: "La plupart des contrats permettent de rembourser de 10 % à 20 % par année sans indemnité.",
    condition: (amount) => `${amount} sont d’abord remboursés selon votre privilège`,
  },
  chargeKnown: {
    ask: "Indemnité annoncée par votre prêteur pour un remboursement anticipé",
    unknown: "inconnue",
    hint: "Demandez-la à votre prêteur, qui doit vous la donner. D’ici là, elle est estimée. 0 s’il n’en exige aucune.",
    condition: (amount, value) =>
      value === 0
        ? "votre prêteur n’exige aucune indemnité"
        : `votre prêteur exige une indemnité de ${amount}`,
  },
};

export const changeFrench: LenderWords<"change"> = {
  bridge: {
    "refinance-limit": ({ share }, format) => ({
      label: "Dettes qui dépassent la limite",
      because: `Une propriété peut être refinancée jusqu’à ${format.about(share)} de sa valeur; ce qui dépasse reste tel quel.`,
    }),
    "debts-paid-off": () => ({
      label: "Dettes remboursées à votre rythme actuel",
      because:
        "L’estimation laisse les dettes actuelles porter intérêt sur les soldes d’aujourd’hui pendant toute la durée du nouveau prêt. Avec vos versements actuels, elles seront remboursées et coûteront ce montant de moins.",
    }),
    "payments-kept": () => ({
      label: "Versements actuels maintenus",
      because:
        "Si vous continuez de verser autant qu’aujourd’hui, le nouveau prêt est remboursé bien avant la fin de sa durée, avec moins d’intérêts.",
    }),
    "dearest-only": () => ({
      label: "Seulement les dettes les plus coûteuses",
      because:
        "Une dette dont le taux est inférieur à celui du nouveau prêt coûte moins cher là où elle est.",
    }),
    "line-instead": ({ rate }, format) => ({
      label: `Marge de crédit à ${format.about(rate)} à la place`,
      because:
        "Elle laisse le prêt hypothécaire, son taux et son terme tels quels : il n’y a donc aucune indemnité.",
    }),
    "no-loan": () => ({
      label: "Sans prêt : la dette la plus coûteuse d’abord",
      because:
        "Quand une dette est remboursée, son versement s’ajoute à celui de la plus coûteuse qui reste. Le total ne change pas, et il n’y a aucun prêt à payer.",
    }),
    "refinance-costs": () => ({
      label: "Frais de refinancement",
      because:
        "Il faut payer le notaire ou l’avocat, l’évaluation et la quittance de l’ancien prêt hypothécaire.",
    }),
    "end-of-term": ({ months }, format) => ({
      label: "Jusqu’à la fin du terme actuel seulement",
      because: `Le taux actuel est garanti pendant ${format.length(months.value)}. Ensuite, l’un ou l’autre prêt se renouvelle à un taux que personne ne connaît; aucune économie n’est donc comptée.`,
    }),
    "new-term": ({ months }, format) => ({
      label: "Sur un nouveau terme seulement",
      because: `Un nouveau taux est garanti pendant un terme, ici ${format.length(months.value)}. Votre taux actuel compte jusqu’à la fin du terme actuel, puis l’offre de votre prêteur; personne ne sait ce qui suivra le nouveau terme.`,
    }),
    "offer-unknown": () => ({
      label: "Offre de votre prêteur inconnue",
      because:
        "Au renouvellement, votre taux actuel prend fin de toute façon. Tant que vous n’indiquez pas ce que votre prêteur offre, son offre est supposée égale au nouveau taux : aucun intérêt n’est donc économisé.",
    }),
    "longest-term": ({ months }, format) => ({
      label: "Jusqu’à la fin du terme le plus long",
      because: `Des offres de durées différentes sont comparées sur ${format.length(months.value)}, avec le taux qui suit le terme le plus court.`,
    }),
    "blend-not-offered": () => ({
      label: "Aucun taux combiné",
      because: "Votre prêteur n’a pas offert de combiner les taux et de prolonger le terme.",
    }),
    "contract-payment": () => ({
      label: "Votre versement et l’amortissement du contrat",
      because:
        "Ce que vous payez aujourd’hui n’est pas le versement qui rembourse le prêt à sa date, et un renouvellement revient à l’amortissement du contrat.",
    }),
    "collateral-charge": () => ({
      label: "Déplacement d’une hypothèque subsidiaire",
      because: "Un notaire ou un avocat radie l’ancienne hypothèque et en inscrit une nouvelle.",
    }),
    waiting: ({ months }, format) => ({
      label: "Attente du renouvellement",
      because: `Changer à la fin du terme actuel, dans ${format.length(months.value)}, n’entraîne aucune indemnité, et votre taux actuel compte d’ici là.`,
    }),
    "mortgage-repriced": ({ months }, format) => ({
      label: "Votre prêt hypothécaire au nouveau taux",
      because: `Le refinancement fait passer tout votre prêt hypothécaire de son taux actuel au nouveau taux. Ce montant est la différence d’intérêts sur ${format.length(months.value)}, le temps qui reste au terme.`,
    }),
    "converted-free": () => ({
      label: "Aucuns frais chez votre prêteur",
      because:
        "Un nouveau taux que votre prêteur accorde sans frais n’exige ni notaire ni radiation.",
    }),
    "prepayment-charge": () => ({
      label: "Indemnité de remboursement anticipé",
      because:
        "Rembourser un prêt hypothécaire fermé avant la fin du terme coûte trois mois d’intérêts ou, à taux fixe, la perte d’intérêts du prêteur si elle est plus élevée.",
    }),
  },
  notes: {
    "charge-is-estimate": ({ isThreeMonths, presentValue, most, bank }, format) => {
      const estimate = `L’indemnité de remboursement anticipé est une estimation : ${isThreeMonths ? "trois mois d’intérêts, soit " : ""}environ ${format.roughly(most)}`;
      if (isThreeMonths) return `${estimate}.`;
      if (bank.value - presentValue.value < 1) return `${estimate} chez tous les prêteurs.`;
      const discounted =
        most.value - presentValue.value < 1
          ? ""
          : `environ ${format.roughly(presentValue)} chez ceux qui actualisent leur perte, `;
      return `${estimate} chez la plupart des prêteurs, ${discounted}environ ${format.roughly(bank)} dans une grande banque, qui compare avec son taux affiché moins votre rabais.`;
    },
    "collateral-charge": ({ costs }, format) =>
      `Une hypothèque subsidiaire ne se transfère pas telle quelle : environ ${format.roughly(costs)} de frais de notaire ou d’avocat, de radiation et d’inscription sont comptés pour chaque changement de prêteur, sauf si le nouveau prêteur les paie.`,
    "other-loan": ({ costs }, format) =>
      `La marge de crédit ou le deuxième prêt est transféré aussi, ou remboursé : environ ${format.roughly(costs)} de frais de notaire ou d’avocat sont comptés pour chaque changement de prêteur, et le nouveau prêteur vérifie votre revenu.`,
    "added-units": ({ share }, format) =>
      `Pour ajouter un logement, un refinancement assuré peut atteindre ${format.about(share)} de la valeur de la propriété une fois le logement aménagé. Demandez à un courtier.`,
    "long-amortization": ({ left, most }, format) =>
      `Il vous reste ${format.about(left)}. La plupart des nouveaux prêteurs accordent au plus ${format.about(most)} : votre versement augmenterait. Demandez avant d’y compter.`,
    "back-to-contract": ({ left, contract }, format) =>
      `Votre relevé indique ${format.about(left)}, car votre versement est resté le même quand le taux a monté. Au renouvellement, le prêteur revient au contrat, soit ${format.about(contract)} ici.`,
    "before-leaving": ({ rateType }) =>
      `Avant de payer une indemnité, demandez ce que votre contrat permet sans frais : le privilège de remboursement de cette année ou ${rateType === "variable" ? "la conversion à un taux fixe chez le même prêteur" : "le transfert du prêt sur une autre propriété"}.`,
    "home-value-unknown": () =>
      "Sans la valeur de la propriété, toutes les dettes sont supposées respecter la limite de refinancement.",
    "line-beside": () =>
      "Une marge de crédit est garantie en plus du prêt, par votre prêteur ou avec un nouveau. Son coût n’est pas compté ici : comparez-le sous « Un deuxième prêt à la place ».",
    "debt-never-ends": () =>
      "Avec son versement actuel, au moins une dette ne serait jamais remboursée; ses intérêts sont comptés jusqu’à la fin du nouveau prêt.",
    "straight-switch": () =>
      "Si aucun autre prêt ne grève la propriété, un changement de prêteur au renouvellement qui n’augmente ni le prêt ni l’amortissement n’est plus soumis au taux admissible prescrit; le prêteur peut en appliquer un.",
    "switch-tested": ({ rate, payment }, format) =>
      `Le nouveau prêteur vérifie votre revenu comme pour un nouveau prêt : un versement d’environ ${format.roughly(payment)} par mois, calculé au taux de ${format.about(rate)}.`,
  },
  limits: {
    "end-of-term": ({ months, ...change }, format) =>
      saving(`D’ici la fin du terme, dans ${format.length(months.value)}`, change, format),
    "new-term": ({ months, ...change }, format) =>
      saving(`Sur ${format.length(months.value)}`, change, format),
    "terms-compared": ({ months, ...change }, format) =>
      saving(`Sur ${format.length(months.value)}`, change, format),
    "above-limit": ({ limit, max }, format) =>
      `Un autre prêteur pourrait prêter tout au plus ${format.about(limit)} de la valeur de la propriété, soit ${format.about(max)}.`,
    "nothing-fits": ({ limit }, format) =>
      `Un prêteur ne pourrait rien regrouper : les prêts garantis par la propriété atteignent déjà ${format.about(limit)} de sa valeur ou plus.`,
  },
};
