import { Calculator, type CalculatorView } from "@simcoe/calculators";
import { ownPage } from "@simcoe/calculators/ownPage";
import { Heading, Icon, Stack, Text } from "@simcoe/ui";
import { Clock, ShieldCheck } from "@simcoe/ui/icons";
import { Breadcrumbs } from "../Breadcrumbs/Breadcrumbs.tsx";
import * as styles from "./CalculatorPage.css.ts";
import type { CalculatorPageData } from "./calculatorPageData.ts";
import { NeedsScript } from "./NeedsScript.tsx";

export interface CalculatorPageProps<Inputs, Result> {
  view: CalculatorView<Inputs, Result>;
  data: CalculatorPageData;
}

/** A calculator beside what it is for. */
export function CalculatorPage<Inputs, Result>({
  view,
  data: { words, host },
}: CalculatorPageProps<Inputs, Result>) {
  return (
    <div>
      <Calculator
        view={view}
        host={{ ...host, ownPage }}
        introduction={<Introduction words={words} />}
        shortIntroduction={<ShortIntroduction words={words} />}
      />
    </div>
  );
}

/** The answer is what the page is about by then. */
function ShortIntroduction({ words }: Pick<CalculatorPageData, "words">) {
  return (
    <Stack space="xs" align="start">
      <Breadcrumbs trail={words.trail} />
      <Heading level={1} size="heading">
        {words.title}
      </Heading>
    </Stack>
  );
}

function Introduction({ words }: Pick<CalculatorPageData, "words">) {
  return (
    <Stack space="l" align="start">
      <Breadcrumbs trail={words.trail} />
      <Heading level={1} size="title">
        {words.title}
      </Heading>
      <Text size="lead">{words.description}</Text>
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
      <NeedsScript words={words.needsScript} phone={words.phone} />
    </Stack>
  );
}
