import { Heading, Stack, TextLink } from "@mortgage-kit/ui";
import { createElement, useDeferredValue, useEffect, useState } from "react";
import { whenIdle } from "../../pageScript/whenIdle.ts";
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

/** Loads the calculator near the viewport, as every page that embeds it does. */
export function Preview({ title, choice, source, page }: PreviewProps) {
  const [isIdle, setIsIdle] = useState(false);
  const shown = useDeferredValue(choice);
  useEffect(() => {
    whenIdle(() => {
      setIsIdle(true);
      import(/* @vite-ignore */ loaderPath).catch(reportError);
    });
  }, []);
  return (
    <div className={styles.scriptOnly}>
      <Stack space="m">
        <Heading level={3}>{title}</Heading>
        <div className={styles.hostPage}>
          {isIdle &&
            createElement(
              "mortgage-calculator",
              {
                ...embedAttributes(shown),
                style: { ...notOfThisPage(source), ...lookProperties(shown, source) },
              },
              <TextLink href={page.route}>{page.title}</TextLink>,
            )}
        </div>
      </Stack>
    </div>
  );
}
