import { staffWords as words } from "@mortgage-kit/content/words";
import { contactField } from "@mortgage-kit/contracts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { linkCookie, revokeLinks, staffListPath } from "../deliveries/staffLinks.ts";
import { HttpError } from "../http/HttpError.ts";
import type { App } from "../http/httpServer.ts";
import { bucket, bucketsByName, takeAll } from "../limits/buckets.ts";
import { senderOf } from "../limits/rateLimiter.ts";
import { queueList } from "../lists/planLists.ts";
import { staffRatesPath } from "../rates/ratesPage.ts";
import { type Act, audit } from "../store/auditLog.ts";
import { readClosed, readFound, readList } from "../store/leadState.ts";
import type { LeadDatabase } from "../store/tables.ts";
import { foundPage, revokePage, staffListPage } from "./listPage.ts";
import { nameIn, postedForm, type StaffRoutesOptions } from "./staffBrowser.ts";
import { staffMessagePage } from "./staffPages.ts";

/** Lists a day that a browser without a link may ask for: of one client, and of all. */
const asksPerDay = { client: 4, all: 24 };
const minutesPerDay = 24 * 60;

const listQuery = z.object({
  // A part of an address that a mail program has cut short is answered with a page.
  link: z.string().max(200).catch("").optional(),
  act: z.literal("revoke").optional().catch(undefined),
});
const listBody = z.object({
  act: z.enum(["revoke", "ask"]).optional(),
  find: contactField("find", "The text", 200).optional(),
  /** Time up to which earlier applications are searched. */
  until: z.iso.datetime().optional().catch(undefined),
});

const nobody = { leads: { leads: [], count: 0 }, reminders: [] };

/** Adds the page with the list of applications, which a link opens, and its forms. */
export function listRoutes(app: App, options: StaffRoutesOptions): void {
  const { db, browsers, office, csrf, clock } = options;
  const { send, isOpened } = browsers;
  const limitAsks = askLimiter(clock);

  app.get(
    staffListPath,
    { schema: { hide: true, querystring: listQuery } },
    async (request, reply) => {
      const { link, act } = request.query;
      if (link !== undefined) return openBrowser(reply, link, options);
      if (!(await isOpened(request, reply))) return reply;
      return act ? send(reply, revokePage()) : showLists(request, reply, options);
    },
  );
  app.post(
    staffListPath,
    { schema: { hide: true, body: listBody }, ...postedForm(csrf) },
    async (request, reply) => {
      const { act, find, until } = request.body;
      if (act === "ask") {
        limitAsks(request);
        return queueAskedList(reply, options);
      }
      if (!(await isOpened(request, reply))) return reply;
      const actor = browsers.actorOf(request);
      if (act === "revoke") return revoke(reply, actor, options);
      const entry = { at: clock(), actor };
      const found = find === undefined ? nobody : await lookUp(db, find, until, entry);
      return send(reply, foundPage(find ?? "", found, office));
    },
  );
}

async function openBrowser(
  reply: FastifyReply,
  link: string,
  { browsers, settings }: StaffRoutesOptions,
) {
  const found = await browsers.read(link);
  if (typeof found === "string") return browsers.sendClosed(reply.code(410), words[found]);
  // The address without the link is what the browser keeps and people pass on.
  return reply
    .header("set-cookie", linkCookie(found, settings.isBehindTls))
    .header("cache-control", "no-store")
    .header("referrer-policy", "same-origin")
    .redirect(staffListPath, 303);
}

async function showLists(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, browsers, office, rates, clock }: StaffRoutesOptions,
) {
  const now = clock();
  const lists = {
    held: await readList(db, "held", now),
    open: await readList(db, "open", now),
    closed: await readClosed(db, now),
  };
  const whose = { office, name: nameIn(request) };
  return browsers.send(reply, staffListPage(lists, whose, rates && staffRatesPath));
}

function askLimiter(clock: () => Date) {
  const ofClient = bucketsByName(asksPerDay.client, undefined, asksPerDay.client / minutesPerDay);
  const ofAll = bucket(asksPerDay.all, asksPerDay.all / minutesPerDay);
  return ({ ip }: FastifyRequest) => {
    if (takeAll([ofClient(senderOf(ip).client), ofAll], clock())) return;
    throw new HttpError(429, words.ask.tooOften, { retryAfterSeconds: 3_600 });
  };
}

async function queueAskedList(
  reply: FastifyReply,
  { db, channels, browsers, onStored, clock }: StaffRoutesOptions,
) {
  await queueList(db, "asked", channels, clock());
  onStored();
  const { title, text } = words.ask.done;
  return browsers.send(reply, staffMessagePage(title, [text]));
}

async function revoke(
  reply: FastifyReply,
  actor: string,
  { db, browsers, settings, clock }: StaffRoutesOptions,
) {
  await revokeLinks(db, undefined, { at: clock(), actor });
  const { title, done } = words.revoke;
  reply.header("set-cookie", linkCookie(undefined, settings.isBehindTls));
  return browsers.sendClosed(reply, { title, text: done });
}

async function lookUp(db: LeadDatabase, sought: string, until: string | undefined, done: Act) {
  const found = await readFound(db, sought, until);
  const leadIds = [...found.leads.leads, ...found.reminders].map(({ id }) => id);
  const seen = leadIds.length > 0 ? { leadIds } : { detail: "nobody found" };
  await audit(db, { ...done, action: "looked up", ...seen });
  return found;
}
