import { execFile } from "node:child_process";
import { dirname } from "node:path";

const script = `
  const { brokerage, sitePages } = await import("@mortgage-kit/content");
  console.log(brokerage.name + ", " + sitePages.length + " pages");
`;

/** Loads the content of a folder in a separate process, as a build does, and returns its output. */
export function publishFrom(folder: string): Promise<{ code: number; output: string }> {
  const options = {
    cwd: dirname(import.meta.dirname),
    env: { ...process.env, SITE_BROKERAGE: folder },
  };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ["--input-type=module", "--eval", script],
      options,
      (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), output: (stdout + stderr).trim() }),
    );
  });
}
