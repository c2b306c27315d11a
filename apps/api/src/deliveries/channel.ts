import type { LeadSource } from "../leads/lead.ts";
import type { ChannelName } from "../leads/tables.ts";

/** A lead as the brokerage's staff or their systems get it. */
export interface LeadMessage {
  /** The same in every attempt, so that a receiver can tell a repetition from a new lead. */
  id: string;
  receivedAt: string;
  firstName: string;
  lastName: string;
  phoneOrEmail: string;
  consent: { version: string; agreedAt: string };
  source: LeadSource;
  /** Marks a made-up lead that tests the channel. */
  isTest?: boolean;
}

/** One way to reach a person. `send` resolves when the receiver has taken the message over. */
export interface Channel<Message = LeadMessage, Name extends string = ChannelName> {
  name: Name;
  /** Rather lost than sent twice, where an attempt's end is not known; one address gets one a day. */
  isSentOnce?: boolean;
  send(message: Message, signal: AbortSignal): Promise<void>;
}

/** Reason of a failed send, in words that are kept and logged: never with data of the lead. */
export class DeliveryProblem extends Error {
  override name = "DeliveryProblem";
  /** The receiver may have taken it all the same. */
  readonly mayHaveArrived: boolean;

  constructor(problem: string, mayHaveArrived = false) {
    super(problem);
    this.mayHaveArrived = mayHaveArrived;
  }
}
