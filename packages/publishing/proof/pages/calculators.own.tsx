import { Calculator } from "@simcoe/calculators";
import { defaultTheme } from "@simcoe/ui";
import { createRoot } from "react-dom/client";
import { rentalYieldEn } from "../consumers/calculators.own.tsx";
import "@simcoe/ui/styles.css";
import "@simcoe/calculators/styles.css";

document.documentElement.classList.add(defaultTheme);
const root = document.createElement("main");
document.body.append(root);
createRoot(root).render(<Calculator view={rentalYieldEn} />);
