import type { Rate, ResourcesPage } from "@simcoe/content";
import { DataTable, LinkButton, Stack, Text } from "@simcoe/ui";
import { longDate } from "../../dates/longDate.ts";
import { SideSection } from "../SideSection/SideSection.tsx";

export interface SampleRatesProps {
  words: NonNullable<ResourcesPage["rates"]>;
  rates: readonly Pick<Rate, "term" | "rate">[];
}

const id = "rates";

/** The rates a visitor may have come for, with the day of which they are. */
export function SampleRates({ words, rates }: SampleRatesProps) {
  const { title, subtitle, term, rate, day, footnote } = words;
  return (
    <SideSection id={id} ground="land" title={title} text={subtitle}>
      <Stack space="m">
        <DataTable
          caption={`Sample of ${longDate(day)}`}
          columns={[{ label: term }, { label: rate, kind: "figure" }]}
          rows={rates.map((row) => ({ cells: [row.term, row.rate] }))}
        />
        <Text size="small" tone="soft">
          {footnote}
        </Text>
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
