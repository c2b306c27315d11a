// Receives leads in Node 20 or newer, without dependencies.
// WEBHOOK_SECRET='…' PORT=8080 node receive.js
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";

const secret = Buffer.from((process.env.WEBHOOK_SECRET ?? "").replace(/^whsec_/, ""), "base64");
const maxAgeSeconds = 300;
/** Keep these in your database, so that a repeat is detected after a restart too. */
const seen = new Set();

function isGenuine(headers, body) {
  const { "webhook-id": id, "webhook-timestamp": seconds, "webhook-signature": signed } = headers;
  if (secret.length === 0 || !id || !signed) return false;
  const age = Math.abs(Date.now() / 1000 - Number(seconds));
  // A timestamp that is not a number must fail too.
  if (!(age <= maxAgeSeconds)) return false;
  const expected = Buffer.from(
    `v1,${createHmac("sha256", secret).update(`${id}.${seconds}.${body}`).digest("base64")}`,
  );
  // During a rotation there are several signatures.
  return signed
    .split(" ")
    .map((signature) => Buffer.from(signature))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
}

const server = createServer(async (request, response) => {
  const body = await text(request);
  if (!isGenuine(request.headers, body)) return response.writeHead(401).end();
  const id = request.headers["webhook-id"];
  if (!seen.has(id)) {
    const { type, data } = JSON.parse(body);
    // Store the lead here, or show a staff.attention, which has none, to somebody.
    // Any answer but 2xx makes the sender try again.
    process.stdout.write(`${type} ${data.id} ${data.purpose ?? "-"} ${data.origin ?? "-"}\n`);
    seen.add(id);
  }
  response.writeHead(204).end();
});
server.listen(Number(process.env.PORT ?? 8080), "127.0.0.1", () =>
  process.stdout.write("listening\n"),
);
