// Exports for tests of other workspaces.
export { writeFilledStarter } from "./filledStarter.ts";
export { foreignTo } from "./foreignTo.ts";
