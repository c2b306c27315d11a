import { join } from "node:path";
import { writeEntryPoints } from "@mortgage-kit/publishing/entryPoints";

writeEntryPoints(join(import.meta.dirname, ".."));
