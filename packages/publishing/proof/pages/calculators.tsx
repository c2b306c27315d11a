import { bareHost, Calculator } from "@simcoe/calculators";
import { ownPage } from "@simcoe/calculators/ownPage";
import { paymentEn } from "@simcoe/calculators/payment/en";
import { createRoot } from "react-dom/client";
import { wearBrand } from "./wearBrand.ts";
import "@simcoe/ui/styles.css";
import "@simcoe/calculators/styles.css";

wearBrand();

const root = document.createElement("main");
document.body.append(root);
createRoot(root).render(<Calculator view={paymentEn} host={{ ...bareHost, ownPage }} />);
