import type { Province, TransferSchedule } from "./landTransferTaxBrackets.ts";
import type { Rule } from "./ruleInForce.ts";

export interface MunicipalTransfer extends Rule<TransferSchedule> {
  readonly province: Province;
  /** True if the city's schedule replaces the province's, false if it is added. */
  readonly replaces: boolean;
}
