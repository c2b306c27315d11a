import { Callout, Inline, TextLink } from "@mortgage-kit/ui";
import type { FileNews } from "./openFile.ts";

/** Says what came of a file, and leads to the other calculators whose numbers it holds. */
export function OpenedFile({ news }: { news: FileNews<unknown> }) {
  const { title, text, shared, others } = news;
  return (
    <Callout tone={shared ? "note" : "caution"} title={title} announced="politely">
      <p>{text}</p>
      {others.length > 0 && (
        <Inline as="ul" space="s">
          {others.map((other) => (
            <li key={other.href}>
              <TextLink href={other.href}>{other.title}</TextLink>
            </li>
          ))}
        </Inline>
      )}
    </Callout>
  );
}
