import { expect, test } from "vitest";
import { looksLikeContact } from "./ApplicationForm.tsx";

test.each(["ana@mail.example", " 705-555-0177 ", "+1 (705) 555 0177 ext. 4", "555 0177"])(
  "%s looks like a contact",
  (text) => expect(looksLikeContact(text)).toBe(true),
);

test.each(["ana", "ana@mail", "@ana.silva", "705-555", "call me at noon"])(
  "%s does not look like a contact",
  (text) => expect(looksLikeContact(text)).toBe(false),
);
