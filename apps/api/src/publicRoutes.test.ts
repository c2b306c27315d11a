import { detailPaths, reminderPaths, spamSignals } from "@mortgage-kit/contracts";
import type { FastifyInstance, InjectOptions } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { brokerage } from "../testing/brokerage.ts";
import { sqlite } from "../testing/onEachEngine.ts";
import { reminderSetUp, request } from "../testing/reminderSetUp.ts";
import { writeSmallSite } from "../testing/smallSite.ts";
import { opened, links as staffLinks, staffOf } from "../testing/staffSetUp.ts";
import { application, now } from "../testing/submission.ts";
import { loadBuiltSite } from "./site/loadBuiltSite.ts";

/** Bytes of the largest body, and nearly those of the largest head that Node reads. */
const bodyBytes = 16 * 1024 - 300;
const headBytes = 15_800;

/** Texts that a page writes several characters for, or that expressions scan slowly when they repeat. */
const fillers = [
  "/",
  " ",
  "\t",
  "\r\n",
  "a",
  "a&",
  "a=1&",
  "&",
  "=",
  "+",
  "%41",
  '"',
  "\\",
  "{",
  '{"a":',
  "[",
  "<",
  "<a ",
  "<!--",
  "&amp;",
  "(",
  "a@",
  "a.",
  ".",
  "-",
  "0",
  ";",
  "; charset=",
  ",",
  "q=0.",
  "--b\r\n",
  'name="List-Unsubscribe"\r\n',
  "form-opened=",
  "e\u0301",
  "\u200b",
];

const form = "application/x-www-form-urlencoded";

const post = (url: string, type: string, payload: string): InjectOptions => ({
  method: "POST",
  url,
  headers: { "content-type": type },
  payload,
});

const filled = (filler: string, size: number) => filler.repeat(size).slice(0, size);

/** Returns the largest bodies of a form's route: one long field, many fields, deep and wide JSON. */
function largestBodies(url: string, valid: object, field: string): InjectOptions[] {
  const fields = new URLSearchParams(valid as Record<string, string>).toString();
  return [
    ...fillers.flatMap((filler) => {
      const text = filled(filler, bodyBytes - 400);
      return [
        post(url, form, text),
        post(url, form, `${fields}&${field}=${text.replaceAll(/[%&+]/g, "~")}`),
        post(url, "application/json", text),
        post(
          url,
          "application/json",
          JSON.stringify({ ...valid, [field]: text }).slice(0, bodyBytes),
        ),
      ];
    }),
    post(
      url,
      form,
      `${fields}&resultTitle=t&resultDay=2026-01-01${`&resultLines=${'"'.repeat(150)}`.repeat(80)}`,
    ),
    post(url, form, "a=%22&".repeat(2_600)),
    ...[JSON.stringify(valid), `{"${field}":"${filled("a", bodyBytes)}"}`].map((body) =>
      post(url, "application/json", body),
    ),
    post(url, "application/json", `[${filled("0,", bodyBytes - 3)}0]`),
    post(url, "application/json", `${"[".repeat(8_000)}${"]".repeat(8_000)}`),
  ];
}

const queries = fillers.map((filler) =>
  encodeURI(filled(filler, headBytes).replaceAll(/[^\x21-\x7e]/g, "~")).slice(0, headBytes),
);
const query = (path: string) => queries.map((text): InjectOptions => ({ url: path + text }));

const readHeaders = [
  "accept",
  "accept-encoding",
  "content-encoding",
  "content-type",
  "cookie",
  "idempotency-key",
  "if-none-match",
  "origin",
  "range",
  "x-forwarded-for",
  spamSignals.tokenHeader,
];

const headerValues = fillers.map(
  (filler) => `x;${filled(filler, headBytes).replaceAll(/[^\x20-\x7e]/g, "~")}`,
);

/** Adds the largest header of each name and filler to a request. */
const inHeaders = (request: InjectOptions): InjectOptions[] =>
  readHeaders.flatMap((name) =>
    headerValues.map((value) => ({
      ...request,
      headers: { ...request.headers, [name]: value },
    })),
  );

interface Links {
  confirm: string;
  withdraw: string;
  lead: string;
  list: string;
  /** Cookie of a browser that opened the list. */
  cookie: string;
}

const withCookie = (cookie: string, all: InjectOptions[]) =>
  all.map((one) => ({ ...one, headers: { cookie, ...one.headers } }));

/** Largest inputs of every public route, by method and path. Those of all together fill much memory. */
const inputs: Record<string, (links: Links) => InjectOptions[]> = {
  "GET *": () => [{ url: "/" }, ...query("/"), ...query("/?"), ...inHeaders({ url: "/faqs" })],
  "GET /.well-known/security.txt": () => query("/.well-known/security.txt?"),
  "GET /api/application-form/opened": () => query(`${spamSignals.openedPath}?`),
  "GET /api/application-form/token": () => query(`${spamSignals.tokenPath}?`),
  "GET /api/bank-rates": () => [{ url: "/api/bank-rates" }],
  "GET /api/call-backs/opened": () => [{ url: detailPaths.callBackOpened }],
  "GET /api/call-backs/received": () => query(`${detailPaths.callBackReceived}?from=`),
  "GET /api/openapi.json": () => [{ url: "/api/openapi.json" }],
  "GET /api/renewal-reminders/calendar": () => query(`${reminderPaths.calendar}?month=`),
  "GET /api/renewal-reminders/confirm": (links) => [
    { url: links.confirm },
    ...query(`${reminderPaths.confirm}?token=`),
  ],
  "GET /api/renewal-reminders/opened": () => [{ url: reminderPaths.opened }],
  "GET /api/renewal-reminders/withdraw": (links) => [
    { url: links.withdraw },
    ...query(`${reminderPaths.withdraw}?token=`),
  ],
  "GET /api/wordpress-feed": () => [{ url: "/api/wordpress-feed" }],
  "GET /healthz": () => query("/healthz?"),
  "GET /readyz": () => query("/readyz?"),
  "GET /staff/application": (links) =>
    withCookie(links.cookie, [
      { url: links.lead },
      { url: `${links.lead}&act=erase` },
      ...query("/staff/application?id="),
    ]),
  "GET /staff/applications": (links) =>
    withCookie(links.cookie, [
      { url: "/staff/applications" },
      { url: links.list },
      ...query("/staff/applications?link="),
    ]),
  "GET /staff/month": (links) => withCookie(links.cookie, query("/staff/month?month=")),
  "GET /staff/reminder": (links) => withCookie(links.cookie, query("/staff/reminder?id=")),
  "POST /api/application-details": () =>
    largestBodies(detailPaths.details, { token: "t" }, "agent"),
  "POST /api/call-backs": () =>
    largestBodies(
      detailPaths.callBack,
      { name: "A", phoneOrEmail: "705-555-0100", agreedToTerms: "true" },
      "agent",
    ),
  "POST /api/mortgage-applications": () => [
    ...largestBodies("/api/mortgage-applications", application, "firstName"),
    ...inHeaders(post("/api/mortgage-applications", form, "firstName=A")),
  ],
  "POST /api/renewal-reminders": () => largestBodies(reminderPaths.ask, request, "email"),
  "POST /api/renewal-reminders/confirm": (links) =>
    largestBodies(links.confirm, { answer: "yes" }, "answer"),
  "POST /api/renewal-reminders/withdraw": (links) =>
    largestBodies(links.withdraw, { answer: "yes" }, "answer"),
  "POST /mcp": () => [post("/mcp", "application/json", `${"[".repeat(8_000)}${"]".repeat(8_000)}`)],
  "POST /staff/application": (links) =>
    withCookie(links.cookie, largestBodies(links.lead, { act: "take", name: "A" }, "name")),
  "POST /staff/applications": (links) =>
    withCookie(links.cookie, largestBodies("/staff/applications", { find: "a" }, "find")),
  "POST /staff/month": (links) =>
    withCookie(links.cookie, largestBodies("/staff/month", { act: "flood" }, "since")),
  "POST /staff/reminder": (links) =>
    withCookie(links.cookie, largestBodies("/staff/reminder", { act: "erase" }, "reason")),
};

/** Returns the routes of an app, such as "POST /api/call-backs". */
function routesOf(app: FastifyInstance): string[] {
  const parents: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split("\n")
    .flatMap((line) => {
      const [, indent = "", path = "", methods = ""] =
        /^(.*?)[├└]── (\S+) \((.*)\)$/.exec(line) ?? [];
      const depth = indent.length / 4;
      parents.length = depth;
      parents.push((parents.at(-1) ?? "") + path);
      const wanted = methods.split(", ").filter((method) => /^(GET|POST)$/.test(method));
      return wanted.map((method) => `${method} ${parents.at(-1)}`);
    })
    .toSorted();
}

async function served() {
  const { client, remove } = writeSmallSite();
  onTestFinished(remove);
  const { db } = await sqlite.emptyDatabase();
  const site = loadBuiltSite(client);
  const { app, asked } = await reminderSetUp({ site, staff: staffOf(db) }, db);
  const sent = await app.inject(
    post("/api/mortgage-applications", "application/json", JSON.stringify(application)),
  );
  const path = (url: string) => url.slice(brokerage.siteUrl.length);
  const links: Links = {
    ...(await asked()),
    lead: path(staffLinks.toLead(sent.json().id)),
    list: path(staffLinks.toList(now)),
    cookie: opened.cookie,
  };
  return { app, links };
}

test("every route is tried with its largest inputs", async () => {
  const { app } = await served();
  expect(routesOf(app)).toEqual(Object.keys(inputs));
});

test("every route of staff but the list shows nothing to a browser that no link opened", async () => {
  const { app } = await served();
  const acts: Record<string, string> = { application: "answer", month: "csv", reminder: "keep" };
  const routes = routesOf(app).flatMap((route) => {
    const [, method, url, name = ""] = /^(\w+) (\/staff\/(\w+))$/.exec(route) ?? [];
    const act = acts[name];
    return act && url ? [method === "GET" ? { url } : post(url, form, `act=${act}`)] : [];
  });
  expect(routes).toHaveLength(6);
  for (const request of routes) {
    const { statusCode } = await app.inject(request);
    expect.soft([request.url, statusCode]).toEqual([request.url, 403]);
  }
});

/** Bytes of the largest answer: a page may repeat a body, and writes six characters for one. */
const maxBytes = 110_000;
/** Processor time of the costliest answer, in trivial answers. */
const maxCost = 200;

const testMs = 180_000;

test("every route answers its largest inputs with few bytes and little work", {
  timeout: testMs,
}, async () => {
  const { app, links } = await served();
  const measured = async (request: InjectOptions) => {
    const before = process.cpuUsage();
    const answer = await app.inject(request);
    const { user, system } = process.cpuUsage(before);
    return { answer, cost: user + system };
  };
  const trivial: number[] = [];
  for (let warm = 0; warm < 60; warm += 1) trivial.push((await measured({ url: "/healthz" })).cost);
  const limit = maxCost * Math.min(...trivial.slice(-10));
  for (const [route, requestsOf] of Object.entries(inputs)) {
    for (const request of requestsOf(links)) {
      let { answer, cost } = await measured(request);
      // The collector of garbage may run during one request, and not during each of several.
      for (let again = 0; cost > limit && again < 20; again += 1)
        ({ cost } = await measured(request));
      const shown = `${route} ${String(request.payload ?? request.url).slice(0, 60)}`;
      expect.soft(answer.statusCode, shown).toBeLessThan(500);
      expect.soft(answer.rawPayload.length, shown).toBeLessThan(maxBytes);
      expect.soft(cost, shown).toBeLessThan(limit);
    }
  }
});

test("every route refuses a body of 129 kB in a sentence, and repeats nothing of it", async () => {
  const { app, links } = await served();
  const posted = Object.keys(inputs).filter((route) => route.startsWith("POST "));
  const bodies = [
    [form, `name=${"x".repeat(129_000)}`],
    ["application/json", JSON.stringify({ name: "x".repeat(129_000) })],
  ] as const;
  for (const route of posted) {
    for (const [type, body] of bodies) {
      const request = post(route.replace("POST ", ""), type, body);
      const headers = { ...request.headers, cookie: links.cookie };
      const answer = await app.inject({ ...request, headers });
      expect.soft(answer.statusCode, `${route} ${type}`).toBe(413);
      expect.soft(answer.body, `${route} ${type}`).toContain("larger than 16 KiB");
      expect.soft(answer.rawPayload.length, `${route} ${type}`).toBeLessThan(5_000);
    }
  }
});

/** Words of parsers and drivers, which mean nothing to a visitor. */
const parsersWords =
  /invalid (input|option|string)|expected (string|number|object|array|one)|received|unrecognized|too (big|small)|pattern|undefined|\bNaN\b|\bnull\b|querystring\/|body\//i;

const names = ["token", "link", "act"];

/** Returns requests of a route with something missing, twice, unreadable or of another type. */
function malformed(route: string, links: Links): InjectOptions[] {
  const [method, path = ""] = route.replace("*", "/").split(" ");
  const url =
    method === "POST"
      ? (Object.values(links).find((link) => link.startsWith(`${path}?`)) ?? path)
      : path;
  const queries = [
    "",
    ...names.flatMap((name) => [`${name}=`, `${name}=1&${name}=2`, `${name}=%00`]),
  ];
  if (method === "GET") return queries.map((query) => ({ url: `${url}?${query}` }));
  return [
    ...["", "name=%00", "act=take&name=%00", "act=none", "answer=no", "a=1&a=2"].map((body) =>
      post(url, form, body),
    ),
    ...["null", "[]", "{}", "1", '"text"', '{"__proto__":1}', '{"a":{"b":[]}}'].map((body) =>
      post(url, "application/json", body),
    ),
  ];
}

test("every route answers a malformed request with a sentence or a page of its own", async () => {
  const { app, links } = await served();
  for (const route of Object.keys(inputs).filter((name) => name !== "POST /mcp")) {
    for (const request of malformed(route, links)) {
      const { statusCode, body, headers } = await app.inject(request);
      const shown = `${route} ${String(request.payload ?? request.url)}`;
      expect.soft(statusCode, shown).toBeLessThan(500);
      if (statusCode < 400) continue;
      const isPage = String(headers["content-type"]).startsWith("text/html");
      expect.soft(isPage ? body : `${body}\n`, shown).toMatch(isPage ? /<h1>/ : /^[A-Z].*\.\n$/);
      expect.soft(body, shown).not.toMatch(parsersWords);
    }
  }
});
