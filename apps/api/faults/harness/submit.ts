import { Agent, request } from "node:http";
import { until } from "./measure.ts";
import { type Application, tellTale } from "./people.ts";

export interface HttpAnswer {
  status: number;
  body: string;
  headers: NodeJS.Dict<string | string[]>;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/**
 * Sends one application. Rejects if the connection breaks, or the response is late or repeats
 * personal data.
 */
export function submit(
  url: string,
  application: Application | string,
  headers: Record<string, string> = {},
  timeout = 20_000,
): Promise<HttpAnswer> {
  const body = typeof application === "string" ? application : JSON.stringify(application);
  return send(`${url}/api/mortgage-applications`, Buffer.from(body), headers, timeout);
}

/** Posts a body to any URL, with the same checks. */
export function send(
  url: string,
  body: Buffer,
  headers: Record<string, string> = {},
  timeout = 20_000,
): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: "POST",
        agent,
        headers: {
          "content-type": "application/json",
          "content-length": String(body.length),
          ...headers,
        },
      },
      (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (chunk) => {
          text += chunk;
        });
        response.on("error", reject);
        response.on("end", () => {
          if (tellTale.test(text)) reject(new Error(`The answer repeats personal data: ${text}`));
          resolve({ status: response.statusCode ?? 0, body: text, headers: response.headers });
        });
      },
    );
    sent.setTimeout(timeout, () => sent.destroy(new Error("no answer in time")));
    sent.on("error", reject);
    sent.end(body);
  });
}

/** Returns the status of one submission; 0 without a response. */
export async function statusOf(answer: Promise<HttpAnswer>): Promise<number> {
  return answer.then(
    ({ status }) => status,
    () => 0,
  );
}

/** Repeats a submission until it is stored, as the site's client does after a 503. */
export async function submitUntilStored(
  url: string,
  application: Application,
  key: string,
): Promise<HttpAnswer> {
  let answer: HttpAnswer | undefined;
  await until(async () => {
    answer = await submit(url, application, { "idempotency-key": key });
    return answer.status === 201;
  }, 20_000);
  if (!answer) throw new Error("nothing was sent");
  return answer;
}
