import { DeliveryProblem } from "../deliveries/channel.ts";
import { trustAuthorities } from "../deliveries/channelsFor.ts";
import { explainProblem } from "../deliveries/explainProblem.ts";
import { linkSecret } from "../deliveries/visitorMails.ts";
import { digestMail } from "../digest/digestMail.ts";
import { readDigest } from "../digest/readDigest.ts";
import { sendDigest } from "../digest/sendDigest.ts";
import { audit } from "../leads/auditLog.ts";
import { staffLinks } from "../staff/staffLinks.ts";
import { torontoHour } from "../torontoTime.ts";
import { type Command, CommandError, exitCodes } from "./command.ts";

export const digestCommand: Command = {
  summary: "Mail staff the morning digest: what waits, what failed, and yesterday in numbers",
  usage: "[--after HOUR] [--print]",
  takes: {
    "--after HOUR": "do nothing before this hour in Toronto, such as 7: for a loop in a container",
    "--print": "print it instead; its links show applications to whoever has them",
  },
  notes: [
    "Sends at most one a day in Toronto, so that a timer may call it again after a failure.",
    `Exits with ${exitCodes.failed} if the mail server did not accept it.`,
  ],
  async run({ db, options, settings, actor, now, print }) {
    const { email, brokerage, deliveryAuthorities } = settings;
    if (!email) throw new CommandError("No mail is configured: set SMTP_URL first.");
    if (torontoHour(now) < (options.count("after") ?? 0)) return exitCodes.done;
    const secret = await linkSecret(db);
    const links = staffLinks({ secret, siteUrl: brokerage.siteUrl, to: email.to });
    if (options.flag("print")) {
      await audit(db, { at: now, actor, action: "listed", detail: "the digest, with its links" });
      print(digestMail(await readDigest(db, settings, now), links, now).text);
      return exitCodes.done;
    }
    if (deliveryAuthorities) await trustAuthorities(deliveryAuthorities);
    try {
      const isSent = await sendDigest({ db, settings, email, links, now });
      print(isSent ? `Sent to ${email.to}.` : "Today's digest was sent before, or is being sent.");
      return exitCodes.done;
    } catch (error) {
      if (!(error instanceof DeliveryProblem)) throw error;
      throw new CommandError(`The digest was not sent: ${explainProblem(error.message)}.`);
    }
  },
};
