import { z } from "zod";
import { type Recorded, register } from "./register.ts";
import { yearsLater } from "./retention.ts";

/** Years for which a complaint is kept, from its last entry, like other records of the brokerage. */
export const complaintYears = 6;

const day = z.iso.date();

/** Record of a complaint, without the name of who complains. */
const complaintEntry = z.object({
  received: day,
  /** Subject of the complaint. */
  about: z.string(),
  /** Person who looks into it. */
  handledBy: z.string(),
  /** Day on which its receipt was acknowledged, in writing. */
  acknowledged: day.nullable(),
  /** Day and words of the decision, and its reasons, that were given in writing. */
  decided: day.nullable(),
  outcome: z.string().nullable(),
});

export const complaints = register("complaint", complaintEntry);

/** Returns true for a complaint that was not decided in writing. */
export const isOpen = ({ decided }: z.infer<typeof complaintEntry>) => decided === null;

export const complaintKeptUntil = ({
  history,
}: Pick<Recorded<typeof complaintEntry>, "history">): string =>
  yearsLater(new Date(history.at(-1)?.at ?? ""), complaintYears)
    .toISOString()
    .slice(0, 10);
