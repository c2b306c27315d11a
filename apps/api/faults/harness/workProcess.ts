import { hash } from "node:crypto";

/** Computes the proof of work for each token that it receives. */
process.on("message", ({ token, workBits }: { token: string; workBits: number }) => {
  for (let number = 0; ; number += 1) {
    const digest = hash("sha256", `${token}:${number}`, "buffer");
    if (digest.readUInt32BE(0) >>> (32 - workBits) === 0) {
      process.send?.(number);
      return;
    }
  }
});
