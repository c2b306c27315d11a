import { writeCase } from "@mortgage-kit/calculator-engine/case";
import { useHost } from "../../Host.tsx";
import { type Answered, caseOf } from "../Answered.ts";

/**
 * Returns a function that writes the address that opens a result again. It returns `null` if the host
 * has no page that reads one, or the case is too large for a link.
 */
export function useCaseLink() {
  const { ownPage, calculators } = useHost();
  return (answered: Answered): string | null => {
    const own = calculators.find(({ id }) => id === answered.view.calculator.id);
    const page = ownPage ? location.pathname : own?.href;
    const fragment = page && writeCase(caseOf(answered));
    return fragment ? new URL(page + fragment, location.href).href : null;
  };
}
