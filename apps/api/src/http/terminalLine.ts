const levels: Readonly<Record<number, string>> = { 40: "Warning: ", 50: "Error: ", 60: "Error: " };

/** Converts a line of the log, which is JSON, to one for a person at a terminal. */
export function terminalLine(line: string): string {
  const { level, time, msg, err, reqId: _, ...fields } = JSON.parse(line);
  const clock = new Date(time).toTimeString().slice(0, 8);
  const { method, route, status, ms, ...others } = fields;
  const answer = status === undefined ? "" : `${method} ${route} ${status}, ${ms} ms`;
  const details = Object.entries(others)
    .map(([name, value]) => `${name} ${typeof value === "object" ? JSON.stringify(value) : value}`)
    .join(", ");
  const text = answer || `${levels[level] ?? ""}${msg}${details && ` (${details})`}`;
  const reason = err ? `\n  ${err.stack || err.message}` : "";
  return `${clock}  ${text}${reason}\n`;
}

/** Stream of the log for a terminal. */
export const terminalStream = {
  write: (line: string) => void process.stdout.write(terminalLine(line)),
};
