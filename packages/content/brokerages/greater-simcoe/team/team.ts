import { z } from "zod";
import { coletteBouchard } from "./coletteBouchard.ts";
import { danielOkafor } from "./danielOkafor.ts";
import { hannahLindqvist } from "./hannahLindqvist.ts";
import { marcusTran } from "./marcusTran.ts";
import { noraWhitfield } from "./noraWhitfield.ts";
import { priyaRaman } from "./priyaRaman.ts";
import { teamMemberSchema } from "./teamMemberSchema.ts";

/** The whole team in the order it is shown; the leader is first. */
export const team = z
  .tuple([teamMemberSchema], teamMemberSchema)
  .parse([noraWhitfield, coletteBouchard, danielOkafor, priyaRaman, marcusTran, hannahLindqvist]);

export const [teamLeader] = team;
