/** Words of the rows that are fetched once they are opened. */
export { borrowingCostWords } from "../result/borrowingCost/borrowingCost.fr.ts";
export { primeMoveWords } from "../result/primeMove/primeMove.fr.ts";
