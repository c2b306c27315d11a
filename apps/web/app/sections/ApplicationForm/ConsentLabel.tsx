import type { ConsentRecord } from "@mortgage-kit/contracts";
import { TextLink } from "@mortgage-kit/ui";
import { Fragment } from "react";

export interface ConsentLabelProps {
  text: string;
  /** Addresses of the documents that the words name. */
  documents: ConsentRecord["documents"];
  placeholders: readonly string[];
}

/**
 * Renders the words of the consent, letter by letter, with each document linked where they name it.
 */
export function ConsentLabel({ text, documents, placeholders }: ConsentLabelProps) {
  const titles = documents.map(({ title }) => title);
  const parts = text.split(new RegExp(`(${titles.join("|")})`));
  return parts.map((part) => {
    const index = titles.indexOf(part);
    const href = documents[index]?.href ?? placeholders[index];
    return href ? (
      <TextLink key={part} href={href}>
        {part}
      </TextLink>
    ) : (
      <Fragment key={part}>{part}</Fragment>
    );
  });
}
