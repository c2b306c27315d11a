import { join } from "node:path";
import { testDocExamples } from "@mortgage-kit/publishing/testDocExamples";
import { exampleScope } from "../testing/exampleScope.ts";

/** The engine's English forms, from which the examples make views. */
const forms = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<object>("../../calculator-engine/src/*/*Form.en.ts", { eager: true }),
  ),
);

await testDocExamples(join(import.meta.dirname, ".."), { ...forms, ...exampleScope });
