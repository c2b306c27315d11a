import { fill, staffWords as words } from "@mortgage-kit/content/words";
import type { FastifyReply } from "fastify";
import { z } from "zod";
import { pathToReminder, staffReminderPath } from "../deliveries/staffLinks.ts";
import { timeText } from "../deliveries/staffMail.ts";
import { nothing } from "../http/formParts.ts";
import type { App } from "../http/httpServer.ts";
import { alert, html, page } from "../http/page.ts";
import { erasureOf } from "../store/eraseLeads.ts";
import { undoMs } from "../store/leadState.ts";
import { remindersByReference } from "../store/reminderRecords.ts";
import { oneLine } from "../store/visibleText.ts";
import { erasurePart, reasonField } from "./actPage.ts";
import { askErasure, putBack } from "./erasePerson.ts";
import { isReasonFine } from "./performAct.ts";
import { postedForm, type StaffRoutesOptions } from "./staffBrowser.ts";
import { listLink, staffMessagePage } from "./staffPages.ts";

const query = z.object({ id: z.string().max(200).catch("") });
const body = z.object({
  act: z.enum(["erase", "keep"]),
  reason: z.string().trim().max(300).catch(""),
});

/** Adds the page of a reminder, on which staff erase who has nothing else: the reminders of the address. */
export function reminderRoutes(app: App, options: StaffRoutesOptions): void {
  const { db, channels, office, settings, clock } = options;
  const { actorOf, send } = options.browsers;

  async function read(id: string) {
    const [reminder] = await remindersByReference(db, id);
    if (reminder?.id !== id) return undefined;
    const { email } = reminder;
    return { ...reminder, erasure: await erasureOf(db, [], [email], settings.retention, clock()) };
  }

  function show(reply: FastifyReply, found: Awaited<ReturnType<typeof read>>, problem?: string) {
    const { title, text } = words.removed;
    if (!found) return send(reply.code(410), staffMessagePage(title, [text], listLink));
    const { id, email, erasure, erase_asked_at: asked } = found;
    const act = asked === null ? "erase" : "keep";
    const until = asked && new Date(Date.parse(asked) + undoMs).toISOString();
    const content = html`${problem ? alert(problem) : nothing}
${until ? html`<p>${fill(words.erasure.until, { time: timeText(office, until) })}</p>` : erasurePart(erasure, office)}
<form method="post" action="${pathToReminder(id)}">${asked === null ? reasonField : nothing}
<button name="act" value="${act}">${words.acts[act].button}</button></form>
${listLink}`;
    return send(reply, page(oneLine(email), content));
  }

  app.get(
    staffReminderPath,
    { schema: { hide: true, querystring: query } },
    async (request, reply) => show(reply, await read(request.query.id)),
  );
  app.post(
    staffReminderPath,
    { schema: { hide: true, querystring: query, body }, ...postedForm(options.csrf) },
    async (request, reply) => {
      const found = await read(request.query.id);
      if (!found) return show(reply, found);
      const entry = { at: clock(), actor: actorOf(request) };
      const { act, reason } = request.body;
      if (act === "keep") {
        await putBack(db, found.erase_asked_at ?? "", channels, entry);
        options.onStored();
      } else if (isReasonFine(reason, []) && !reason.includes(found.email)) {
        await askErasure(db, found.erasure, reason, entry);
      } else {
        return show(reply.code(400), found, words.erasure.reasonMissing);
      }
      return show(reply, await read(found.id));
    },
  );
}
