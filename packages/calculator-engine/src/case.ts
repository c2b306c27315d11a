export { type Case, draftOf, isCase, readCase, writeCase } from "./case/case.ts";
export { type Payload, readFragment, writeFragment } from "./case/fragment.ts";
