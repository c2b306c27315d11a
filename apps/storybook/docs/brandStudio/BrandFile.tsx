import { Button, Disclosure, Inline, Stack } from "@mortgage-kit/ui";
import * as styles from "./BrandStudio.css.ts";
import type { BrandFileText } from "./brandFiles.ts";

/** Renders a file of the brand: its text, and the buttons to copy or save it. */
export function BrandFile({ name, purpose, text }: BrandFileText) {
  return (
    <Disclosure summary={`${name}: ${purpose}`}>
      <Stack space="m">
        <Inline space="s">
          <Button tone="quiet" size="s" onClick={() => navigator.clipboard.writeText(text)}>
            {`Copy ${name}`}
          </Button>
          <Button tone="quiet" size="s" onClick={() => save(name, text)}>
            {`Save ${name}`}
          </Button>
        </Inline>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus. */}
        <section className={styles.code} tabIndex={0} aria-label={name}>
          {text}
        </section>
      </Stack>
    </Disclosure>
  );
}

function save(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text]));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
