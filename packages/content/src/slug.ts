import { z } from "zod";

/** One segment of a path: lower-case words joined by hyphens. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
