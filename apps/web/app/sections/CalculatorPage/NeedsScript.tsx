import { Callout, TextLink } from "@mortgage-kit/ui";
import type { CalculatorPageData } from "./calculatorPageData.ts";

interface NeedsScriptProps {
  words: CalculatorPageData["words"]["needsScript"];
  phone: CalculatorPageData["words"]["phone"];
}

/** Replaces the calculator where scripts do not run. */
export function NeedsScript({ words, phone }: NeedsScriptProps) {
  return (
    <noscript>
      <Callout tone="caution" title={words.title}>
        <p>{words.text}</p>
        <p>
          <TextLink href={phone.href}>{phone.label}</TextLink>
          {" · "}
          <TextLink href="/contact">{words.contactLink}</TextLink>
        </p>
      </Callout>
    </noscript>
  );
}
