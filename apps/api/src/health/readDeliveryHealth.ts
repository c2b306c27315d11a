import type { DeliveryQueue } from "../deliveries/deliveryQueue.ts";
import { type ChannelName, staffChannels } from "../leads/tables.ts";
import type { DeliveryHealth } from "./health.ts";

/** Age in milliseconds at which a waiting delivery counts as late. */
export const behindAfterMs = 15 * 60 * 1000;

/**
 * Returns the state of deliveries. `behind` means that a lead has been waiting for longer than
 * staff would expect.
 */
export async function readDeliveryHealth(
  queue: Pick<DeliveryQueue, "counts">,
  channels: readonly ChannelName[],
  now: Date,
): Promise<DeliveryHealth> {
  const { dead, oldestPending } = await queue.counts();
  if (dead > 0) return "given up on some";
  if (!staffChannels.some((name) => channels.includes(name))) return "not configured";
  const isBehind = oldestPending && now.getTime() - Date.parse(oldestPending) > behindAfterMs;
  return isBehind ? "behind" : "working";
}
