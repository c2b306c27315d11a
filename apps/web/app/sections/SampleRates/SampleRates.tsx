import type { ResourcesPage } from "@mortgage-kit/content";
import { DataTable, LinkButton, Stack, Text, TextLink } from "@mortgage-kit/ui";
import type { PublishedRates } from "../../rates/publishedRates.ts";
import { SideSection } from "../SideSection/SideSection.tsx";

export interface SampleRatesProps {
  words: NonNullable<ResourcesPage["rates"]>;
  rates: PublishedRates;
  /** Address of the brokerage's own dated rates; left out where it publishes none. */
  datedRates?: string | undefined;
}

const id = "rates";

/** The rates a visitor may have come for, with the APR of each, their day and how old they are. */
export function SampleRates({ words, rates, datedRates }: SampleRatesProps) {
  const { title, subtitle, term, rate, footnote, datedRatesLink } = words;
  const { day, aprLabel, rows, notes } = rates;
  return (
    <SideSection id={id} background="land" title={title} text={subtitle}>
      <Stack space="m">
        <DataTable
          caption={`Sample of ${day}`}
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

/** Leads to them from further up the page. */
export function SampleRatesLink({ page, title }: { page: string; title: string }) {
  return (
    <LinkButton href={`${page}#${id}`} tone="quiet">
      {title}
    </LinkButton>
  );
}
