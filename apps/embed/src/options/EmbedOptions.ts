import type { Agent, CalculatorId, LanguageCode, PageId } from "@mortgage-kit/calculators";

/** What the attributes of an element ask for, read and checked. */
export interface EmbedOptions {
  readonly calculator: CalculatorId;
  readonly language: LanguageCode;
  readonly agents: readonly Agent[];
  /** Where a result may lead: the owner's own pages. */
  readonly pages: Readonly<Partial<Record<PageId, string>>>;
  readonly brokerage: string | null;
  /** The licence that regulators want beside the name. */
  readonly licence: string | null;
  readonly isCompact: boolean;
  readonly sharesFigures: boolean;
}
