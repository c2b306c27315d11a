import { Heading, Stack, TextLink } from "@mortgage-kit/ui";
import { createElement, useDeferredValue, useEffect, useRef, useState } from "react";
import * as styles from "./EmbedBuilder.css.ts";
import type { EmbedChoice, EmbedSource } from "./EmbedChoice.ts";
import { embedAttributes, lookProperties } from "./embedAttributes.ts";

/** Returns styles that reset this site's theme, which a calculator on another site would not inherit. */
const notOfThisPage = ({ themeParameters }: EmbedSource) =>
  Object.fromEntries(
    Object.values(themeParameters)
      .flat()
      .map((property) => [property, "initial"]),
  );

interface PreviewProps {
  title: string;
  choice: EmbedChoice;
  source: EmbedSource;
  /** The calculator's own page, linked until the calculator is there. */
  page: { title: string; route: string };
}

/** Path of the embed's loader on this site. It is not part of the page's own scripts. */
const loaderPath = "/embed/v1.js";

/** Loads the calculator once the visitor scrolls near it or uses the page. */
export function Preview({ title, choice, source, page }: PreviewProps) {
  const [isNear, setIsNear] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const shown = useDeferredValue(choice);
  useEffect(() => {
    const waiting = new AbortController();
    const load = () => {
      waiting.abort();
      setIsNear(true);
      import(/* @vite-ignore */ loaderPath).catch(reportError);
    };
    const look = () => {
      const top = frame.current?.getBoundingClientRect().top ?? 0;
      if (top < innerHeight * 1.5) load();
    };
    const { signal } = waiting;
    for (const use of ["pointermove", "pointerdown", "keydown"])
      addEventListener(use, load, { signal });
    addEventListener("scroll", look, { signal, passive: true });
    return () => waiting.abort();
  }, []);
  const link = (
    <TextLink href={page.route} tone="quiet">
      {page.title}
    </TextLink>
  );
  return (
    <div className={styles.scriptOnly}>
      <Stack space="m">
        <Heading level={3}>{title}</Heading>
        <div className={styles.hostPage} ref={frame}>
          {isNear
            ? createElement(
                "mortgage-calculator",
                {
                  ...embedAttributes(shown, source, ""),
                  style: { ...notOfThisPage(source), ...lookProperties(shown, source) },
                },
                link,
              )
            : link}
        </div>
      </Stack>
    </div>
  );
}
