import type { AttemptOutcome } from "../deliveries/deliveryWorker.ts";
import type { ChannelName } from "../leads/tables.ts";

/** What the parts of the server tell of their work, for whoever counts it. */
export type Telemetry = {
  answered(status: number): void;
  /** How long one commit of the store took. */
  committed(seconds: number): void;
  attempted(channel: ChannelName, outcome: AttemptOutcome): void;
};
