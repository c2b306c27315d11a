import { CalculatorWithView } from "@mortgage-kit/calculators";
import { defaultTheme } from "@mortgage-kit/ui";
import { createRoot } from "react-dom/client";
import { rentalYieldEn } from "../consumers/calculators.own.tsx";
import "@mortgage-kit/ui/styles.css";
import "@mortgage-kit/calculators/styles.css";

document.documentElement.classList.add(defaultTheme);
const root = document.createElement("main");
document.body.append(root);
createRoot(root).render(<CalculatorWithView view={rentalYieldEn} />);
