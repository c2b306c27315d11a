/** Words of the rows that are fetched once they are opened. */
export { borrowingCostWords } from "../result/borrowingCost/borrowingCost.en.ts";
export { primeMoveWords } from "../result/primeMove/primeMove.en.ts";
