import type { Brokerage } from "@mortgage-kit/content/brokerage";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { type CsrfOptions, csrfProtection } from "../abuse/csrfProtection.ts";
import { type AuditAction, newestEntries } from "../leads/auditLog.ts";
import { acceptSuspected } from "../leads/changeLeads.ts";
import { leadsByReference } from "../leads/leadRecords.ts";
import type { LeadDatabase } from "../leads/openDatabase.ts";
import { onStore } from "../leads/storeFailure.ts";
import type { ChannelName } from "../leads/tables.ts";
import { sendPage } from "../pages/page.ts";
import { markAnswered, type StaffAct, staffActs } from "../staff/actOnLead.ts";
import { type StaffLinks, staffPath } from "../staff/staffLinks.ts";
import { staffMessagePage, staffPage } from "../staff/staffPages.ts";
import { staffWords } from "../staff/staffWords.ts";
import { pageBody, refusalBodies } from "./reminderLinks.ts";

export interface StaffApplicationOptions {
  brokerage: Brokerage;
  db: LeadDatabase;
  /** Channels that deliver an application that staff accept. */
  channels: readonly ChannelName[];
  links: StaffLinks;
  csrf: CsrfOptions;
  onStored: () => void;
  clock: () => Date;
}

const linkQuery = z.object({ link: z.string().max(200) });

const schema = (operationId: string, summary: string, description: string) => ({
  operationId,
  tags: ["Staff"],
  summary,
  description,
  querystring: linkQuery,
  response: {
    200: { description: "A page with the application.", content: pageBody },
    "4xx": {
      description: "The link does not work, or the application was removed.",
      content: pageBody,
    },
    "5xx": refusalBodies,
  },
});

const changes: ReadonlySet<string> = new Set([
  "accepted",
  "answered",
  "answered undone",
] satisfies AuditAction[]);

/** Adds the page behind a signed link in a mail to staff, for one application. */
export function staffApplication(app: FastifyInstance, options: StaffApplicationOptions): void {
  const { brokerage, db, channels, links, csrf, onStored, clock } = options;
  const routes = app.withTypeProvider<ZodTypeProvider>();

  const send = (reply: FastifyReply, text: string) =>
    sendPage(
      reply.header("referrer-policy", "same-origin").header("x-robots-tag", "noindex"),
      text,
    );
  const refuse = (reply: FastifyReply, words: { title: string; text: string }) =>
    send(reply.code(410), staffMessagePage(brokerage, words));

  async function show(reply: FastifyReply, link: string, id: string, wasChangedMeanwhile = false) {
    const [lead] = await onStore(() => leadsByReference(db, id));
    if (!lead) return refuse(reply, staffWords.removed);
    const entries = await onStore(() => newestEntries(db, { leadId: id, limit: 50 }));
    const lastChange = entries.find(({ action }) => changes.has(action));
    return send(reply, staffPage(brokerage, { lead, link, lastChange, wasChangedMeanwhile }));
  }

  async function act(id: string, wanted: StaffAct): Promise<boolean> {
    const entry = { at: clock(), actor: links.actor };
    if (wanted !== "accept") return markAnswered(db, id, wanted === "answer", entry);
    const leads = await leadsByReference(db, id);
    return (await acceptSuspected(db, leads, channels, entry)) > 0;
  }

  routes.get(
    staffPath,
    {
      schema: schema(
        "showApplicationToStaff",
        "Show an application to staff",
        "Changes nothing, because mail scanners open every link.",
      ),
    },
    async (request, reply) => {
      const { link } = request.query;
      const id = links.read(link, clock());
      if (id === undefined) return refuse(reply, staffWords.invalid);
      return show(reply, link, id);
    },
  );
  routes.post(
    staffPath,
    {
      schema: {
        ...schema(
          "changeApplicationByStaff",
          "Accept an application, mark it as answered, or undo that",
          "Idempotent: an act that somebody did first changes nothing, and the page says so.",
        ),
        consumes: ["application/x-www-form-urlencoded"],
        body: z.object({ act: z.enum(staffActs) }),
      },
      config: {
        refusedPage: ({ message }) =>
          staffMessagePage(brokerage, { title: staffWords.refused, text: message }),
      },
      onRequest: csrfProtection(csrf),
    },
    async (request, reply) => {
      const { link } = request.query;
      const id = links.read(link, clock());
      if (id === undefined) return refuse(reply, staffWords.invalid);
      const isDone = await onStore(() => act(id, request.body.act));
      if (isDone) onStored();
      return show(reply, link, id, !isDone);
    },
  );
}
