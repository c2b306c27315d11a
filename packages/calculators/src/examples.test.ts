import { join } from "node:path";
import { testDocExamples } from "@mortgage-kit/publishing/testDocExamples";
import { exampleScope } from "../testing/exampleScope.ts";

await testDocExamples(join(import.meta.dirname, ".."), exampleScope);
