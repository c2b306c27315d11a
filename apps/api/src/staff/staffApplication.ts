import { officeOf } from "@mortgage-kit/content/brokerage";
import type { FastifyInstance } from "fastify";
import { staffRates } from "../rates/staffRates.ts";
import { applicationRoutes } from "./applicationRoutes.ts";
import { listRoutes } from "./listRoutes.ts";
import { monthEnd } from "./monthEnd.ts";
import { reminderRoutes } from "./reminderRoutes.ts";
import { type StaffApplicationOptions, staffBrowsers } from "./staffBrowser.ts";

/** Adds the pages of staff: one of an application, the list, the month's end, and the rates if the site publishes any. */
export function staffApplication(app: FastifyInstance, options: StaffApplicationOptions): void {
  const { rates, csrf, clock, links } = options;
  const browsers = staffBrowsers(options);
  const all = { ...options, browsers, office: officeOf(options.brokerage) };
  if (rates) staffRates(app, { ...browsers, rates, actor: links.actor, csrf, clock });
  applicationRoutes(app, all);
  listRoutes(app, all);
  monthEnd(app, all);
  reminderRoutes(app, all);
}
