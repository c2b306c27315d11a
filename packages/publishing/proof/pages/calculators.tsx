import { paymentFormEnglish } from "@mortgage-kit/calculator-engine/form/en/payment";
import { CalculatorWithView, type Host } from "@mortgage-kit/calculators";
import { en } from "@mortgage-kit/calculators/define";
import { ownPage } from "@mortgage-kit/calculators/ownPage";
import { paymentView } from "@mortgage-kit/calculators/view/payment";
import { createRoot } from "react-dom/client";
import { wearBrand } from "./wearBrand.ts";
import "@mortgage-kit/ui/styles.css";
import "@mortgage-kit/calculators/styles.css";

wearBrand();

/** Host with the properties of the README; the body's data has the progress. */
const host: Partial<Host> = {
  ownPage,
  pages: { application: "/apply" },
  agents: [{ id: "sam", name: "Sam Roy", firstName: "Sam", email: "sam@lakeside.example" }],
  onProgress({ kind }) {
    const { progress = "" } = document.body.dataset;
    document.body.dataset.progress = `${progress} ${kind}`;
  },
};
const view = paymentView(paymentFormEnglish, en);
const root = document.createElement("main");
document.body.append(root);
createRoot(root).render(<CalculatorWithView view={view} host={host} />);
