import { landTransferTax as taxOn } from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { dollars } from "../answer.ts";
import { defineFigure } from "../defineFigure.ts";
import { city, dollarsOf, flag, newlyBuilt, price, province, shareOf, units } from "../inputs.ts";
import { wordsIn } from "../language.ts";
import { askWhoBuys, describeExceptions, describeTests, whoBuys } from "./buyer.ts";
import { lookUpCensusArea, municipality } from "./lookUpCensusArea.ts";

const share = (whose: string) => shareOf(`Percent bought by ${whose}`).exactOptional();

export const landTransferTax = defineFigure({
  name: "land_transfer_tax",
  description:
    "Provincial and municipal tax and registration fees on a home of one or two units, with first-time buyers' relief and foreign buyers' taxes.",
  inputs: z.strictObject({
    province,
    city,
    price,
    assessedValue: dollarsOf("Assessed value, if higher than the price"),
    municipalRate: shareOf(
      "Municipality's rate, percent of the price: Nova Scotia outside Halifax, Quebec above 500,000",
    ).exactOptional(),
    ...whoBuys,
    newlyBuilt,
    mortgageAmount: dollarsOf("Mortgage to register, if the province charges by its size"),
    foreignShare: share("people who are neither citizens nor permanent residents"),
    nonResidentShare: share("people who live outside Nova Scotia and will not move in"),
    inTaxedArea: flag(
      "Foreign buyers: the home lies in the law's area, such as Metro Vancouver",
    ).exactOptional(),
    inCensusArea: flag(
      "Foreign buyers: in a census metropolitan area or agglomeration; so unless given",
    ).exactOptional(),
    municipality,
    units,
  }),
  texts: {
    en: {
      total: "Tax and registration fees in all",
      prohibited: (rule: string, excepted: string) =>
        `${rule}: unless an exception applies, these buyers may not buy this home. Excepted: ${excepted}; and any home outside the census metropolitan areas and agglomerations.`,
      status: "What is the status in Canada of each who is neither citizen nor permanent resident?",
      place: "In which municipality is the home? Outside the census areas anybody may buy.",
      missing: (rule: string, atMost: string) =>
        `Not in the figure: ${rule}, at most ${atMost}; ask`,
      asks: {
        municipal: "for municipalRate.",
        "non-resident": "whether the home lies in the taxed area (inTaxedArea).",
      },
    },
    fr: {
      total: "Droits de mutation et frais d’inscription, en tout",
      prohibited: (rule, excepted) =>
        `${rule}\u00a0: sauf exception, ces acheteurs ne peuvent pas acheter cette propriété. Exceptions\u00a0: ${excepted}; et toute propriété hors des régions métropolitaines et des agglomérations de recensement.`,
      status:
        "Quel est le statut au Canada de chaque acheteur qui n’est ni citoyen ni résident permanent?",
      place:
        "Dans quelle municipalité se trouve la propriété? Hors des régions et agglomérations de recensement, l’achat est permis à tous.",
      missing: (rule, atMost) => `Non compris\u00a0: ${rule}, au plus ${atMost}; demandez`,
      asks: {
        municipal: "municipalRate.",
        "non-resident": "si la propriété se trouve dans la zone visée (inTaxedArea).",
      },
    },
  },
  answer: ({ municipality: name, ...inputs }, texts, language) => {
    const { total, lines, firstTime, unknown, prohibition } = taxOn(inputs);
    const { rule: named, format } = wordsIn[language];
    const { province: home, buyers = [] } = inputs;
    const area = lookUpCensusArea(
      { ...(name && { municipality: name }), province: home },
      language,
    );
    const isPlaced = inputs.inCensusArea !== undefined || area.isInside;
    const hasStatus = buyers.every(
      (buyer) => buyer.citizenOrPermanentResident || buyer.statusInCanada !== undefined,
    );
    const asks = prohibition
      ? [
          ...(hasStatus ? [] : [{ id: "buyers.statusInCanada", ask: texts.status }]),
          ...(isPlaced ? [] : [{ id: "municipality", ask: texts.place }]),
        ]
      : askWhoBuys(inputs, language);
    return {
      ...(prohibition && {
        refusal: texts.prohibited(
          named(prohibition.rule),
          describeExceptions(prohibition.rule.value.exceptions, language),
        ),
      }),
      asks,
      figure: dollars(texts.total, total),
      workings: lines.map(({ rule, amount }) => dollars(named(rule), amount)),
      rules: [...lines, ...firstTime, ...unknown, ...(prohibition ? [prohibition] : [])].map(
        ({ rule }) => rule,
      ),
      notes: [
        ...area.notes,
        ...unknown.map(
          ({ kind, rule, atMost }) =>
            `${texts.missing(named(rule), format.dollars(atMost))} ${texts.asks[kind]}`,
        ),
        ...describeTests(firstTime, language),
      ],
    };
  },
});
