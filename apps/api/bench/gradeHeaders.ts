import fs from "node:fs";
import type { FastifyInstance } from "fastify";

/** Grade of Mozilla's HTTP Observatory, with the results that lost points. */
export interface HeaderGrade {
  grade: string;
  score: number;
  lost: string[];
}

interface Output {
  result: string;
  pass: boolean;
}
interface Observatory {
  tests: ((requests: object) => Output)[];
  modifierOf: (result: string) => number;
  gradeOf: (score: number) => { grade: string; score: number };
  minimumForExtraCredit: number;
  newRequests: (host: string) => {
    responses: Record<string, unknown>;
    resources: { path: string | null };
    session: unknown;
  };
  httpEquiv: (html: string, url: string) => Map<string, string[]>;
}

const sources = "@mdn/mdn-http-observatory/src";

async function loadObservatory(): Promise<Observatory> {
  // Replaces the HSTS preload list, which is downloaded at installation, by an empty one.
  const read = fs.readFileSync;
  const emptyPreloadList = (path: unknown) => String(path).endsWith("hsts-preload.json");
  fs.readFileSync = ((path: never, ...options: never[]) =>
    emptyPreloadList(path) ? "{}" : read(path, ...options)) as typeof read;
  const [constants, grader, charts, types, retriever] = await Promise.all(
    ["constants", "grader/grader", "grader/charts", "types", "retriever/utils"].map(
      (name) => import(`${sources}/${name}.js`),
    ),
  );
  return {
    tests: constants.ALL_TESTS,
    modifierOf: grader.getScoreModifier,
    gradeOf: grader.getGradeForScore,
    minimumForExtraCredit: charts.MINIMUM_SCORE_FOR_EXTRA_CREDIT,
    newRequests: (host) => new types.Requests(host),
    httpEquiv: retriever.parseHttpEquivHeaders,
  };
}

/** Loaded with this module, because loading it later would make a running server reply 503. */
const { tests, modifierOf, gradeOf, minimumForExtraCredit, newRequests, httpEquiv } =
  await loadObservatory();

/**
 * Grades one path's response as Mozilla's scanner sees it behind a TLS proxy that redirects HTTP to
 * HTTPS, without a network connection.
 */
export async function gradeHeaders(app: FastifyInstance, path: string): Promise<HeaderGrade> {
  const host = "www.example.com";
  const page = new URL(path, `https://${host}`);
  const origin = "https://another.example";
  const [answer, preflight] = await Promise.all([
    app.inject({ url: path, headers: { host } }),
    app.inject({
      method: "OPTIONS",
      url: path,
      headers: { host, origin, "access-control-request-method": "GET" },
    }),
  ]);
  const toResponse = ({ headers, statusCode, body }: typeof answer) => ({
    headers,
    status: statusCode,
    data: body,
    verified: true,
    request: { headers: { origin } },
    httpEquiv: httpEquiv(String(headers["content-type"]).includes("html") ? body : "", page.href),
  });

  const requests = newRequests(host);
  const seen = toResponse(answer);
  requests.resources.path = answer.body;
  requests.session = { url: page };
  const redirects = [
    { url: new URL(path, `http://${host}`), status: 308 },
    { url: page, status: answer.statusCode },
  ];
  Object.assign(requests.responses, {
    auto: seen,
    http: seen,
    https: seen,
    cors: toResponse(preflight),
    httpRedirects: redirects,
    httpsRedirects: [{ url: page, status: answer.statusCode }],
  });

  const results = tests.map((run) => run(requests).result);
  const modifiers = results.map(modifierOf);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 100);
  const withoutCredit = sum(modifiers.filter((modifier) => modifier < 0));
  const score = withoutCredit >= minimumForExtraCredit ? sum(modifiers) : withoutCredit;
  return { ...gradeOf(score), lost: results.filter((result) => modifierOf(result) < 0) };
}
