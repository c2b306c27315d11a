import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import Fastify from "fastify";

// Baseline for the production path: Fastify, one schema, one durable row. `bareServer.ts <folder>`

const [folder = ""] = process.argv.slice(2);
const text = { type: "string", minLength: 1, maxLength: 254 };
const schema = {
  body: {
    type: "object",
    required: ["firstName", "lastName", "phoneOrEmail", "agreedToTerms"],
    additionalProperties: false,
    properties: { firstName: text, lastName: text, phoneOrEmail: text, agreedToTerms: text },
  },
  response: {
    201: {
      type: "object",
      properties: { id: { type: "string" }, receivedAt: { type: "string" } },
    },
  },
};

const db = new DatabaseSync(join(folder, "bare.sqlite"));
db.exec("pragma journal_mode = wal; pragma synchronous = full");
db.exec("create table leads (id text primary key, at text, first text, last text, contact text)");
const insert = db.prepare("insert into leads values (?, ?, ?, ?, ?)");
const app = Fastify();
app.post<{ Body: Record<string, string> }>(
  "/api/mortgage-applications",
  { schema },
  (request, reply) => {
    const { firstName = "", lastName = "", phoneOrEmail = "" } = request.body;
    const receipt = { id: randomUUID(), receivedAt: new Date().toISOString() };
    insert.run(receipt.id, receipt.receivedAt, firstName, lastName, phoneOrEmail);
    return reply.code(201).send(receipt);
  },
);
await app.listen({ host: "127.0.0.1", port: 0 });
process.stdout.write(`The site is at ${app.listeningOrigin}\n`);
