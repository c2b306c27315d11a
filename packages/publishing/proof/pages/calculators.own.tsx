import { createRoot } from "react-dom/client";
// The documented calculator of one's own.
import { RentalYield } from "../RentalYield.tsx";

const root = document.createElement("div");
document.body.append(root);
createRoot(root).render(<RentalYield />);
