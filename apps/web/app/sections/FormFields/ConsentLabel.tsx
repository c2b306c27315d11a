import type { ConsentRecord } from "@mortgage-kit/contracts";
import { TextLink } from "@mortgage-kit/ui";

interface ConsentLabelProps {
  text: string;
  documents: ConsentRecord["documents"];
  /** Paths of the placeholder pages of documents that have no address yet. */
  placeholders: readonly string[];
  newTab?: boolean;
}

/** Gives every text an element of its own, which a browser's translation may change. */
export function ConsentLabel({ text, documents, placeholders, newTab = false }: ConsentLabelProps) {
  const titles = documents.map(({ title }) => title);
  const parts = text.split(new RegExp(`(${titles.join("|")})`));
  return parts.map((part) => {
    const index = titles.indexOf(part);
    const href = documents[index]?.href ?? placeholders[index];
    return href ? (
      <TextLink key={part} href={href} newTab={newTab}>
        {part}
      </TextLink>
    ) : (
      <span key={part}>{part}</span>
    );
  });
}
