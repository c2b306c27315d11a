import type { TeamMemberSource } from "@mortgage-kit/content";
import { coletteBouchard } from "./coletteBouchard.ts";
import { danielOkafor } from "./danielOkafor.ts";
import { hannahLindqvist } from "./hannahLindqvist.ts";
import { marcusTran } from "./marcusTran.ts";
import { noraWhitfield } from "./noraWhitfield.ts";
import { priyaRaman } from "./priyaRaman.ts";

/** Team members in the order of the site. The first leads the team. */
export const team: [TeamMemberSource, ...TeamMemberSource[]] = [
  noraWhitfield,
  coletteBouchard,
  danielOkafor,
  priyaRaman,
  marcusTran,
  hannahLindqvist,
];
