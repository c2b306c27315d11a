import { Readable } from "node:stream";
import { timeAt, zonedTime } from "@mortgage-kit/content/office";
import { fillCount, staffWords } from "@mortgage-kit/content/words";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { monthPath } from "../deliveries/staffLinks.ts";
import type { App } from "../http/httpServer.ts";
import { type Act, audit } from "../store/auditLog.ts";
import { type Condition, countLeads, countUpTo, isPastRetention } from "../store/leadRecords.ts";
import { isInState } from "../store/leadState.ts";
import { isRemovable, putBack, removeMany } from "./erasePerson.ts";
import {
  csvOf,
  type Figure,
  figureNames,
  inMonth,
  monthBefore,
  removedTogether,
} from "./monthFigures.ts";
import { monthPage, removalPage } from "./monthPage.ts";
import { postedForm, type StaffRoutesOptions } from "./staffBrowser.ts";

const { month: words } = staffWords;

const month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/);
const query = z.object({ month: month.optional().catch(undefined) });
const body = z.object({
  act: z.enum(["csv", "flood", "purge", "putBack"]),
  month: month.optional().catch(undefined),
  list: z.enum(figureNames).catch("received"),
  /** Local time since which all that is held is spam. */
  since: z.string().max(20).catch(""),
  /** Time of the first press, which the second one confirms; of the removal that is put back. */
  at: z.iso.datetime().optional().catch(undefined),
});

/** Adds the page of a month's figures and files, and of removals of many at once, which wait seven days. */
export function monthEnd(app: App, options: StaffRoutesOptions): void {
  const { db, channels, clock, browsers } = options;

  app.get(monthPath, { schema: { hide: true, querystring: query } }, (request, reply) =>
    show(reply, options, request.query.month),
  );
  app.post(
    monthPath,
    {
      schema: { hide: true, body },
      ...postedForm(options.csrf),
      handlerTimeout: 60_000,
    },
    async (request, reply) => {
      const { act, month: chosen, list, at } = request.body;
      if (act === "flood" || act === "purge")
        return remove(request, reply, { ...request.body, act }, options);
      const entry = { at: clock(), actor: browsers.actorOf(request) };
      if (act === "putBack") {
        const count = await putBack(db, at ?? "", channels, entry);
        options.onStored();
        return show(reply, options, undefined, fillCount(words.isBack, count, "en"));
      }
      if (chosen === undefined) return show(reply, options);
      return sendFile(reply, { ...entry, month: chosen, list }, options);
    },
  );
}

async function show(
  reply: FastifyReply,
  { db, browsers, office, settings, clock }: StaffRoutesOptions,
  chosen?: string,
  done?: string,
) {
  const now = clock();
  const current = zonedTime(office.timeZone, now).day.slice(0, 7);
  const shown = chosen ?? current;
  const counts: [Figure, number][] = [];
  for (const name of figureNames)
    counts.push([name, await countUpTo(db, inMonth(name, shown, office))]);
  const months = Array.from({ length: 24 }, (_, index) => monthBefore(current, index));
  const isOver: Condition = (eb) =>
    eb.and([isPastRetention(settings.retention, now)(eb), eb("removed_at", "is", null)]);
  const [past, held] = [await countUpTo(db, isOver), await countUpTo(db, isInState.held)];
  const removed = await removedTogether(db, now);
  const content = { month: shown, months, counts, past, held, removed, office, done };
  return browsers.send(reply, monthPage(content));
}

interface Removal {
  act: "flood" | "purge";
  since: string;
  at?: string | undefined;
}

/** Matches what an act removes, as of its first press. */
function meantBy(
  { act, since }: Removal,
  at: Date,
  { settings, office }: StaffRoutesOptions,
): Condition | undefined {
  if (act === "purge") return isPastRetention(settings.retention, at);
  const from = timeAt(office.timeZone, since);
  if (Number.isNaN(from.getTime())) return undefined;
  const [first, last] = [from.toISOString(), at.toISOString()];
  return (eb) =>
    eb.and([isInState.held(eb), eb("received_at", ">=", first), eb("received_at", "<=", last)]);
}

async function remove(
  request: FastifyRequest,
  reply: FastifyReply,
  removal: Removal,
  options: StaffRoutesOptions,
) {
  const { db, browsers, office, clock } = options;
  const { act, since, at } = removal;
  const now = clock();
  // An application that arrives between the two presses is no part of them.
  const seen = new Date(Math.min(Date.parse(at ?? now.toISOString()), now.getTime()));
  const isMeant = meantBy(removal, seen, options);
  if (!isMeant) return show(reply.code(400), options, undefined, words.sinceMissing);
  if (at === undefined) {
    const count = await countUpTo(db, isRemovable(isMeant));
    const asked = { act, since, at: seen.toISOString(), count, office };
    return browsers.send(reply, removalPage(asked));
  }
  const reason = act === "purge" ? words.purge.reason : null;
  const entry = { at: now, actor: browsers.actorOf(request) };
  const count = await removeMany(db, isMeant, reason, entry);
  return show(reply, options, undefined, fillCount(words.removed, count, "en"));
}

async function sendFile(
  reply: FastifyReply,
  { month: chosen, list, ...entry }: Act & { month: string; list: Figure },
  { db, office, settings }: StaffRoutesOptions,
) {
  const isMeant = inMonth(list, chosen, office);
  const detail = `${chosen}, ${list}: ${await countLeads(db, isMeant)}`;
  // Logged before the first row: a reader who leaves early has seen data too.
  await audit(db, { ...entry, action: "exported", detail });
  return reply
    .type("text/csv; charset=utf-8")
    .header("cache-control", "no-store")
    .header("content-disposition", `attachment; filename="${chosen}-${list}.csv"`)
    .send(Readable.from(csvOf(db, list, isMeant, settings.retention)));
}
