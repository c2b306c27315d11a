import type { Check } from "./Problem.ts";
import { readPublication } from "./readPublication.ts";

const marketing =
  /\b(marketing|promotion\w*|newsletters?|offers by e-?mail|commercial messages?)\b/i;

/** Checks that consents to the terms include no marketing, and that no checkbox is pre-ticked. */
export const checkMarketingConsent: Check = ({ consents, publications }) => [
  ...consents.flatMap(({ version, text }) => {
    const mixed = marketing.exec(text)?.[0];
    if (!mixed) return [];
    return {
      file: "packages/contracts/src/termsConsent.ts",
      found: `the consent ${version} asks for "${mixed}" together with the terms`,
      write:
        "Ask for consent to messages in a box of its own, with the sender and how to withdraw.",
    };
  }),
  ...publications.flatMap((publication) => {
    const { page } = readPublication(publication);
    const ticked = page?.("input[type=checkbox][checked]").get(0);
    if (!ticked) return [];
    return {
      file: publication.file,
      line: ticked.sourceCodeLocation?.startLine ?? 1,
      found: `${publication.name} has a box that is ticked in advance`,
      write: "Leave every box for the visitor to tick.",
    };
  }),
];

const contactField = "input[name='phoneOrEmail'], input[name='email']";

/** Checks that each form that sends a person's contact asks for a recorded consent, by a box. */
export const checkCollectionConsent: Check = ({ consents, publications }) =>
  publications.flatMap((publication) => {
    const { file, name } = publication;
    const { page } = readPublication(publication);
    const forms = page?.("form[action^='/api/']").has(contactField).toArray() ?? [];
    return forms.flatMap((element) => {
      const form = page?.(element);
      const line = element.sourceCodeLocation?.startLine ?? 1;
      const asked = form?.find("input[type=checkbox][name^='agreedTo']").length;
      const shown = consentText(form?.attr("data-consent"));
      if (asked && consents.some(({ text }) => text === shown)) return [];
      return {
        file,
        line,
        found: `${name} has a form that sends a contact without ${asked ? "a recorded consent" : "a box for consent"}`,
        write: "Show a box with the words of a consent, and the record of it in data-consent.",
      };
    });
  });

/** Reads the text of the consent that a form carries as JSON in `data-consent`. */
function consentText(json = "null"): unknown {
  try {
    return (JSON.parse(json) as { text?: unknown } | null)?.text;
  } catch {
    return undefined;
  }
}

const promise =
  /\bwe(?:'ll| will)?\s+(?:remind you|send you (?:our )?(?:news|offers|updates)|e-?mail you (?:news|offers|updates))\b/gi;
const onRequest = /\b(if you ask|ask us|when you ask|you asked|with your consent)\b/i;

/** Checks that every promise of messages says in its sentence that they are sent on request. */
export const checkPromises: Check = ({ publications }) =>
  publications.flatMap((publication) => {
    const { name, file } = publication;
    const { text } = readPublication(publication);
    return [...text.matchAll(promise)].flatMap(({ index }) => {
      const sentence = sentenceAt(text, index);
      if (onRequest.test(sentence)) return [];
      return {
        file,
        found: `${name} promises "${sentence}" to people who have not consented to messages`,
        write: "Say that the visitor may ask for it, or ask for consent in a box of its own.",
      };
    });
  });

function sentenceAt(text: string, at: number): string {
  const from = Math.max(text.lastIndexOf(". ", at) + 1, 0);
  const to = text.indexOf(".", at);
  return text.slice(from, to === -1 ? undefined : to + 1).trim();
}
