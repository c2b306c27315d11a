import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { createServer as createTcpServer, type Server } from "node:net";
import { onTestFinished } from "vitest";

export type Manner = "good" | "flaky" | "hang" | "garbage" | "error" | "refuse";

async function listening(server: Server, port = 0): Promise<number> {
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

/** Starts a receiver with faults. `seen` lists every delivery, `taken` those it accepted. */
export async function webhookSink() {
  const taken: string[] = [];
  const seen: string[] = [];
  let manner: Manner = "good";
  let onSeen: (() => void) | undefined;
  const server = createHttpServer((request, response) => {
    const id = String(request.headers["webhook-id"]);
    request.resume().on("end", () => {
      seen.push(id);
      onSeen?.();
      if (manner === "hang") return;
      if (manner === "error" || (manner === "flaky" && seen.length % 2))
        return response.writeHead(500).end("no");
      if (manner === "garbage") return request.socket.end("\0\0not http\r\n\r\n");
      if (manner === "refuse") return request.socket.destroy();
      taken.push(id);
      response.end();
    });
  });
  const port = await listening(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    env: {
      ALLOW_INSECURE_WEBHOOK: "true",
      WEBHOOK_URL: `http://127.0.0.1:${port}/leads`,
      WEBHOOK_SECRET: "a2V5IG9mIHRoZSByZWNlaXZlciBmb3Igd2ViaG9va3M=",
    },
    taken,
    seen,
    behave: (next: Manner) => {
      manner = next;
    },
    /** Resolves when the next delivery arrives. */
    nextSeen: () =>
      new Promise<void>((resolve) => {
        onSeen = resolve;
      }),
    /** Stops listening until `open`. */
    shut: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
    open: () => listening(server, port),
  };
}

/** Returns the settings of a server that mails through a test's mail server. */
export const mailEnv = (smtpUrl: string) => ({
  ALLOW_INSECURE_MAIL: "true",
  SMTP_URL: smtpUrl,
  LEADS_EMAIL_TO: "team@brokerage.example",
  LEADS_EMAIL_FROM: "site@brokerage.example",
});

/** Starts a mail server that never accepts a mail. */
export async function hostileSmtp() {
  let manner: Manner = "hang";
  const server = createTcpServer((socket) => {
    socket.on("error", () => {});
    if (manner === "refuse") socket.destroy();
    else if (manner === "garbage") socket.end("\0\xff not a mail server\r\n");
    else if (manner === "error") socket.end("554 no service\r\n");
  });
  const port = await listening(server);
  onTestFinished(() => void server.close());
  return {
    env: mailEnv(`smtp://127.0.0.1:${port}`),
    behave: (next: Manner) => {
      manner = next;
    },
  };
}
