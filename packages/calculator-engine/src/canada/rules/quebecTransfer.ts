import type { Rule } from "./ruleInForce.ts";
import { type TransferSchedule, transferSchedules } from "./transferSchedules.ts";

/** The duties of the Act itself, whose two lower thresholds are indexed each year. */
export const quebecTransfer: Rule<TransferSchedule> = {
  id: "transfer-tax-qc",
  name: "Quebec duties on transfers",
  place: "QC",
  triggerEvent: "closing",
  versions: [
    {
      value: transferSchedules.QC,
      effectiveFrom: "2026-01-01",
      confidence: "official",
      reviewBy: "2026-11-30",
    },
    {
      value: [
        [0, 0.5],
        [61_500, 1],
        [307_800, 1.5],
      ],
      effectiveFrom: "2025-01-01",
      confidence: "official",
    },
    {
      value: [
        [0, 0.5],
        [58_900, 1],
        [294_600, 1.5],
      ],
      effectiveFrom: "2024-01-01",
      confidence: "official",
    },
    {
      value: [
        [0, 0.5],
        [55_200, 1],
        [276_200, 1.5],
      ],
      effectiveFrom: "2023-01-01",
      confidence: "official",
    },
    {
      value: [
        [0, 0.5],
        [53_200, 1],
        [266_200, 1.5],
      ],
      effectiveFrom: "2022-01-01",
      confidence: "official",
    },
    {
      value: [
        [0, 0.5],
        [52_800, 1],
        [264_000, 1.5],
      ],
      effectiveFrom: "2021-01-01",
      confidence: "official",
    },
    {
      value: [
        [0, 0.5],
        [51_700, 1],
        [258_600, 1.5],
      ],
      effectiveFrom: "2020-01-01",
      confidence: "official",
    },
  ],
};
