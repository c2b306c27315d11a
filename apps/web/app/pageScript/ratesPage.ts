import { onceOnScreen } from "./onceOnScreen.ts";
import { updateTables, write } from "./rateTables.ts";
import { showRates } from "./showRates.ts";

onceOnScreen(() => showRates(updateTables));
onceOnScreen(bankRates);

interface Observation {
  readonly day: string;
  /** Rate in percent. */
  readonly value: number;
}

/** Fetches the central bank's rates and shows them. Their section stays hidden if the fetch fails. */
async function bankRates(): Promise<void> {
  const place = document.querySelector<HTMLElement>("[data-bank-rates]");
  if (!place) return;
  const { bankRates: address = "", asOf = "" } = place.dataset;
  const answer = await fetch(address).then(
    (response) => (response.ok ? response.json() : null),
    () => null,
  );
  const rates: Readonly<Record<string, Observation>> | null = answer?.success ? answer.rates : null;
  if (!rates) return;
  const percent = new Intl.NumberFormat(document.documentElement.lang, {
    style: "percent",
    minimumFractionDigits: 2,
  });
  for (const [name, { day, value }] of Object.entries(rates)) {
    write(place, `[data-bank-rate="${name}"]`, percent.format(value / 100));
    write(place, `[data-bank-day="${name}"]`, `${asOf} ${day}`);
  }
  place.hidden = false;
}
