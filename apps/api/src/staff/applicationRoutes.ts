import { staffWords as words } from "@mortgage-kit/content/words";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { staffPath } from "../deliveries/staffLinks.ts";
import type { App } from "../http/httpServer.ts";
import { type Erasure, erasureOf, leadsOfPerson } from "../store/eraseLeads.ts";
import { type LeadRecord, leadsByReference } from "../store/leadRecords.ts";
import { offeredActs, type StaffAct, staffActs } from "./actOnLead.ts";
import { actPage } from "./actPage.ts";
import { askErasure } from "./erasePerson.ts";
import { readNotes } from "./notes.ts";
import { actBody, decisionsOf, isReasonFine, lacking, performAct } from "./performAct.ts";
import { nameCookie, nameIn, postedForm, type StaffRoutesOptions } from "./staffBrowser.ts";
import { listLink, staffMessagePage, staffPage } from "./staffPages.ts";

/** An address that a mail program has cut short is answered with a page. */
const leadQuery = z.object({ id: z.string().max(200).catch("") });
const actQuery = leadQuery.extend({ act: z.enum(staffActs).optional().catch(undefined) });

/** Adds the page of one application, and the pages and forms of its acts. */
export function applicationRoutes(app: App, options: StaffRoutesOptions): void {
  const { db, channels, browsers, office, settings, csrf, onStored, clock } = options;
  const { actorOf } = browsers;

  app.get(staffPath, { schema: { hide: true, querystring: actQuery } }, async (request, reply) => {
    const { id, act } = request.query;
    const lead = await leadOf(options, id);
    return act && lead
      ? showAct(request, reply, { lead, act }, options)
      : show(reply, lead, options);
  });
  app.post(
    staffPath,
    {
      schema: { hide: true, querystring: leadQuery, body: actBody },
      ...postedForm(csrf),
      handlerTimeout: 60_000,
    },
    async (request, reply) => {
      const { query, body } = request;
      const { act, name, reason } = body;
      const lead = await leadOf(options, query.id);
      if (!lead) return show(reply, lead, options);
      const at = clock();
      const problem = lacking(lead, body, office, at);
      if (problem) {
        return sendAct(request, reply.code(400), { lead, act, problem }, options);
      }
      if (name !== undefined) reply.header("set-cookie", nameCookie(name, settings.isBehindTls));
      const actor = actorOf(request, name);
      if (act === "erase") return erase(reply, lead, { reason, actor: actorOf(request) }, options);
      const isDone = await performAct(lead, { ...body, act }, { db, channels, office, at, actor });
      if (isDone) onStored();
      return show(reply, await leadOf(options, lead.id), options, !isDone);
    },
  );
}

async function leadOf({ db }: StaffRoutesOptions, id: string): Promise<LeadRecord | undefined> {
  const [lead] = await leadsByReference(db, id);
  return lead?.id === id ? lead : undefined;
}

async function show(
  reply: FastifyReply,
  lead: LeadRecord | undefined,
  { db, browsers, office, settings, clock }: StaffRoutesOptions,
  wasChangedMeanwhile = false,
) {
  const { title, text } = words.removed;
  if (!lead) return browsers.send(reply.code(410), staffMessagePage(title, [text], listLink));
  const [log, notes] = [await decisionsOf(db, lead.id), await readNotes(db, lead.id)];
  const { retention: rules } = settings;
  return browsers.send(
    reply,
    staffPage({ lead, log, notes }, { rules, office }, clock(), wasChangedMeanwhile),
  );
}

interface AskedAct {
  lead: LeadRecord;
  act: StaffAct;
  erasure?: Erasure | undefined;
  problem?: string;
}

function sendAct(
  request: FastifyRequest,
  reply: FastifyReply,
  asked: AskedAct,
  { browsers, office, rates }: StaffRoutesOptions,
) {
  const members = rates?.members ?? [];
  return browsers.send(reply, actPage({ ...asked, office, members, name: nameIn(request) }));
}

async function showAct(
  request: FastifyRequest,
  reply: FastifyReply,
  { lead, act }: AskedAct,
  options: StaffRoutesOptions,
) {
  const offered = offeredActs(lead, await decisionsOf(options.db, lead.id), options.clock());
  if (!offered.includes(act)) return show(reply, lead, options, true);
  const erasure = act === "erase" ? await readErasure(lead, options) : undefined;
  return sendAct(request, reply, { lead, act, erasure }, options);
}

const readErasure = async (lead: LeadRecord, { db, settings, clock }: StaffRoutesOptions) =>
  erasureOf(db, await leadsOfPerson(db, lead), [], settings.retention, clock());

async function erase(
  reply: FastifyReply,
  lead: LeadRecord,
  { reason = "", actor }: { reason: string | undefined; actor: string },
  options: StaffRoutesOptions,
) {
  const { db, browsers, office, clock } = options;
  const erasure = await readErasure(lead, options);
  if (erasure.held || !isReasonFine(reason, erasure.leads)) {
    const problem = erasure.held ? words.erasure.held : words.erasure.reasonMissing;
    const shown = actPage({ lead, office, act: "erase", erasure, problem });
    return browsers.send(reply.code(400), shown);
  }
  await askErasure(db, erasure, reason, { at: clock(), actor });
  return show(reply, await leadOf(options, lead.id), options);
}
