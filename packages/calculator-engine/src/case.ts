export { type Case, draftOf, isCase, readCase, tooLargeCase, writeCase } from "./case/case.ts";
export { type Payload, readFragment, writeFragment } from "./case/fragment.ts";
