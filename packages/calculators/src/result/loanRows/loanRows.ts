// One chunk for both rows: two chunks would split the shared code and add bytes.
export { BorrowingCost } from "./BorrowingCost.tsx";
export { PrimeMoves } from "./PrimeMoves.tsx";
