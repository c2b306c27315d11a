import type { Draft } from "@mortgage-kit/calculator-engine";
import { createContext, use } from "react";
import type { CalculatorView } from "./CalculatorView.ts";
import type { FactValues } from "./result/answerWith.ts";
import type { ResultFigure } from "./result/Figure.ts";

/** The pages that a result may lead to. */
export type PageId =
  | "calculators"
  | "application"
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
  /** As a brokerage writes it beside the name: a licence level, a role. */
  readonly title?: string;
}

export interface Brokerage {
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
  view: CalculatorView<Inputs, Result>;
  open: (draft: Draft<Inputs>, step: number, given: FactValues) => void;
  /**
   * True while the page shows a result; the notice of a share link goes with the result it opened.
   */
  isAnswered: boolean;
  /** True if the browser could not keep the inputs. */
  wasLost: boolean;
  /** A file that the visitor chose or dropped. */
  file: File | null;
}

export interface OpenFileProps {
  onFile: (file: File) => void;
  /** True if the button is shown; a file can be dropped at any time. */
  isShown: boolean;
}

/** Features that only a calculator on a page of its own has; `/ownPage` exports them. */
export interface OwnPage {
  readonly ArrivedNumbers: <Inputs, Result>(
    props: ArrivedNumbersProps<Inputs, Result>,
  ) => React.ReactNode;
  readonly OpenFile: (props: OpenFileProps) => React.ReactNode;
}

/** Data that the surrounding page provides to a calculator. No result needs any of it. */
export interface Host {
  /** Brokerage named in printed, copied and sent results. */
  readonly brokerage?: Brokerage;
  /** Agents to whom a result can be sent. */
  readonly agents: readonly Agent[];
  /** Addresses of the host's pages; links to missing pages are left out. */
  readonly pages: Readonly<Partial<Record<PageId, string>>>;
  /** The calculators that can take over numbers, by the engine's ids. */
  readonly calculators: readonly {
    readonly id: string;
    readonly title: string;
    readonly href: string;
  }[];
  /**
   * Set where the page belongs to the calculator, which then uses the page's address, history and
   * print.
   */
  readonly ownPage?: OwnPage;
  /** Collapses the details of a result behind a disclosure. */
  readonly isCompact?: boolean;
  /** The place of a calculator's steps in the page's outline: 2 unless the page says otherwise. */
  readonly headingLevel?: 2 | 3 | 4;
  /** ISO date of the visitor, whose rules apply; the day the rules were last checked unless given. */
  readonly today?: string | undefined;
  /** Facts that the page settles for all its visitors, such as its province, by the engine's ids. */
  readonly place?: FactValues;
  /** Notes of the page below a calculator, in sentences. */
  readonly notes?: readonly string[];
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** A host that provides nothing. */
export const bareHost: Host = {
  agents: [],
  pages: {},
  calculators: [],
};

const HostContext = createContext<Host>(bareHost);

interface HostProviderProps {
  host: Host;
  children: React.ReactNode;
}

export function HostProvider({ host, children }: HostProviderProps) {
  return <HostContext value={host}>{children}</HostContext>;
}

export function useHost(): Host {
  return use(HostContext);
}
