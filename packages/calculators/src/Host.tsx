import type { Draft } from "@mortgage-kit/calculator-engine";
import { type PlaceSettings, readPlace } from "@mortgage-kit/calculator-engine/canada/place";
import type { Case } from "@mortgage-kit/calculator-engine/case";
import type { OfferedRate } from "@mortgage-kit/calculator-engine/insight";
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { FormView } from "./FormView.ts";
import type { ResultFigure } from "./result/Figure.ts";
import type { FactValues } from "./wizard/Facts.ts";

/** Id of a page that a result can link to. */
export type PageId =
  | "calculators"
  | "application"
  | "callBack"
  | "homePurchase"
  | "refinance"
  | "renewal"
  | "debtConsolidation"
  | "team"
  | "whatToBring";

export interface Agent {
  readonly id: string;
  readonly name: string;
  readonly firstName: string;
  readonly email: string;
  /** Licence level or role, shown beside the name. */
  readonly title?: string;
}

export interface HostBrokerage {
  readonly name: string;
  readonly licence?: string;
  readonly phone?: string;
  readonly email?: string;
}

/** The visitor's progress. It contains no input, and figures only on request. */
export type Progress =
  | { readonly kind: "step"; readonly step: number; readonly of: number }
  | { readonly kind: "result"; readonly figures: () => readonly ResultFigure[] };

export interface ArrivedNumbersProps<Inputs, Result> {
  view: FormView<Inputs, Result>;
  open: (draft: Draft<Inputs>, step: number, given: FactValues) => void;
  /** What the calculator shows, at its step; `null` until the visitor has entered anything. */
  shown: Case | null;
}

/** Features for a page dedicated to one calculator; `/ownPage` exports them. */
export interface OwnPage {
  readonly ArrivedNumbers: <Inputs, Result>(
    props: ArrivedNumbersProps<Inputs, Result>,
  ) => React.ReactNode;
  /** Reloads the page, which keeps the numbers. */
  readonly reload: () => void;
}

/** Data that the surrounding page provides to a calculator. Results work without it. */
export interface Host {
  /** Brokerage named in printed, copied and sent results. */
  readonly brokerage?: HostBrokerage;
  /** Agents to whom a result can be sent. */
  readonly agents: readonly Agent[];
  /** Addresses of the host's pages; links to missing pages are left out. */
  readonly pages: Readonly<Partial<Record<PageId, string>>>;
  /** Calculators that can receive a result's numbers, with the engine's ids. */
  readonly calculators: readonly {
    readonly id: string;
    readonly title: string;
    readonly href: string;
  }[];
  /** Set on a page of the calculator's own, whose URL, history and printing it controls. */
  readonly ownPage?: OwnPage;
  /** Collapses the details of a result behind a disclosure. */
  readonly isCompact?: boolean;
  /** Heading level of the calculator's steps; 2 by default. */
  readonly headingLevel?: 2 | 3 | 4;
  /** IANA time zone whose day is today, such as America/Regina; the visitor's own by default. */
  readonly timeZone?: string | undefined;
  /** ISO date that selects the rules; today by default. */
  readonly today?: string | undefined;
  /** Place of the homes until a visitor selects another. Without it, no province is selected. */
  readonly place?: PlaceSettings | undefined;
  /** Rates that the page's lenders offer today, and for which loans; the engine's dated market rates by default. */
  readonly rates?: readonly OfferedRate[] | undefined;
  /** Fetches the rates of now; `null` if it fails. Called at each question, at most once a minute. */
  readonly loadRates?: (() => Promise<readonly OfferedRate[] | null>) | undefined;
  /** The page's own notes, shown below the calculator, each in full sentences. */
  readonly notes?: readonly string[];
  /** Called at each step and result, for the page’s own tracking: without what was entered. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

export const bareHost: Host = {
  agents: [],
  pages: {},
  calculators: [],
};

/** Host as the components read it: the place as facts, by the engine's ids. */
type ResolvedHost = Omit<Host, "place" | "loadRates"> & {
  readonly place: FactValues;
  readonly refreshRates: () => void;
};

const HostContext = createContext<ResolvedHost>({
  ...bareHost,
  place: {},
  refreshRates: () => {},
});

/** Provides the host to the components below. Throws a TypeError if its place is invalid. */
export function HostProvider({ host, children }: { host: Host; children: React.ReactNode }) {
  const settings = JSON.stringify(host.place ?? {});
  const place = useMemo((): FactValues => placeFacts(JSON.parse(settings)), [settings]);
  const ownDay = useToday(host.timeZone);
  const { rates = host.rates, refreshRates } = useRates(host.loadRates);
  const today = host.today ?? ownDay;
  return (
    <HostContext value={{ ...host, place, today, rates, refreshRates }}>{children}</HostContext>
  );
}

/** Returns the ISO date of today, or undefined until hydration. */
function useToday(timeZone: string | undefined): string | undefined {
  const [day, setDay] = useState<string>();
  useEffect(() => setDay(today(timeZone)), [timeZone]);
  return day;
}

const minuteMs = 60_000;

/** Returns the rates that were loaded last, and a function that loads newer ones once a minute. */
function useRates(load: Host["loadRates"]) {
  const [rates, setRates] = useState<readonly OfferedRate[]>();
  const loading = useRef({ load, at: Number.NEGATIVE_INFINITY });
  loading.current.load = load;
  const refreshRates = useCallback(() => {
    const { load, at } = loading.current;
    const now = performance.now();
    if (!load || now < at + minuteMs) return;
    loading.current.at = now;
    void load().then((loaded) => loaded && setRates(loaded));
  }, []);
  return { rates, refreshRates };
}

export function useHost(): ResolvedHost {
  return use(HostContext);
}

const settings: ReadonlySet<string> = new Set<keyof PlaceSettings>(["province", "municipality"]);

/** Returns a place as facts. Throws a TypeError with the names or values allowed. */
export function placeFacts(place: PlaceSettings): FactValues {
  for (const name of Object.keys(place)) {
    if (!settings.has(name)) {
      throw new TypeError(`host.place has no "${name}"; it takes province and municipality.`);
    }
  }
  const { facts, refused } = readPlace(place);
  for (const { setting, received, allowed } of refused) {
    const instead = allowed.length > 0 ? `set it to one of ${allowed.join(", ")}` : "leave it out";
    throw new TypeError(`host.place.${setting} cannot be "${received}"; ${instead}.`);
  }
  return { ...facts };
}

/** Returns the ISO date of now in a time zone, by default the visitor's, such as 2026-11-21. */
export function today(timeZone: string | undefined): string {
  const parts = new Intl.DateTimeFormat("en", {
    ...{ timeZone, year: "numeric", month: "2-digit", day: "2-digit" },
  }).formatToParts(new Date());
  return (["year", "month", "day"] as const)
    .map((name) => parts.find(({ type }) => type === name)?.value)
    .join("-");
}
