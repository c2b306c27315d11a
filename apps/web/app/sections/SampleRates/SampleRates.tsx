import type { ResourcesPage } from "@mortgage-kit/content";
import { DataTable, LinkButton, Stack, Text, TextLink } from "@mortgage-kit/ui";
import type { SampleRates as Rates } from "../../rates/sampleRates.ts";
import { SideSection } from "../SideSection/SideSection.tsx";

export interface SampleRatesProps {
  words: NonNullable<ResourcesPage["rates"]>;
  rates: Rates;
  /** Path of the brokerage's dated rates, if it publishes any. */
  datedRates?: string | undefined;
}

const id = "rates";

/** Renders the sample rates with their APRs, their date and the required notes. */
export function SampleRates({ words, rates, datedRates }: SampleRatesProps) {
  const { title, subtitle, term, rate, footnote, datedRatesLink } = words;
  const { caption, aprLabel, rows, notes } = rates;
  return (
    <SideSection id={id} background="land" title={title} text={subtitle}>
      <Stack space="m">
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
        {datedRates && datedRatesLink && (
          <Text>
            <TextLink href={datedRates} tone="strong">
              {datedRatesLink}
            </TextLink>
          </Text>
        )}
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
