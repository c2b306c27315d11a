import { once } from "node:events";
import { createServer, type Socket } from "node:net";

export interface Mail {
  headers: string;
  text: string;
}

/** Splits a mail into headers and text. Joins folded headers and quoted-printable lines. */
function read(raw: string): Mail {
  const end = raw.indexOf("\r\n\r\n");
  const headers = raw.slice(0, end).replaceAll(/\r\n[ \t]+/g, " ");
  const text = raw
    .slice(end + 4)
    .replaceAll("=\r\n", "")
    .replaceAll("=3D", "=");
  return { headers, text };
}

/** Starts an SMTP server that accepts every mail and keeps it for the test to read. */
export async function openMailbox() {
  const mails: Mail[] = [];
  let waiting: (() => void)[] = [];

  function serve(socket: Socket): void {
    let data: string | undefined;
    let rest = "";
    const say = (line: string) => socket.write(`${line}\r\n`);
    function obey(line: string): void {
      const [verb = ""] = line.toUpperCase().split(" ");
      if (data !== undefined) {
        if (line !== ".") {
          data += `${line.replace(/^\.\./, ".")}\r\n`;
          return;
        }
        mails.push(read(data));
        data = undefined;
        say("250 kept");
        for (const tell of waiting.splice(0)) tell();
        return;
      }
      if (verb === "DATA") {
        data = "";
        say("354 go on");
      } else if (verb === "QUIT") {
        say("221 bye");
        socket.end();
      } else say("250 ok");
    }
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      const lines = (rest + chunk.toString("latin1")).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) obey(line);
    });
    say("220 mailbox");
  }

  const server = createServer(serve);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;

  /** Waits for a mail with these words: the server also mails a list to staff, on any morning. */
  async function mail(words: RegExp): Promise<Mail> {
    for (;;) {
      const found = mails.find(({ headers, text }) => words.test(`${headers}\n${text}`));
      if (found) return found;
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    }
  }
  const close = async () => {
    waiting = [];
    server.close();
  };
  return { settings: { SMTP_URL: `smtp://127.0.0.1:${port}` }, mail, close };
}
