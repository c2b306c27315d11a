// Exports for tests of other workspaces.
export { foreignTo } from "./foreignTo.ts";
