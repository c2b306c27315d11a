import type { LeadDetails } from "@mortgage-kit/contracts";
import type { LeadKind, LeadSource } from "../leads/lead.ts";
import type { ChannelName } from "../leads/tables.ts";

/** Lead in the form that staff and their systems receive. */
export interface LeadMessage {
  /** The same in every attempt, so that a receiver can detect duplicates. */
  id: string;
  receivedAt: string;
  firstName: string;
  lastName: string;
  phoneOrEmail: string;
  consent: { version: string; agreedAt: string };
  source: LeadSource;
  kind: LeadKind;
  /** Details that came with it, or were added to it before this delivery. */
  details: LeadDetails | null;
  /** Time before which staff decided not to call. */
  callAfter?: string | undefined;
  /** True for a test message. */
  isTest?: boolean;
}

/** Delivery channel. `send` resolves when the receiver has accepted the message. */
export interface Channel<Message = LeadMessage, Name extends string = ChannelName> {
  name: Name;
  /** True for at-most-once delivery: an attempt with unknown outcome is not retried. */
  isSentOnce?: boolean;
  send(message: Message, signal: AbortSignal): Promise<void>;
  /** Sends several messages as one, above a rate; absent if the receiver has no such limit. */
  sendTogether?(messages: readonly Message[], signal: AbortSignal): Promise<void>;
}

/** Reason for a failed delivery. It is stored and logged, so it never contains data of the lead. */
export class DeliveryProblem extends Error {
  override name = "DeliveryProblem";
  /** True if the receiver may have accepted the message anyway. */
  readonly mayHaveArrived: boolean;

  constructor(problem: string, mayHaveArrived = false) {
    super(problem);
    this.mayHaveArrived = mayHaveArrived;
  }
}
