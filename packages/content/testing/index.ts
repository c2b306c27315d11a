// Exports for tests of other workspaces.
export { content } from "../src/content.ts";
export { defaultContent } from "./defaultContent.ts";
export { foreignTo } from "./foreignTo.ts";
