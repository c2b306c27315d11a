import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { RenderPartProvider } from "./live/live.tsx";

/** Renders a live part as a separate React root in the build, as in the browser; null in development. */
const renderPart = import.meta.env.PROD
  ? (part: React.ReactNode, name: string) => renderToString(part, { identifierPrefix: name })
  : null;

/** Renders a page completely before responding, because the build saves it as a file. */
// biome-ignore lint/style/noDefaultExport: the framework requires it.
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const page = (
    <RenderPartProvider value={renderPart}>
      <ServerRouter context={context} url={request.url} />
    </RenderPartProvider>
  );
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onAllReady() {
        headers.set("Content-Type", "text/html");
        const body = createReadableStreamFromReadable(pipe(new PassThrough()));
        resolve(new Response(body, { headers, status }));
      },
      onShellError: reject,
      onError: reject,
    });
  });
}
