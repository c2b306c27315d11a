import { calculatorIds } from "@mortgage-kit/calculators";
import {
  Button,
  Callout,
  Columns,
  Disclosure,
  Heading,
  Inline,
  Select,
  Stack,
  TextField,
} from "@mortgage-kit/ui";
import { backgrounds } from "@mortgage-kit/ui/theme";
import { type BrandColours, type BrandTheme, themeFrom } from "@mortgage-kit/ui/tokens";
import { useState } from "react";
import { UPDATE_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { useToolbar } from "../../.storybook/ThemedDocs.tsx";
import { brandColours, brandGlobal } from "../../.storybook/themes.ts";
import { ContrastTable } from "../ContrastTable.tsx";
import * as styles from "./BrandStudio.css.ts";
import { type BrandFileText, brandFiles } from "./brandFiles.ts";

export function BrandStudio() {
  const { brand } = useToolbar();
  const colours = brandColours(brand);
  const theme = themeFrom(colours);
  return (
    <div className={`${backgrounds.white} ${styles.studio}`}>
      <Stack space="xl">
        <ColoursForm key={String(brand)} colours={colours} />
        <Notices notices={theme.notices} />
        <Views brand={brandGlobal(colours)} />
        <Contrasts theme={theme} />
        <Stack space="m">
          <Heading level={2} size="subheading">
            Take it along
          </Heading>
          {brandFiles(theme).map((file) => (
            <BrandFile key={file.name} {...file} />
          ))}
        </Stack>
      </Stack>
    </div>
  );
}

/** Renders the two fields. Storybook keeps the colours, so that the URL holds them. */
function ColoursForm({ colours }: { colours: BrandColours }) {
  const [action, setAction] = useState(colours.action);
  const [main, setMain] = useState(colours.main);
  const [problem, setProblem] = useState("");
  const show = (event: React.FormEvent) => {
    event.preventDefault();
    try {
      themeFrom({ action, main });
    } catch (error) {
      return setProblem(error instanceof Error ? error.message : String(error));
    }
    const globals = { theme: "brand", brand: brandGlobal({ action, main }) };
    setProblem("");
    addons.getChannel().emit(UPDATE_GLOBALS, { globals });
  };
  return (
    <form onSubmit={show} noValidate>
      <Stack space="m" align="start">
        <Columns layout="halves" space="m">
          <TextField
            label="Action colour"
            hint="Any CSS colour: #b3362b, rgb(179 54 43), gold."
            value={action}
            onChange={setAction}
          />
          <TextField
            label="Main colour"
            hint="Of links and dark backgrounds."
            value={main}
            onChange={setMain}
          />
        </Columns>
        {problem && (
          <Callout tone="warning" announced="politely">
            {problem}
          </Callout>
        )}
        <Button type="submit">Show this brand</Button>
      </Stack>
    </form>
  );
}

function Notices({ notices }: Pick<BrandTheme, "notices">) {
  if (notices.length === 0) return <Callout>Both colours are used as they are.</Callout>;
  return (
    <Callout tone="caution" title="Replaced where they cannot be read">
      <ul>
        {notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
    </Callout>
  );
}

const firstStory = { value: "brand-studio-whole-kit--kit", label: "The whole kit" };

const stories = [
  firstStory,
  { value: "patterns-a-whole-page--do", label: "A page" },
  { value: "patterns-a-form-that-fails--do", label: "A form that fails" },
  { value: "calculators-payment--step-1", label: "A question" },
  ...calculatorIds.map((id) => ({
    value: `calculators-${id}--result`,
    label: `Result: ${id.replaceAll("-", " ")}`,
  })),
];

const frames = [
  { title: "Light", scheme: "light", width: "wide" },
  { title: "Dark", scheme: "dark", width: "wide" },
  { title: "Light, 360 px", scheme: "light", width: "phone" },
  { title: "Dark, 360 px", scheme: "dark", width: "phone" },
] as const;

function Views({ brand }: { brand: string }) {
  const [story, setStory] = useState(firstStory.value);
  const address = (scheme: string) =>
    `iframe.html?viewMode=story&id=${story}&globals=theme:brand;brand:${brand};scheme:${scheme}`;
  return (
    <Stack space="m">
      <Heading level={2} size="subheading">
        See it
      </Heading>
      <Select label="Show" options={stories} value={story} onChange={setStory} />
      <Inline space="l" align="start">
        {frames.map(({ title, scheme, width }) => (
          <figure key={title} className={styles.figure[width]}>
            <figcaption className={styles.caption}>{title}</figcaption>
            <iframe className={styles.frame} title={title} src={address(scheme)} />
          </figure>
        ))}
      </Inline>
    </Stack>
  );
}

function Contrasts({ theme }: { theme: BrandTheme }) {
  return (
    <Stack space="m">
      <Heading level={2} size="subheading">
        Contrast on light screens
      </Heading>
      <ContrastTable tokens={theme} />
      <Heading level={2} size="subheading">
        Contrast on dark screens
      </Heading>
      <ContrastTable tokens={{ ...theme, ...theme.dark }} />
    </Stack>
  );
}

function BrandFile({ name, purpose, text }: BrandFileText) {
  return (
    <Disclosure summary={`${name}: ${purpose}`}>
      <Stack space="m">
        <Inline space="s">
          {/* Browsers have no clipboard without a secure context. */}
          {navigator.clipboard && (
            <Button tone="quiet" size="s" onClick={() => navigator.clipboard.writeText(text)}>
              {`Copy ${name}`}
            </Button>
          )}
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
