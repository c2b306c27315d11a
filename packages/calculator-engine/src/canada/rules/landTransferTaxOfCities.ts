import { halifaxTransfer } from "./atlanticTransfer.ts";
import type { City } from "./landTransferTaxBrackets.ts";
import type { MunicipalTransfer } from "./municipalTransfer.ts";
import { torontoTransfer } from "./ontarioTransfer.ts";
import { montrealTransfer, quebecCityTransfer } from "./quebecTransfer.ts";

export type { City } from "./landTransferTaxBrackets.ts";

/** Cities' charges on the transfer of a home with one or two residences. */
export const municipalTransfer: Readonly<Record<City, MunicipalTransfer>> = {
  Toronto: torontoTransfer,
  Montreal: montrealTransfer,
  "Quebec City": quebecCityTransfer,
  Halifax: halifaxTransfer,
};
