import { randomUUID } from "node:crypto";
import { fillCount, wordsOf } from "@mortgage-kit/content/words";
import { DeliveryProblem } from "../deliveries/channel.ts";
import { type DeliveryLog, steadyClock } from "../deliveries/deliveryWorker.ts";
import type { Settings } from "../env.ts";
import type { LeadDatabase } from "../leads/openDatabase.ts";
import type { StaffLinks } from "../staff/staffLinks.ts";
import { claimNotice, type HeldNotice, isNoticeOpen } from "./heldNoticeQueue.ts";
import { completeTurn, failTurn } from "./mailTurn.ts";

const pollMs = 15_000;

export interface HeldNoticeWorkerOptions {
  db: LeadDatabase;
  send: (notice: HeldNotice) => Promise<void>;
  log: Pick<DeliveryLog, "info" | "warn">;
  clock?: () => Date;
}

/** Tells staff of suspected applications: the first within seconds, then every 15 minutes. */
export function heldNoticeWorker({
  db,
  send,
  log,
  clock = steadyClock(),
}: HeldNoticeWorkerOptions) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function sendDue(): Promise<void> {
    if (!(await isNoticeOpen(db))) return;
    const notice = await claimNotice(db, randomUUID(), clock());
    if (!notice) return;
    try {
      await send(notice);
    } catch (error) {
      await failTurn(db, notice.id, clock());
      throw error;
    }
    await completeTurn(db, notice.id, clock());
    log.info({ count: notice.count }, "told staff of suspected applications");
  }

  function runDue(): Promise<void> {
    running = running.then(sendDue).catch((error) => {
      // The text of another error could contain data of a lead.
      const problem = error instanceof DeliveryProblem ? error.message : "unexpected failure";
      log.warn({ problem }, "notice of suspected applications failed, will be retried");
    });
    return running;
  }

  return {
    runDue,
    start() {
      runDue();
      timer = setInterval(runDue, pollMs).unref();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

const noticeMs = 10_000;

/** Returns the worker that mails notices, or shows them at once; undefined if neither is configured. */
export async function heldNoticesFor(
  { email, notice: chat, brokerage, leadsCommand }: Settings,
  options: Omit<HeldNoticeWorkerOptions, "send">,
  links: StaffLinks | undefined,
) {
  if (!email && !chat) return undefined;
  const { heldNoticeMailer } = await import("./heldNoticeMail.ts");
  const { instantNotice } = await import("../notices/instantNotice.ts");
  const mail = email && heldNoticeMailer(email, brokerage, leadsCommand, links);
  const notify = chat && instantNotice(chat);
  return heldNoticeWorker({
    ...options,
    async send(notice) {
      await mail?.(notice);
      const text = fillCount(wordsOf("en").staff.notices.held, notice.count, "en");
      const shown = notify?.(text, AbortSignal.timeout(noticeMs));
      // The mail went out, so it must not be sent again because a chat did not answer.
      await (mail ? shown?.catch(() => {}) : shown);
    },
  });
}
