import type { SettledPlace } from "@mortgage-kit/calculator-engine/canada/place";
import type { Agent, CalculatorId, LanguageCode, PageId } from "@mortgage-kit/calculators";

/** Options of an element's attributes, read and validated. */
export interface EmbedOptions {
  readonly calculator: CalculatorId;
  readonly language: LanguageCode;
  readonly agents: readonly Agent[];
  /** Pages of the owner that a result may link to. */
  readonly pages: Readonly<Partial<Record<PageId, string>>>;
  readonly brokerage: string | null;
  /** Licence, which regulators require beside the name. */
  readonly licence: string | null;
  /** Place of the homes, if the owner sets it. */
  readonly place: SettledPlace;
  readonly isCompact: boolean;
  readonly sharesFigures: boolean;
}
