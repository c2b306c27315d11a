/** Digits of base 64 that need no escape in an address. */
const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Most digits of a payload: some browsers and mail programs cut longer addresses. */
const longest = 20_000;

export type Payload = Readonly<Record<string, unknown>>;

/**
 * Serializes a value as a URL fragment, which browsers never send; `mark` names its kind.
 *
 * @returns `null` if the value is too large for a link.
 * @example
 * writeFragment("v3", { question: "payment" }); // "#v3=eyJxdWVzdGlvbiI6InBheW1lbnQifQ"
 */
export function writeFragment(mark: string, value: object): string | null {
  const escaped = encodeURIComponent(JSON.stringify(value));
  const bytes = Array.from(escaped.matchAll(/%(..)|(.)/g), ([, hex = "", character = ""]) =>
    character ? character.charCodeAt(0) : Number.parseInt(hex, 16),
  );
  const payload = regroup(bytes, 8, 6).map((digit) => digits.charAt(digit));
  return payload.length > longest ? null : `#${mark}=${payload.join("")}`;
}

/**
 * Parses the payload of a fragment with this mark. Ignores what a mail program, a chat or a campaign
 * adds behind it, and what they break or escape within it.
 *
 * @returns `null` for anything else, because URLs are untrusted.
 * @example
 * readFragment("v3", "#v3=eyJxdWVzdGlvbiI6InBheW1lbnQifQ&utm_source=mail)"); // { question: "payment" }
 */
export function readFragment(mark: string, fragment: string): Payload | null {
  const [, written, rest = ""] = /^#(\w+)=(.*)$/s.exec(unescaped(fragment)) ?? [];
  if (written !== mark) return null;
  // A soft line break of a mail is an equals sign, a line's end or both.
  return payloadIn(rest) ?? payloadIn(rest.replace(/[=\s]+/g, ""));
}

/** Decodes the characters of a link that mail programs escape, which may be escaped twice. */
const unescaped = (text: string) =>
  text
    .replaceAll("%25", "%")
    .replace(/%(0a|0d|20|2d|3d|5f)/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Parses the JSON object that the digits of a text begin with. */
function payloadIn(text: string): Payload | null {
  // An object begins with "e": "3D" before it is an escaped equals sign.
  const [, written = ""] = /^(?:3D)?([\w-]*)/.exec(text) ?? [];
  if (written.length > longest) return null;
  const values = Array.from(written, (digit) => digits.indexOf(digit));
  const bytes = regroup(values, 6, 8);
  const whole = bytes.slice(0, bytes.lastIndexOf("}".charCodeAt(0)) + 1);
  try {
    const escaped = whole.map((byte) => `%${byte.toString(16).padStart(2, "0")}`);
    const value: unknown = JSON.parse(decodeURIComponent(escaped.join("")));
    return typeof value === "object" && !Array.isArray(value) ? (value as Payload) : null;
  } catch {
    return null;
  }
}

/** Regroups bits, such as those of bytes into digits of base 64; back, the bits that pad are dropped. */
function regroup(values: readonly number[], from: number, to: number): number[] {
  const groups: number[] = [];
  let held = 0;
  let bits = 0;
  for (const value of values) {
    held = ((held << from) | value) & 0xffff;
    bits += from;
    while (bits >= to) {
      bits -= to;
      groups.push((held >> bits) & (2 ** to - 1));
    }
  }
  if (bits > 0 && to < from) groups.push((held << (to - bits)) & (2 ** to - 1));
  return groups;
}
