import type { changeEnglish } from "./change.en.ts";
import type { LenderVocabulary, SomeLenderWords } from "./LenderVocabulary.ts";
import type { purchaseEnglish } from "./purchase.en.ts";

type IdsOf<Some extends SomeLenderWords> = {
  readonly [Part in keyof LenderVocabulary]: keyof Some[Part];
};

/** Words that only some counts need, by topic, so that a page ships only those of its topics. */
interface LenderTopics {
  readonly income: {
    readonly bridge: "income-counted";
    readonly notes: "income-counted" | "rent-by-program" | "co-borrower";
  };
  readonly leaving: {
    readonly bridge: "lender-method" | "privilege-first" | "interest-act" | "term-over";
    readonly notes: "charge-by-contract" | "convert-inside" | "interest-act-limit";
  };
  readonly term: {
    readonly bridge: "other-lengths" | "rate-path" | "left-early";
    readonly notes: "trigger-rate" | "charge-if-left";
  };
  readonly purchase: IdsOf<typeof purchaseEnglish>;
  readonly change: IdsOf<typeof changeEnglish>;
}

export type Topic = keyof LenderTopics;

type PartsOf<Topics> = Topics extends unknown ? keyof Topics : never;

/** Words of the lender's count that topics add. */
export type LenderWords<Of extends Topic> = {
  readonly [Part in keyof LenderVocabulary & PartsOf<LenderTopics[Of]>]: Pick<
    LenderVocabulary[Part],
    TopicalIds<Part, LenderTopics[Of]> & keyof LenderVocabulary[Part]
  >;
};

type TopicalIds<Part, Of = LenderTopics[Topic]> = Of extends unknown ? Of[Part & keyof Of] : never;

/** Words of the lender's count that every question needs. */
export type SharedLenderWords = {
  readonly [Part in keyof LenderVocabulary]: Omit<LenderVocabulary[Part], TopicalIds<Part>>;
};
