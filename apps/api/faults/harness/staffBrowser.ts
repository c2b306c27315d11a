import type { ReceivedMail } from "../../testing/mailPeer.ts";
import { until, untilAnswered } from "./measure.ts";

/** Returns true for a list to staff, which repeats what other mails have. */
export const isList = ({ headers }: Pick<ReceivedMail, "headers">): boolean =>
  headers.get("message-id")?.includes(".list@") === true;

/** Returns the path of the link in a list to staff. */
export const listLink = ({ text }: Pick<ReceivedMail, "text">): string =>
  /\/staff\/applications\?link=[\w.-]+/.exec(text)?.[0] ?? "";

/** Repeats a request until it is not answered 503, which a server on a busy machine may do at first. */
const untilServed = (address: string, init: RequestInit) =>
  untilAnswered(
    () => fetch(address, init),
    ({ status }) => status !== 503,
    20_000,
  );

/** Asks for the list to staff and opens its link. Returns a browser that sends the link's cookie. */
export async function openStaff(url: string, mails: () => readonly ReceivedMail[]) {
  const asked = new URLSearchParams({ act: "ask" });
  await untilServed(`${url}/staff/applications`, { method: "POST", body: asked });
  await until(async () => mails().some(isList), 120_000);
  const link = mails().filter(isList).map(listLink).at(-1) ?? "";
  const opened = await untilServed(url + link, { redirect: "manual" });
  const [cookie = ""] = (opened.headers.get("set-cookie") ?? "").split(";");
  return {
    get: (address: string) => untilServed(address, { headers: { cookie } }),
    press: (address: string, act: string, more: Record<string, string> = {}) =>
      untilServed(address, {
        method: "POST",
        headers: { cookie },
        body: new URLSearchParams({ act, ...more }),
      }),
  };
}

/** Returns the path of the page of a lead, which a mail about it has. */
export const leadPath = (mail: Pick<ReceivedMail, "text"> | undefined): string =>
  /\/staff\/application\?id=[\w-]+/.exec(mail?.text ?? "")?.[0] ?? "";
