export { rulesCheckedOn } from "@mortgage-kit/calculator-engine/canada";
export { Calculator, type CalculatorProps } from "./Calculator.tsx";
export type { CalculatorView } from "./CalculatorView.ts";
export { CalculatorWithView, type CalculatorWithViewProps } from "./CalculatorWithView.tsx";
export {
  type CalculatorId,
  calculatorIds,
  calculators,
  languageCodes,
} from "./calculators.ts";
export {
  type Agent,
  bareHost,
  type Host,
  type HostBrokerage,
  type PageId,
  type Progress,
} from "./Host.tsx";
export type { Language, LanguageCode } from "./language/Language.ts";
export { type MountedCalculator, type MountOptions, mountCalculator } from "./mountCalculator.tsx";
export type { WizardStart } from "./wizard/useWizard.ts";
