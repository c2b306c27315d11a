import { smtpProblem, smtpTransport } from "../deliveries/smtp.ts";
import { CommandError, exitCodes, type FileCommand, UsageError } from "./command.ts";

/** Mails the staff that a unit of systemd failed, without opening the database. */
export const reportFailureCommand: FileCommand = {
  summary: "Mail the staff that a unit of the system failed, such as the backup",
  usage: "UNIT",
  takes: {
    UNIT: "the unit's name, such as brokerage-backup.service",
  },
  notes: [
    "The shipped backup units run it when they fail. It needs the mail settings of the server.",
  ],
  async runOnFile({ settings: { email, brokerage }, references, print }) {
    const [unit = "", ...more] = references;
    if (more.length > 0 || !/^[\w@.:-]{1,100}$/.test(unit)) throw new UsageError("Give one UNIT.");
    if (!email) throw new CommandError("No mail is configured: set SMTP_URL and the addresses.");
    try {
      await smtpTransport(email).sendMail({
        from: { name: brokerage.name, address: email.from },
        to: email.to,
        headers: { "auto-submitted": "auto-generated" },
        subject: `${unit} failed`,
        text: `${unit} failed on the server of the site.\n\nThe reason: journalctl -u ${unit} -n 20\nAgain:      systemctl start ${unit}\n`,
      });
    } catch (error) {
      throw new CommandError(`The mail could not be sent: ${smtpProblem(error).message}.`);
    }
    print(`Told ${email.to}.`);
    return exitCodes.done;
  },
};
