import {
  newBrunswickTransfer,
  newfoundlandTransfer,
  novaScotiaTransfer,
  princeEdwardIslandTransfer,
} from "./atlanticTransfer.ts";
import type { Province, TransferSchedule } from "./landTransferTaxBrackets.ts";
import { ontarioTransfer } from "./ontarioTransfer.ts";
import { quebecTransfer } from "./quebecTransfer.ts";
import type { Rule } from "./ruleInForce.ts";
import {
  albertaTransfer,
  britishColumbiaTransfer,
  manitobaTransfer,
  saskatchewanTransfer,
} from "./westernTransfer.ts";

/** Provinces without a transfer tax. They charge for registering the title. */
export const chargesFees: ReadonlySet<Province> = /* @__PURE__ */ new Set(["AB", "SK", "NL"]);

/** Provinces' charges on the transfer of a home with one or two residences. */
export const provincialTransfer: Readonly<Record<Province, Rule<TransferSchedule>>> = {
  ON: ontarioTransfer,
  BC: britishColumbiaTransfer,
  AB: albertaTransfer,
  MB: manitobaTransfer,
  SK: saskatchewanTransfer,
  QC: quebecTransfer,
  NB: newBrunswickTransfer,
  NS: novaScotiaTransfer,
  PE: princeEdwardIslandTransfer,
  NL: newfoundlandTransfer,
};
