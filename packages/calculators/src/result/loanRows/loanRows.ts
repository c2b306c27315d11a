// One chunk for both rows: two would split what the questions share, and cost them bytes.
export { BorrowingCost } from "./BorrowingCost.tsx";
export { PrimeMoves } from "./PrimeMoves.tsx";
