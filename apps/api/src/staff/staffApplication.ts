import { type Brokerage, officeOf } from "@mortgage-kit/content/brokerage";
import { timeAt } from "@mortgage-kit/content/office";
import { staffWords as words } from "@mortgage-kit/content/words";
import { contactField, contactLimits } from "@mortgage-kit/contracts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  isRevoked,
  linkCookie,
  linkInCookie,
  type ReadLink,
  revokeLinks,
  type StaffLinks,
  staffListPath,
  staffPath,
} from "../deliveries/staffLinks.ts";
import { cookieIn, hiddenCookie } from "../http/cookies.ts";
import { type CsrfOptions, csrfProtection } from "../http/formPosts.ts";
import { HttpError } from "../http/HttpError.ts";
import { type AnswerPage, sendPage, staffFrame } from "../http/page.ts";
import { bucket, bucketsByName, takeAll } from "../limits/buckets.ts";
import { senderOf } from "../limits/rateLimiter.ts";
import { queueList } from "../lists/planLists.ts";
import { staffRatesPath } from "../rates/ratesPage.ts";
import type { RunningRates } from "../rates/runningRates.ts";
import { staffRates } from "../rates/staffRates.ts";
import type { Settings } from "../settings/readSettings.ts";
import { audit, decisions, newestEntries } from "../store/auditLog.ts";
import {
  type Erasure,
  erasureOf,
  isReason,
  leadsOfPerson,
  namesPerson,
} from "../store/eraseLeads.ts";
import { type LeadRecord, leadsByReference } from "../store/leadRecords.ts";
import { readClosed, readFound, readList, stateOf } from "../store/leadState.ts";
import type { ChannelName, LeadDatabase } from "../store/tables.ts";
import { oneLine } from "../store/visibleText.ts";
import {
  actOnLead,
  type Delay,
  delays,
  type LeadAct,
  offeredActs,
  type StaffAct,
  staffActs,
} from "./actOnLead.ts";
import { askErasure, undoErasure } from "./erasePerson.ts";
import { addNote, correctContact, readNotes } from "./notes.ts";
import {
  actPage,
  closedPage,
  revokePage,
  staffListPage,
  staffMessagePage,
  staffPage,
} from "./staffPages.ts";

export interface StaffApplicationOptions {
  db: LeadDatabase;
  /** Channels that deliver an application that staff accept, and the list to staff. */
  channels: readonly ChannelName[];
  links: StaffLinks;
  settings: Pick<Settings, "retention" | "isBehindTls">;
  brokerage: Brokerage;
  rates: RunningRates | undefined;
  csrf: CsrfOptions;
  onStored: () => void;
  clock: () => Date;
}

/** Acts that one link allows at once, and in a minute after that: far more than people do. */
const actsAtOnce = 150;
const actsPerMinute = 2.5;
const maxLinks = 100;

/** Lists a day that a browser without a link may ask for: of one client, and of all. */
const asksPerDay = { client: 4, all: 24 };
const minutesPerDay = 24 * 60;

const yearMs = 365 * 24 * 60 * 60 * 1000;
const isLocalTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

const nameCookieName = "staff-name";

/** Keeps the name that a form was filled with, so that this browser's later acts are logged by it. */
const nameCookie = (name: string, isBehindTls: boolean) =>
  hiddenCookie(
    "Lax",
    isBehindTls,
    `${nameCookieName}=${Buffer.from(name).toString("base64url")}`,
    "Path=/staff",
  );

function nameIn(cookies: string | undefined): string | undefined {
  const value = cookieIn(cookies, nameCookieName);
  return value && oneLine(Buffer.from(value, "base64url").toString("utf8")).slice(0, 60);
}

/** A part of an address that a mail program has cut short is answered with a page. */
const text = z.string().max(200).catch("");
const leadQuery = z.object({ id: text });
const actQuery = leadQuery.extend({ act: z.enum(staffActs).optional().catch(undefined) });
const listQuery = z.object({
  link: text.optional(),
  act: z.literal("revoke").optional().catch(undefined),
});
const leadBody = z.object({
  act: z.enum(staffActs),
  name: contactField("name", words.yourName, 60).optional(),
  delay: z.enum(Object.keys(delays) as [Delay, ...Delay[]]).default("day"),
  callAt: z.string().max(20).default(""),
  termEnds: z.iso.date().optional().catch(undefined),
  reason: contactField("reason", "The reason", 300).optional(),
  note: contactField("note", "The note", 300).optional(),
  contact: contactField("contact", words.fields.contact, contactLimits.phoneOrEmail).optional(),
});
type LeadBody = z.infer<typeof leadBody>;

const listBody = z.object({
  act: z.enum(["revoke", "ask"]).optional(),
  find: contactField("find", "The text", 200).optional(),
});

const postConfig = {
  refusedPage: ({ message }: HttpError) => staffMessagePage(words.refused, [message]),
};

export function staffApplication(app: FastifyInstance, options: StaffApplicationOptions): void {
  const { db, channels, links, settings, csrf, onStored, clock } = options;
  const { isBehindTls, retention: rules } = settings;
  const office = officeOf(options.brokerage);
  const { actor } = links;
  const members = options.rates?.members ?? [];
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const limitOf = bucketsByName(actsAtOnce, maxLinks, actsPerMinute);
  const asksOf = bucketsByName(asksPerDay.client, undefined, asksPerDay.client / minutesPerDay);
  const allAsks = bucket(asksPerDay.all, asksPerDay.all / minutesPerDay);

  const hidden = { "referrer-policy": "same-origin", "x-robots-tag": "noindex" };
  const frame = staffFrame(options.brokerage, staffListPath);
  const send = (reply: FastifyReply, shown: AnswerPage) =>
    sendPage(reply.headers(hidden), shown, frame);

  const closed = (shown: { title: string; text: string }) =>
    closedPage(shown, channels.includes("list email"));

  async function read(token: string): Promise<ReadLink> {
    const found = links.read(token, clock());
    if (typeof found === "string") return found;
    return (await isRevoked(db, links.to, found.issued)) ? "invalid" : found;
  }

  /** Returns true if a link opened this browser, or answers why it shows nothing. Limits its acts. */
  async function isOpened(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const token = linkInCookie(request.headers.cookie);
    const found = token === undefined ? "closed" : await read(token);
    if (typeof found === "string") {
      send(reply.code(found === "closed" ? 403 : 410), closed(words[found]));
      return false;
    }
    if (request.method === "POST" && !limitOf(found.token).take(clock())) {
      throw new HttpError(429, words.tooMany, { retryAfterSeconds: 60 });
    }
    return true;
  }

  if (options.rates) {
    staffRates(app, { rates: options.rates, actor, csrf, clock, isOpened, send });
  }

  const removed = (reply: FastifyReply) =>
    send(reply.code(410), staffMessagePage(words.removed.title, [words.removed.text]));

  const logOf = async (id: string) =>
    (await newestEntries(db, 50, { leadId: id })).filter(({ action }) =>
      decisions.includes(action),
    );

  async function leadOf(id: string): Promise<LeadRecord | undefined> {
    const [lead] = await leadsByReference(db, id);
    return lead?.id === id ? lead : undefined;
  }

  async function show(reply: FastifyReply, id: string, wasChangedMeanwhile: boolean) {
    const lead = await leadOf(id);
    if (!lead) return removed(reply);
    const log = await logOf(id);
    const notes = await readNotes(db, id);
    return send(
      reply,
      staffPage({ lead, log, notes }, { rules, office }, clock(), wasChangedMeanwhile),
    );
  }

  /** Returns who acts in the log: the person, once a form was filled with the name, beside the link. */
  const actorOf = (request: FastifyRequest, name = nameIn(request.headers.cookie)) =>
    name ? `${name}, ${actor}` : actor;

  function callAtOf({ act, callAt }: LeadBody): Date | undefined {
    if (act !== "postpone" || callAt === "") return undefined;
    return isLocalTime.test(callAt) ? timeAt(office.timeZone, callAt) : new Date(Number.NaN);
  }

  const readErasure = async (lead: LeadRecord): Promise<Erasure> =>
    erasureOf(db, await leadsOfPerson(db, lead), [], rules, clock());

  const isReasonFine = (reason: string | undefined, leads: readonly LeadRecord[]) =>
    reason !== undefined && isReason(reason) && !namesPerson(reason, leads);

  async function erase(reply: FastifyReply, lead: LeadRecord, reason = "") {
    const erasure = await readErasure(lead);
    if (erasure.held || !isReasonFine(reason, erasure.leads)) {
      const problem = erasure.held ? words.erasure.held : words.erasure.reasonMissing;
      return send(reply.code(400), actPage({ lead, office, act: "erase", erasure, problem }));
    }
    await askErasure(db, erasure, reason, { at: clock(), actor: actorOf(reply.request) });
    return show(reply, lead.id, false);
  }

  async function act(lead: LeadRecord, body: LeadBody & { act: LeadAct }, actor: string) {
    const at = clock();
    if (!offeredActs(lead, await logOf(lead.id), at).includes(body.act)) return false;
    const { name = "", termEnds = "", reason } = body;
    const wanted = { ...body, name, termEnds, reason, callAt: callAtOf(body) };
    return actOnLead(db, lead, wanted, { channels, at, actor });
  }

  function perform(
    lead: LeadRecord,
    body: LeadBody & { act: Exclude<StaffAct, "erase"> },
    actor: string,
  ) {
    const done = { at: clock(), actor };
    const { act: wanted, name: author = "", note: text = "", contact = "" } = body;
    if (wanted === "keep") return undoErasure(db, lead.removed_at ?? "", channels, done);
    if (wanted === "hold" || wanted === "release")
      return act(lead, { ...body, act: wanted }, actor);
    if (stateOf(lead) === "erasing") return Promise.resolve(false);
    if (wanted === "note") return addNote(db, lead, { author, text }, done);
    if (wanted === "correct") return correctContact(db, lead, { author, contact }, done);
    return act(lead, { ...body, act: wanted }, actor);
  }

  function lacking(lead: LeadRecord, body: LeadBody) {
    const { act, name, termEnds, note, contact, reason } = body;
    const callAt = callAtOf(body);
    const wait = callAt && callAt.getTime() - clock().getTime();
    if (wait !== undefined && !(wait > 0 && wait < yearMs)) return words.delay.wrong;
    if (act === "hold" && !isReasonFine(reason, [lead])) return words.erasure.reasonMissing;
    const isNamed = act === "take" || act === "note" || act === "correct";
    if (isNamed && name === undefined) return words.nameMissing;
    if (act === "note" && note === undefined) return words.notes.missing;
    if (act === "correct" && contact === undefined) return words.notes.contactMissing;
    const isTermFine = termEnds !== undefined && termEnds > lead.received_at.slice(0, 10);
    return act === "mortgage" && !isTermFine ? words.termEnds.missing : undefined;
  }

  routes.get(
    staffPath,
    { schema: { hide: true, querystring: actQuery } },
    async (request, reply) => {
      if (!(await isOpened(request, reply))) return reply;
      const { id, act: wanted } = request.query;
      if (!wanted) return show(reply, id, false);
      const lead = await leadOf(id);
      if (!lead) return removed(reply);
      const offered = offeredActs(lead, await logOf(id), clock());
      if (!offered.includes(wanted)) return show(reply, id, true);
      const erasure = wanted === "erase" ? await readErasure(lead) : undefined;
      const name = nameIn(request.headers.cookie);
      return send(reply, actPage({ lead, office, act: wanted, erasure, members, name }));
    },
  );
  routes.post(
    staffPath,
    {
      schema: { hide: true, querystring: leadQuery, body: leadBody },
      config: postConfig,
      onRequest: csrfProtection(csrf),
      handlerTimeout: 60_000,
    },
    async (request, reply) => {
      if (!(await isOpened(request, reply))) return reply;
      const { query, body } = request;
      const lead = await leadOf(query.id);
      if (!lead) return removed(reply);
      const problem = lacking(lead, body);
      if (problem) {
        const name = nameIn(request.headers.cookie);
        const shown = actPage({ lead, office, act: body.act, problem, members, name });
        return send(reply.code(400), shown);
      }
      if (body.name !== undefined) reply.header("set-cookie", nameCookie(body.name, isBehindTls));
      const { act: wanted } = body;
      if (wanted === "erase") return erase(reply, lead, body.reason);
      const actor = actorOf(request, body.name);
      const isDone = await perform(lead, { ...body, act: wanted }, actor);
      if (isDone) onStored();
      return show(reply, lead.id, !isDone);
    },
  );
  routes.get(
    staffListPath,
    { schema: { hide: true, querystring: listQuery } },
    async (request, reply) => {
      const { link, act: wanted } = request.query;
      if (link !== undefined) {
        const found = await read(link);
        if (typeof found === "string") return send(reply.code(410), closed(words[found]));
        // The address without the link is what the browser keeps and people pass on.
        return reply
          .header("set-cookie", linkCookie(found, isBehindTls))
          .header("cache-control", "no-store")
          .header("referrer-policy", "same-origin")
          .redirect(staffListPath, 303);
      }
      if (!(await isOpened(request, reply))) return reply;
      if (wanted) return send(reply, revokePage());
      const now = clock();
      const lists = {
        held: await readList(db, "held", now),
        open: await readList(db, "open", now),
        closed: await readClosed(db, now),
      };
      const whose = { office, name: nameIn(request.headers.cookie) };
      return send(reply, staffListPage(lists, whose, [], options.rates && staffRatesPath));
    },
  );
  routes.post(
    staffListPath,
    { schema: { hide: true, body: listBody }, config: postConfig, onRequest: csrfProtection(csrf) },
    async (request, reply) => {
      const { act: wanted, find } = request.body;
      if (wanted === "ask") {
        const asked = [asksOf(senderOf(request.ip).client), allAsks];
        if (!takeAll(asked, clock())) {
          throw new HttpError(429, words.ask.tooOften, { retryAfterSeconds: 3_600 });
        }
        await queueList(db, "asked", channels, clock());
        onStored();
        const { title, text } = words.ask.done;
        return send(reply, staffMessagePage(title, [text]));
      }
      if (!(await isOpened(request, reply))) return reply;
      if (wanted === "revoke") {
        await revokeLinks(db, undefined, { at: clock(), actor: actorOf(request) });
        const { title, done } = words.revoke;
        reply.header("set-cookie", linkCookie(undefined, isBehindTls));
        return send(reply, closed({ title, text: done }));
      }
      const { leads, reminders } =
        find === undefined ? nobody : await lookUp(find, actorOf(request));
      return send(reply, staffListPage({ found: leads }, { office }, reminders));
    },
  );

  async function lookUp(sought: string, actor: string) {
    const found = await readFound(db, sought);
    const leadIds = [...found.leads.leads, ...found.reminders].map(({ id }) => id);
    const seen = leadIds.length > 0 ? { leadIds } : { detail: "nobody found" };
    await audit(db, { at: clock(), actor, action: "looked up", ...seen });
    return found;
  }
}

const nobody = { leads: { leads: [], count: 0 }, reminders: [] };
