const longest = 20_000;

export type Payload = Readonly<Record<string, unknown>>;

/** Serializes a value as a URL fragment, which browsers never send; `mark` names its kind. */
export function writeFragment(mark: string, value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return `#${mark}=${btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
}

/** Parses the payload of a fragment with this mark; returns `null` for anything else. */
export function readFragment(mark: string, fragment: string): Payload | null {
  const [, written, payload = ""] = /^#(\w+)=(.*)$/s.exec(fragment) ?? [];
  if (written !== mark || payload.length > longest) return null;
  try {
    const text = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = new Uint8Array(text.length).map((_, at) => text.charCodeAt(at));
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return typeof value === "object" && !Array.isArray(value) ? (value as Payload | null) : null;
  } catch {
    return null;
  }
}
