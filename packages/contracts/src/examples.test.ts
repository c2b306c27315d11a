import { join } from "node:path";
import { testDocExamples } from "@mortgage-kit/publishing/testDocExamples";

await testDocExamples(join(import.meta.dirname, ".."));
