import { randomInt } from "node:crypto";
import getPort, { portNumbers } from "get-port";

/**
 * Returns a free port for a server that another process starts. It is below those that systems give to
 * connections, one of which could take it first.
 */
export function freePort(): Promise<number> {
  const first = randomInt(20_000, 31_000);
  return getPort({ port: portNumbers(first, first + 1_000) });
}
