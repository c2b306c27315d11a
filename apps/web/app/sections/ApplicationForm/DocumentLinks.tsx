import type { ConsentRecord } from "@simcoe/contracts";
import { TextLink } from "@simcoe/ui";
import { Fragment } from "react";

export interface DocumentLinksProps {
  label: string;
  documents: ConsentRecord["documents"];
}

/** Links to what is agreed to, in tabs of their own, so that what is typed stays. */
export function DocumentLinks({ label, documents }: DocumentLinksProps) {
  const linked = documents.flatMap(({ title, href }) => (href ? [{ title, href }] : []));
  return (
    <>
      {label}{" "}
      {linked.map(({ title, href }, index) => (
        <Fragment key={title}>
          {index > 0 && ", "}
          <TextLink href={href} newTab>
            {title}
          </TextLink>
        </Fragment>
      ))}
    </>
  );
}
