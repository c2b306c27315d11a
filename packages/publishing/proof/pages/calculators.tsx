import { CalculatorWithView } from "@mortgage-kit/calculators";
import { ownPage } from "@mortgage-kit/calculators/ownPage";
import { paymentEn } from "@mortgage-kit/calculators/payment/en";
import { createRoot } from "react-dom/client";
import { wearBrand } from "./wearBrand.ts";
import "@mortgage-kit/ui/styles.css";
import "@mortgage-kit/calculators/styles.css";

wearBrand();

const root = document.createElement("main");
document.body.append(root);
createRoot(root).render(<CalculatorWithView view={paymentEn} host={{ ownPage }} />);
