import type { Brokerage } from "@mortgage-kit/content/brokerage";
import type { Office } from "@mortgage-kit/content/office";
import { staffWords as words } from "@mortgage-kit/content/words";
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  isRevoked,
  linkInCookie,
  type ReadLink,
  type StaffLinks,
  staffListPath,
} from "../deliveries/staffLinks.ts";
import { cookieIn, hiddenCookie } from "../http/cookies.ts";
import { type CsrfOptions, csrfProtection } from "../http/formPosts.ts";
import { type FormRefusal, HttpError } from "../http/HttpError.ts";
import { type AnswerPage, sendPage, staffFrame } from "../http/page.ts";
import { bucketsByName } from "../limits/buckets.ts";
import type { RunningRates } from "../rates/runningRates.ts";
import type { Settings } from "../settings/readSettings.ts";
import type { ChannelName, LeadDatabase } from "../store/tables.ts";
import { oneLine } from "../store/visibleText.ts";
import { closedPage } from "./listPage.ts";
import { staffMessagePage } from "./staffPages.ts";

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

/** Options of the pages that only an opened browser sees. */
export interface StaffRoutesOptions extends StaffApplicationOptions {
  browsers: StaffBrowsers;
  office: Office;
}

/** Acts that one link allows at once, and in a minute after that: far more than people do. */
const actsAtOnce = 150;
const actsPerMinute = 2.5;
const maxLinks = 100;

const nameCookieName = "staff-name";

/** Keeps the name that a form was filled with, so that this browser's later acts are logged by it. */
export const nameCookie = (name: string, isBehindTls: boolean) =>
  hiddenCookie(
    "Lax",
    isBehindTls,
    `${nameCookieName}=${Buffer.from(name).toString("base64url")}`,
    "Path=/staff",
  );

/** Returns the name that a form of this browser was filled with. */
export function nameIn({ headers }: FastifyRequest): string | undefined {
  const value = cookieIn(headers.cookie, nameCookieName);
  return value && oneLine(Buffer.from(value, "base64url").toString("utf8")).slice(0, 60);
}

/** Knows the browsers that a link opened, and answers them with pages of staff. */
export function staffBrowsers({ db, channels, links, brokerage, clock }: StaffApplicationOptions) {
  const limitOf = bucketsByName(actsAtOnce, maxLinks, actsPerMinute);
  const hidden = { "referrer-policy": "same-origin", "x-robots-tag": "noindex" };
  const frame = staffFrame(brokerage, staffListPath);
  const send = (reply: FastifyReply, shown: AnswerPage) =>
    sendPage(reply.headers(hidden), shown, frame);

  const sendClosed = (reply: FastifyReply, shown: { title: string; text: string }) =>
    send(reply, closedPage(shown, channels.includes("list email")));

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
      sendClosed(reply.code(found === "closed" ? 403 : 410), words[found]);
      return false;
    }
    if (request.method === "POST" && !limitOf(found.token).take(clock())) {
      throw new HttpError(429, words.tooMany, { retryAfterSeconds: 60 });
    }
    return true;
  }

  /** Returns who acts in the log: the person, once a form was filled with the name, beside the link. */
  const actorOf = (request: FastifyRequest, name = nameIn(request)) =>
    name ? `${name}, ${links.actor}` : links.actor;

  return { send, sendClosed, read, isOpened, actorOf };
}

/** Returns the options of a route to which a browser posts a form. */
export const postedForm = (csrf: CsrfOptions) => ({
  config: {
    refusedPage: ({ refusal }: FormRefusal) => staffMessagePage(words.refused, [refusal.message]),
  },
  onRequest: csrfProtection(csrf),
});

type StaffBrowsers = ReturnType<typeof staffBrowsers>;
