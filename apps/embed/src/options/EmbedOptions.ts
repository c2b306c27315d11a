import type { PlaceSettings } from "@mortgage-kit/calculator-engine/canada/place";
import type { Agent, CalculatorId, LanguageCode, PageId } from "@mortgage-kit/calculators";

/** Validated options from an element's attributes. */
export interface EmbedOptions {
  readonly calculator: CalculatorId;
  readonly lang: LanguageCode;
  readonly agents: readonly Agent[];
  /** URLs of the owner's pages that a result may link to. */
  readonly pages: Readonly<Partial<Record<PageId, string>>>;
  readonly brokerage: string | null;
  /** Licence to show beside the brokerage's name, as regulators require. */
  readonly licence: string | null;
  /** Place of the homes, as far as the owner sets it. */
  readonly place: PlaceSettings;
  readonly isCompact: boolean;
  readonly sharesFigures: boolean;
}
