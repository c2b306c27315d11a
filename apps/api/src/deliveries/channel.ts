import type { LeadDatabase } from "../leads/openDatabase.ts";
import type { ChannelName } from "../leads/tables.ts";

/** Delivery channel. `send` resolves when the receiver has accepted the message. */
export interface Channel<Message extends { id: string } = { id: string }> {
  name: ChannelName;
  /** True for at-most-once delivery: an attempt with unknown outcome is not retried. */
  isSentOnce?: boolean;
  /** Time in milliseconds after which a failing delivery is given up; by default the setting's. */
  giveUpAfterMs?: number;
  /** Reads the messages of these subjects, without removed ones, whose deliveries are deleted. */
  read(db: LeadDatabase, subjectIds: readonly string[]): Promise<Message[]>;
  send(message: Message, signal: AbortSignal): Promise<void>;
  /** Sends several messages as one, above a rate; absent if the receiver has no such limit. */
  sendTogether?(messages: readonly Message[], signal: AbortSignal): Promise<void>;
  /** Returns the address that a visitor typed, which may be another person's. */
  visitorAddress?(message: Message): string;
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
