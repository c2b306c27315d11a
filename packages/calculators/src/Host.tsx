import { createContext, use } from "react";
import type { SaidFacts } from "./result/answerWith.ts";
import type { Figure } from "./result/Figure.ts";
import type { ArrivedNumbersProps } from "./result/shareLink/ArrivedNumbers.tsx";

/** The pages that a result may lead to. */
export type PageId =
  | "calculators"
  | "application"
  | "homePurchase"
  | "refinance"
  | "renewal"
  | "debtConsolidation"
  | "team";

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

/** How far somebody got. What was entered is not part of it, and figures only for who asks for them. */
export type Progress =
  | { readonly kind: "step"; readonly step: number; readonly of: number }
  | { readonly kind: "result"; readonly figures: () => readonly Figure[] };

/** What only a calculator does that has a page of its own; `/ownPage` has it. */
export interface OwnPage {
  readonly ArrivedNumbers: <Inputs, Result>(
    props: ArrivedNumbersProps<Inputs, Result>,
  ) => React.ReactNode;
}

/** What the page around a calculator knows and lends it. Nothing of it is needed for a result. */
export interface Host {
  /** Who stands behind what is printed, copied or sent. */
  readonly brokerage?: Brokerage;
  /** Whom a result can be sent to. */
  readonly agents: readonly Agent[];
  /** Where the pages are that it has; what leads to the others is left out. */
  readonly pages: Readonly<Partial<Record<PageId, string>>>;
  /** The calculators that can take over numbers, by the engine's ids. */
  readonly calculators: readonly {
    readonly id: string;
    readonly title: string;
    readonly href: string;
  }[];
  /** Where the page is the calculator's own: then it uses its address, its history and its print. */
  readonly ownPage?: OwnPage;
  /** Whether room is short: what is said about a result then waits behind one line. */
  readonly isCompact?: boolean;
  /** The place of a calculator's steps in the page's outline: 2 unless the page says otherwise. */
  readonly headingLevel?: 2 | 3 | 4;
  /** ISO date of the visitor, whose rules apply; the day the rules were last checked unless given. */
  readonly today?: string | undefined;
  /** Facts that the page settles for all its visitors, such as its province, by the engine's ids. */
  readonly place?: SaidFacts;
  /** What the page has to say below a calculator, in sentences. */
  readonly notes?: readonly string[];
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** A page that lends nothing. */
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
