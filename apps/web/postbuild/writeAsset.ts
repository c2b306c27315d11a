import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { extname, join } from "node:path";

/** Writes a file whose name has a hash of its content. Returns its address. */
export function writeAsset(client: string, name: string, content: string): string {
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 8);
  const path = `/assets/${name.replace(extname(name), `-${hash}$&`)}`;
  writeFileSync(join(client, path), content);
  return path;
}
