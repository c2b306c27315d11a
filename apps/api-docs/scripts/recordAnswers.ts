import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildApp } from "@mortgage-kit/api/src/app.ts";
import { leadStore } from "@mortgage-kit/api/src/store/leadStore.ts";
import { openDatabase } from "@mortgage-kit/api/src/store/openDatabase.ts";
import { brokeragesFrom, chosenFolder, loadBrokerages } from "@mortgage-kit/content/brokerage";

interface Call {
  readonly title: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: object;
}

export interface RecordedCall extends Call {
  readonly status: string;
  readonly answer: string;
}

const application = {
  firstName: "Ana",
  lastName: "Silva",
  phoneOrEmail: "705-555-0100",
  agreedToTerms: "true",
};
const calls: readonly Call[] = [
  {
    title: "Send an application",
    method: "POST",
    path: "/api/mortgage-applications",
    body: application,
  },
  {
    title: "An application that is refused",
    method: "POST",
    path: "/api/mortgage-applications",
    body: { ...application, agreedToTerms: "false" },
  },
  {
    title: "Ask for a call back",
    method: "POST",
    path: "/api/call-backs",
    body: {
      name: "Ana Silva",
      phoneOrEmail: "ana@silva.example",
      agreedToTerms: "true",
      purpose: "renewal",
      callTime: "evening",
    },
  },
  {
    title: "Ask whether the server is healthy",
    method: "GET",
    path: "/healthz",
  },
];

/** A brokerage of no name, whose server answers. */
async function exampleBrokerages() {
  const { brokerage } = (await loadBrokerages(chosenFolder({}))).en;
  return brokeragesFrom({
    en: {
      ...brokerage,
      name: "Example Mortgages",
      email: "hello@brokerage.example",
      siteUrl: "https://brokerage.example",
    },
  });
}

export async function recordAnswers() {
  const dataDir = mkdtempSync(join(tmpdir(), "reference-"));
  const db = await openDatabase({ engine: "sqlite", dataDir });
  const now = new Date("2026-11-20T15:04:05Z");
  let stored = 0;
  const app = await buildApp({
    brokerages: await exampleBrokerages(),
    leads: leadStore({ db, channels: [] }),
    clock: () => now,
    newId: () => {
      stored += 1;
      return `7d9a2c1e-5b0f-4b7e-9f5e-${String(stored).padStart(12, "0")}`;
    },
  });
  const recorded: RecordedCall[] = [];
  for (const call of calls) {
    const { method, path: url, body } = call;
    const headers = {
      accept: "application/json",
      ...(body && { "content-type": "application/json" }),
    };
    const answer = await app.inject({ method, url, headers, ...(body && { payload: body }) });
    const status = `${answer.statusCode} ${answer.statusMessage}`;
    recorded.push({ ...call, status, answer: answer.body });
  }
  const document = (await app.inject("/api/openapi.json")).json();
  await app.close();
  await db.destroy();
  rmSync(dataDir, { recursive: true });
  return { document, recorded };
}
