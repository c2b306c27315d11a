import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";

const paragraph =
  "A mortgage is a loan that a house stands behind. What it costs each month follows from the amount, " +
  "the rate, the years it takes to repay and how often a payment is made.";

const html = `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>The floor</title>
<meta name="description" content="One file, nothing else: the fastest a page of this length can be.">
<style>
body{max-width:40rem;margin:0 auto;padding:1.5rem;font:1.125rem/1.6 Georgia,serif;color:#1f1f1f;background:#fff}
h1{font-size:2.5rem;line-height:1.1}
a{color:#124a63}
</style>
</head>
<body>
<main>
<h1>The floor</h1>
${[1, 2, 3, 4].map((part) => `<h2>Part ${part}</h2>\n<p>${paragraph}</p>`).join("\n")}
<p><a href="/">Back to the top of this page</a></p>
</main>
</body>
</html>
`;

/** Serves the baseline of the benchmark: one hand-written, compressed page without script or font. */
export async function startFloorPage() {
  const body = brotliCompressSync(html);
  const server = createServer((request, response) => {
    const found = request.url === "/";
    response.writeHead(found ? 200 : 404, {
      "content-type": "text/html; charset=utf-8",
      "content-encoding": "br",
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, stop: () => server.close() };
}
