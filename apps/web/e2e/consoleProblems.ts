import type { Page } from "@playwright/test";

/**
 * Returns an array that collects the page's errors and its console errors and warnings, except the
 * browser's own report of the 404 status of an unknown path.
 */
export function consoleProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  page.on("console", (message) => {
    const isStatus =
      message.text().includes("status of 404") && message.location().url.includes("no-such");
    const isProblem = message.type() === "error" || message.type() === "warning";
    if (isProblem && !isStatus) problems.push(message.text());
  });
  return problems;
}
