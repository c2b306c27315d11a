import type { AttemptOutcome } from "../deliveries/deliveryWorker.ts";
import type { ChannelName, ReminderMailName } from "../leads/tables.ts";

/** Receiver of the server's events, for metrics. */
export interface Telemetry {
  answered(status: number): void;
  /** Records the duration of one commit of the store, in seconds. */
  committed(seconds: number): void;
  attempted(channel: ChannelName | ReminderMailName, outcome: AttemptOutcome): void;
}
