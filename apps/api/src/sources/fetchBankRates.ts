import { z } from "zod";
import { readBody, SourceError } from "./cachedSource.ts";

const seriesNames = { policyRate: "V39079", postedRate: "V80691335" } as const;

/** Longer than the interval of the weekly series, so that every series has a value. */
const recentDays = 15;
const maxBytes = 256 * 1024;

// Days without a value omit the series.
const cell = z.object({ v: z.string().regex(/^-?\d{1,2}(\.\d{1,4})?$/) });
const answer = z.object({
  observations: z
    .array(z.looseObject({ d: z.iso.date() }))
    .min(1)
    .max(500),
});

/** Reads the newest rates from the Bank of Canada's open data (Valet), without redirects. */
export async function fetchBankRates(base: string, signal: AbortSignal) {
  const names = Object.values(seriesNames).join(",");
  const url = `${base.replace(/\/$/, "")}/observations/${names}/json?recent=${recentDays}`;
  const response = await fetch(url, {
    redirect: "manual",
    headers: { accept: "application/json", "user-agent": "mortgage-site-rates" },
    signal,
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new SourceError(`The central bank's data answered ${response.status}`);
  }
  const { observations } = await readAnswer(response);
  const days = observations.toSorted((one, other) => other.d.localeCompare(one.d));
  const newest = (name: string) => {
    for (const day of days) {
      const { data, success } = cell.safeParse(day[name]);
      if (success) return { day: day.d, value: Number(data.v) };
    }
    return undefined;
  };
  const [policyRate, postedRate] = [newest(seriesNames.policyRate), newest(seriesNames.postedRate)];
  if (!policyRate && !postedRate) {
    throw new SourceError("The central bank's data has none of the requested series");
  }
  return { ...(policyRate && { policyRate }), ...(postedRate && { postedRate }) };
}

async function readAnswer(response: Response): Promise<z.infer<typeof answer>> {
  const { bytes, isCut } = await readBody(response, maxBytes);
  if (isCut) throw new SourceError("The central bank's data is too large");
  try {
    return answer.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch (cause) {
    throw new SourceError("The central bank's data is not in its published format", { cause });
  }
}
