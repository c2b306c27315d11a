import type { ResourcesPage } from "@mortgage-kit/content";
import { DataTable, LinkButton, Stack, Text } from "@mortgage-kit/ui";
import type { TodaysRate } from "../../rates/rateFigures.ts";
import type { SampleRatesData } from "../../rates/sampleRates.ts";
import { RateToday } from "../RateToday/RateToday.tsx";
import { SideSection } from "../SideSection/SideSection.tsx";

export interface SampleRatesProps {
  words: NonNullable<ResourcesPage["rates"]>;
  rates: SampleRatesData;
  /** The brokerage's dated 5-year rate, if it publishes any. */
  today?: TodaysRate | undefined;
}

const id = "rates";

/** Renders the sample rates with their APRs, their date and the required notes. */
export function SampleRates({ words, rates, today }: SampleRatesProps) {
  const { title, subtitle, term, rate, footnote, datedRatesLink } = words;
  const { caption, aprLabel, rows, notes } = rates;
  return (
    <SideSection id={id} background="land" title={title} text={subtitle}>
      <Stack space="m">
        {today && <RateToday {...today} link={datedRatesLink ?? today.link} />}
        <DataTable
          caption={caption}
          columns={[
            { label: term },
            { label: rate, kind: "figure" },
            { label: aprLabel, kind: "figure" },
          ]}
          narrow="keep"
          rows={rows.map((row) => ({ cells: [row.term, row.rate, row.apr] }))}
        />
        {[footnote, ...notes].map((text) => (
          <Text key={text} size="small" tone="soft">
            {text}
          </Text>
        ))}
      </Stack>
    </SideSection>
  );
}

/** Renders a link to the sample rates, for a place further up the page. */
export function SampleRatesLink({ page, title }: { page: string; title: string }) {
  return (
    <LinkButton href={`${page}#${id}`} tone="quiet">
      {title}
    </LinkButton>
  );
}
