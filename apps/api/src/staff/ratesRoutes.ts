import type { RateEntry } from "@mortgage-kit/content/rates";
import { fill, staffWords, wordsOf } from "@mortgage-kit/content/words";
import type { FastifyReply } from "fastify";
import { z } from "zod";
import { csrfProtection } from "../http/formPosts.ts";
import type { App } from "../http/httpServer.ts";
import {
  entryOf,
  formOf,
  nameOf,
  type RateForm,
  ratesPage,
  staffRatesPath,
} from "../rates/ratesPage.ts";
import type { RunningRates } from "../rates/runningRates.ts";
import type { StaffRoutesOptions } from "./staffBrowser.ts";

const { rates: words } = staffWords;
const text = z.string().max(200).catch("");
const body = z.record(z.string().max(20), text);

/** Returns the label of the page's field that sets a field of an entry. */
const labelOf = (field: string): string =>
  Object(words.fields)[field === "annualRate" ? "rate" : field] ?? field;

/** Adds the page on which staff set, withdraw and take back rates. */
export function ratesRoutes(app: App, rates: RunningRates, options: StaffRoutesOptions): void {
  const { csrf, clock, links } = options;
  const { send } = options.browsers;

  async function show(
    reply: FastifyReply,
    more: { form: RateForm; problem?: string; done?: string },
  ) {
    const { conditionsText } = await import("@mortgage-kit/content/rates");
    const write = (rate: RateEntry) => conditionsText(rate, wordsOf("en"), "en");
    const now = clock();
    const [file, set] = [await rates.file(now), await rates.set()];
    return send(reply, ratesPage({ file, set, today: rates.dayOf(now), write, ...more }));
  }

  app.get(
    staffRatesPath,
    { schema: { hide: true, querystring: z.object({ key: text.optional() }) } },
    async (request, reply) => {
      const now = clock();
      const today = rates.dayOf(now);
      const { rates: current } = await rates.file(now);
      const chosen = current.find(({ key }) => key === request.query.key);
      return show(reply, { form: chosen ? formOf(chosen, today) : { day: today } });
    },
  );
  app.post(
    staffRatesPath,
    { schema: { hide: true, body }, onRequest: csrfProtection(csrf) },
    async (request, reply) => {
      const form = request.body;
      const act = { at: clock(), actor: links.actor, confirmed: form.confirmed !== undefined };
      const today = rates.dayOf(act.at);
      if (form.act === "undo") {
        const isDone = await rates.undo(form.id ?? "", act);
        return show(reply, {
          form: { day: today },
          done: isDone ? words.undone : words.undoneBefore,
        });
      }
      const { RateRefused } = await import("@mortgage-kit/content/rates");
      try {
        const { annualRate, day, ...rate } = await rates.add(
          entryOf(form, form.act === "withdraw"),
          { ...act, nameOf: labelOf },
        );
        const named = { name: nameOf(rate), rate: annualRate?.toFixed(2) ?? "", day };
        const done = fill(annualRate === null ? words.isWithdrawn : words.isSet, named);
        return show(reply, { form: { day: today }, done });
      } catch (error) {
        if (!(error instanceof RateRefused)) throw error;
        return show(reply.code(400), { form, problem: error.message });
      }
    },
  );
}
