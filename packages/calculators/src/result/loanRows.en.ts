/** Words of the rows that are fetched once they are opened. */
export { borrowingCostWords } from "./borrowingCost/borrowingCost.en.ts";
export { primeMoveWords } from "./primeMove/primeMove.en.ts";
