import { createRoot } from "react-dom/client";
// The README's first example.
import { Payment } from "../Payment.tsx";

const root = document.createElement("div");
document.body.append(root);
createRoot(root).render(<Payment />);
