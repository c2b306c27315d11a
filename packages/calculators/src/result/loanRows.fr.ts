/** Words of the rows that are fetched once they are opened. */
export { borrowingCostWords } from "./borrowingCost/borrowingCost.fr.ts";
export { primeMoveWords } from "./primeMove/primeMove.fr.ts";
