/**
 * Returns a short checksum that detects edits: FNV-1a over the UTF-16 code units, 32 bits in hex.
 * It guards against slips, not against forgers.
 */
export function wordsChecksum(parts: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const character of parts.join("\n").split("")) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, "0");
}
