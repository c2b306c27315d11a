// Type of each module of the Lucide collection, which has none. Copied to the published package as it is.
import type { IconDrawing } from "./Icon.js";

declare const drawing: IconDrawing;
export default drawing;
