import { TextDecoder } from "node:util";
import { FeedError } from "./FeedError.ts";

/** Bytes that contain a byte order mark and the XML declaration. */
const headLength = 256;

/** Decodes an XML document's bytes: byte-order mark, then HTTP header, then declaration, else UTF-8. */
export async function* decodeXml(
  chunks: AsyncIterable<Uint8Array>,
  contentType: string,
): AsyncGenerator<string> {
  let head = new Uint8Array();
  let decoder: TextDecoder | undefined;
  for await (const chunk of chunks) {
    if (decoder) {
      yield decoder.decode(chunk, { stream: true });
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < headLength) continue;
    decoder = createDecoder(head, contentType);
    yield decoder.decode(head, { stream: true });
  }
  yield decoder ? decoder.decode() : createDecoder(head, contentType).decode(head);
}

function createDecoder(head: Uint8Array, contentType: string): TextDecoder {
  const label = charsetOf(head, contentType);
  try {
    return new TextDecoder(label);
  } catch {
    throw new FeedError("The feed uses a character set that is not known");
  }
}

function charsetOf(head: Uint8Array, contentType: string): string {
  const start = Buffer.from(head.subarray(0, headLength)).toString("latin1");
  if (start.startsWith("\xef\xbb\xbf")) return "utf-8";
  if (start.startsWith("\xff\xfe") || start.startsWith("<\0")) return "utf-16le";
  if (start.startsWith("\xfe\xff") || start.startsWith("\0<")) return "utf-16be";
  return (
    /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(contentType)?.[1] ??
    /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)/.exec(start)?.[1] ??
    "utf-8"
  );
}
