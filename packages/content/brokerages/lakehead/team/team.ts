import type { TeamMemberSource } from "@mortgage-kit/content";
import { ainoKivela } from "./ainoKivela.ts";
import { joelPelletier } from "./joelPelletier.ts";
import { ruthOkeke } from "./ruthOkeke.ts";

/** All three of us; the principal broker is first. */
export const team: [TeamMemberSource, ...TeamMemberSource[]] = [
  ainoKivela,
  joelPelletier,
  ruthOkeke,
];
