import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { RenderPartProvider } from "./live/live.tsx";

/** In the build each live part is a separate React root, as it is in the browser. */
const renderPart = import.meta.env.PROD
  ? (part: React.ReactNode, name: string) => renderToString(part, { identifierPrefix: name })
  : null;

/** Renders a page whole, for the build. */
// biome-ignore lint/style/noDefaultExport: the framework asks for it.
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
