import type { TeamMemberSource } from "@mortgage-kit/content";
import { ainoKivela } from "./ainoKivela.ts";
import { joelPelletier } from "./joelPelletier.ts";
import { ruthOkeke } from "./ruthOkeke.ts";

/** Team members in the order of the site. The first, the principal broker, leads the team. */
export const team: [TeamMemberSource, ...TeamMemberSource[]] = [
  ainoKivela,
  joelPelletier,
  ruthOkeke,
];
