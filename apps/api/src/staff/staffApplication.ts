import { wordsOf } from "@mortgage-kit/content/words";
import { contactField } from "@mortgage-kit/contracts";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { type CsrfOptions, csrfProtection } from "../abuse/csrfProtection.ts";
import { pageBody, refusalBodies } from "../http/errors.ts";
import { HttpError } from "../http/HttpError.ts";
import { type AnswerPage, sendPage } from "../http/page.ts";
import { newestEntries } from "../leads/auditLog.ts";
import { leadsByReference } from "../leads/leadRecords.ts";
import type { LeadDatabase } from "../leads/openDatabase.ts";
import { onStore } from "../leads/storeFailure.ts";
import type { ChannelName } from "../leads/tables.ts";
import { actOnLead, type Delay, delays, offeredActs, staffActs } from "./actOnLead.ts";
import { readList } from "./readLists.ts";
import { type StaffLinks, staffListPath, staffPath } from "./staffLinks.ts";
import { type StaffPageContent, staffListPage, staffMessagePage, staffPage } from "./staffPages.ts";

const words = wordsOf("en").staff;

export interface StaffApplicationOptions {
  db: LeadDatabase;
  /** Channels that deliver an application that staff accept. */
  channels: readonly ChannelName[];
  links: StaffLinks;
  csrf: CsrfOptions;
  onStored: () => void;
  clock: () => Date;
}

/** A link that a mail program has cut short is answered with a page, like a wrong one. */
const linkQuery = z.object({ link: z.string().max(200).catch("") });

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

const formBody = z.object({
  act: z.enum(staffActs),
  name: contactField("name", "Your name", 60).optional(),
  delay: z.enum(Object.keys(delays) as [Delay, ...Delay[]]).optional(),
});

/** Adds the pages behind the signed links in mails to staff: of one application, and of lists. */
export function staffApplication(app: FastifyInstance, options: StaffApplicationOptions): void {
  const { db, channels, links, csrf, onStored, clock } = options;
  const routes = app.withTypeProvider<ZodTypeProvider>();

  const send = (reply: FastifyReply, page: AnswerPage) =>
    sendPage(
      reply.header("referrer-policy", "same-origin").header("x-robots-tag", "noindex"),
      page,
    );
  const refuse = (reply: FastifyReply, words: { title: string; text: string }) =>
    send(reply.code(410), staffMessagePage(words));

  async function show(
    reply: FastifyReply,
    id: string,
    shown: Pick<StaffPageContent, "link" | "wanted" | "wasChangedMeanwhile">,
  ) {
    const [lead] = await onStore(() => leadsByReference(db, id));
    if (!lead) return refuse(reply, words.removed);
    const log = (await onStore(() => newestEntries(db, { leadId: id, limit: 50 }))).filter(
      ({ action }) => action in words.actions,
    );
    return send(reply, staffPage({ lead, log, now: clock(), ...shown }));
  }

  async function act(id: string, { act, name, delay }: z.infer<typeof formBody>) {
    const at = clock();
    const [lead] = await leadsByReference(db, id);
    if (!lead) return false;
    const log = await newestEntries(db, { leadId: id, limit: 50 });
    if (!offeredActs(lead, log, at).includes(act)) return false;
    if (act === "take" && name === undefined) throw new HttpError(400, words.nameMissing);
    const wanted = { act, name: name ?? "", delay: delay ?? "day" };
    return actOnLead(db, lead, wanted, { channels, at, actor: links.actor });
  }

  routes.get(
    staffPath,
    {
      schema: {
        ...schema(
          "showApplicationToStaff",
          "Show an application to staff",
          "Changes nothing, because mail scanners open every link.",
        ),
        querystring: linkQuery.extend({ act: z.enum(staffActs).optional().catch(undefined) }),
      },
    },
    async (request, reply) => {
      const { link, act: wanted } = request.query;
      const found = links.readLead(link, clock());
      if (typeof found === "string") return refuse(reply, words[found]);
      return show(reply, found.scope, { link, wanted, wasChangedMeanwhile: false });
    },
  );
  routes.post(
    staffPath,
    {
      schema: {
        ...schema(
          "changeApplicationByStaff",
          "Accept an application, mark it as answered, taken, put off or spam, or undo that",
          "Idempotent: an act that somebody did first changes nothing, and the page says so.",
        ),
        consumes: ["application/x-www-form-urlencoded"],
        body: formBody,
      },
      config: {
        refusedPage: ({ message }) => staffMessagePage({ title: words.refused, text: message }),
      },
      onRequest: csrfProtection(csrf),
    },
    async (request, reply) => {
      const { link } = request.query;
      const found = links.readLead(link, clock());
      if (typeof found === "string") return refuse(reply, words[found]);
      const isDone = await onStore(() => act(found.scope, request.body));
      if (isDone) onStored();
      return show(reply, found.scope, { link, wanted: undefined, wasChangedMeanwhile: !isDone });
    },
  );
  routes.get(
    staffListPath,
    {
      schema: schema(
        "listApplicationsForStaff",
        "Show the held or the open applications to staff",
        "Changes nothing. The links of the list work as long as its own.",
      ),
    },
    async (request, reply) => {
      const now = clock();
      const found = links.readList(request.query.link, now);
      if (typeof found === "string") return refuse(reply, words[found]);
      const { scope: list, expires } = found;
      const content = await onStore(() => readList(db, list, now));
      const pathTo = (id: string) => links.pathTo(id, expires);
      return send(reply, staffListPage({ list, ...content, pathTo }));
    },
  );
}
