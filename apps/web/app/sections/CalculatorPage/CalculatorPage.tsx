import { type CalculatorView, CalculatorWithView } from "@mortgage-kit/calculators";
import { ownPage } from "@mortgage-kit/calculators/ownPage";
import { Callout, Heading, Icon, Stack, Text, TextLink } from "@mortgage-kit/ui";
import { Clock, ShieldCheck } from "@mortgage-kit/ui/icons";
import { fetchRates } from "../../rates/fetchRates.ts";
import { Breadcrumbs } from "../Breadcrumbs/Breadcrumbs.tsx";
import * as styles from "./CalculatorPage.css.ts";
import type { CalculatorPageData } from "./calculatorPageData.ts";

const loadRates = () => fetchRates().then((file) => file?.rates ?? null);

export function calculatorPart<Inputs, Result>(view: CalculatorView<Inputs, Result>) {
  return function CalculatorPage({ words, host }: CalculatorPageData) {
    return (
      <CalculatorWithView
        view={view}
        host={{ ...host, ownPage, ...(host.rates && { loadRates }) }}
        introduction={<Introduction words={words} />}
        shortIntroduction={<ShortIntroduction words={words} />}
      />
    );
  };
}

/** Replaces the introduction once the page shows a result. */
function ShortIntroduction({ words }: Pick<CalculatorPageData, "words">) {
  return (
    <div className={styles.brief}>
      <Breadcrumbs label={words.breadcrumbs} trail={words.trail} />
      <Heading level={1} size="subheading">
        {words.title}
      </Heading>
    </div>
  );
}

function Introduction({ words }: Pick<CalculatorPageData, "words">) {
  return (
    <Stack space="m" align="start">
      <Breadcrumbs label={words.breadcrumbs} trail={words.trail} />
      <Heading level={1} size="title">
        {words.title}
      </Heading>
      <div className={styles.description}>
        <Text size="lead">{words.description}</Text>
      </div>
      <ul className={styles.facts}>
        <li className={styles.fact}>
          <span className={styles.factIcon}>
            <Icon icon={ShieldCheck} />
          </span>
          {words.privacy}
        </li>
        <li className={styles.fact}>
          <span className={styles.factIcon}>
            <Icon icon={Clock} />
          </span>
          {words.takes} {words.estimatedTime}.
        </li>
      </ul>
      {words.reminderLink && (
        <TextLink href="/remind-me" tone="strong">
          {words.reminderLink}
        </TextLink>
      )}
      <noscript>
        <Callout tone="caution" title={words.needsScript.title}>
          <p>{words.needsScript.text}</p>
          <p>
            <TextLink href={words.phone.href}>{words.phone.label}</TextLink>
            {" · "}
            <TextLink href={words.contactPath}>{words.needsScript.contactLink}</TextLink>
          </p>
        </Callout>
      </noscript>
    </Stack>
  );
}
