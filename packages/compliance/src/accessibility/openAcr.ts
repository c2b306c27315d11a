import { criteria } from "./criteria.ts";

export type AdherenceLevel =
  | "supports"
  | "partially-supports"
  | "does-not-support"
  | "not-applicable"
  | "not-evaluated";

/** Evaluation of a criterion by a person. */
interface Assessment {
  readonly criterion: string;
  readonly level: Exclude<AdherenceLevel, "not-evaluated">;
  readonly by: string;
  readonly day: string;
  readonly notes: string;
}

/** Findings of an automatic run over all pages. */
export interface AutomaticRun {
  /** Name and version, such as "axe-core 4.14.1". */
  readonly tool: string;
  readonly day: string;
  readonly pages: number;
  /** Rules that ran and failures that they found, both by criterion. */
  readonly tried: Readonly<Record<string, readonly string[]>>;
  readonly failed: Readonly<Record<string, readonly string[]>>;
}

export interface AcrSource {
  readonly product: { readonly name: string; readonly description: string };
  readonly contact: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly website: string;
  };
  readonly day: string;
  readonly automatic: AutomaticRun | undefined;
  /** Browser tests that exercise a criterion, by criterion. */
  readonly journeys: Readonly<Record<string, string>>;
  readonly assessed: readonly Assessment[];
}

/** Criteria that an automatic check alone can confirm as supported. */
const decidedByProgram = new Set(["3.1.1"]);

/**
 * Returns an accessibility conformance report in the OpenACR format. A criterion with an automatic
 * failure is `does-not-support`. One that passes stays `not-evaluated` until a person evaluates it.
 */
export function openAcr({ product, contact, day, automatic, journeys, assessed }: AcrSource) {
  const author = {
    company_name: contact.name,
    email: contact.email,
    phone: contact.phone,
    website: contact.website,
  };
  const chapterOf = (list: Readonly<Record<string, string>>) => ({
    criteria: Object.keys(list).map((num) => ({
      num,
      components: [{ name: "web", adherence: adherence(num) }],
    })),
  });
  return {
    title: `${product.name} Accessibility Conformance Report`,
    product,
    author,
    vendor: author,
    report_date: day,
    last_modified_date: day,
    version: 1,
    notes:
      "Automatic tests can show that a criterion is not met, hardly ever that it is: what passes them stays not evaluated until a person has looked at it.",
    evaluation_methods_used: automatic
      ? `${automatic.tool} on ${automatic.pages} pages on ${automatic.day}, journeys in real browsers, and what people found where they are named.`
      : "Journeys in real browsers, and what people found where they are named.",
    license: "CC-BY-4.0",
    feedback: `${contact.website}/accessibility`,
    catalog: "2.5-edition-wcag-2.2-en",
    chapters: {
      success_criteria_level_a: chapterOf(criteria.success_criteria_level_a),
      success_criteria_level_aa: chapterOf(criteria.success_criteria_level_aa),
      success_criteria_level_aaa: { disabled: true },
    },
  };

  function adherence(num: string): { level: AdherenceLevel; notes: string } {
    const failures = automatic?.failed[num] ?? [];
    if (failures.length > 0) {
      return { level: "does-not-support", notes: `${automatic?.tool}: ${failures.join("; ")}.` };
    }
    const person = assessed.find(({ criterion }) => criterion === num);
    if (person) {
      return { level: person.level, notes: `${person.notes} (${person.by}, ${person.day})` };
    }
    if (num === "4.1.1") {
      return { level: "supports", notes: "Obsolete in WCAG 2.2, and met by every page." };
    }
    const rules = automatic?.tried[num] ?? [];
    const level = rules.length > 0 && decidedByProgram.has(num) ? "supports" : "not-evaluated";
    const notes = [
      ...(rules.length > 0
        ? [`${automatic?.tool} found nothing on ${automatic?.pages} pages (${rules.join(", ")}).`]
        : []),
      ...(journeys[num] ? [`Journeys: ${journeys[num]}.`] : []),
      ...(level === "not-evaluated" ? ["No person has looked at it yet."] : []),
    ];
    return { level, notes: notes.join(" ") };
  }
}
