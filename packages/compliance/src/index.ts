export type { CheckName, Duty, DutyStatus } from "./duties/Duty.ts";
export { duties, dutiesOf } from "./duties/duties.ts";
export {
  type Province,
  type RegulatorCode,
  regulatorCodes,
  regulatorOf,
  regulators,
} from "./regulators.ts";
export {
  type RetentionClass,
  type RetentionRule,
  retentionClassNames,
  retentionRules,
} from "./retention.ts";
