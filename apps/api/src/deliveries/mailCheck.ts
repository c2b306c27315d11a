import type { EmailSettings } from "../settings/readSettings.ts";
import type { DeliveryLog } from "./deliveryWorker.ts";
import { explainProblem } from "./explainProblem.ts";
import { smtpProblem, smtpTransport } from "./smtp.ts";

const everyMs = 15 * 60 * 1000;

/**
 * Connects to the mail server at the start and every 15 minutes, with TLS and the login but without a
 * mail, so that readiness knows that mail fails before an application must be mailed.
 */
export function mailCheck(settings: EmailSettings, log: Pick<DeliveryLog, "warn">) {
  let problem: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function connect(): Promise<void> {
    const transport = smtpTransport(settings);
    try {
      await transport.verify();
      problem = undefined;
    } catch (error) {
      const { message } = smtpProblem(error);
      if (message !== problem) {
        log.warn({ problem: explainProblem(message) }, "the mail server cannot be used");
      }
      problem = message;
    } finally {
      transport.close();
    }
  }

  function run(): Promise<void> {
    running = running.then(connect);
    return running;
  }

  return {
    run,
    isFailing: () => problem !== undefined,
    start() {
      run();
      timer = setInterval(run, everyMs).unref();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
