import { bareHost, Calculator } from "@simcoe/calculators";
import { paymentEn } from "@simcoe/calculators/payment/en";
import { defaultTokens, themeCss } from "@simcoe/ui/tokens";
import { createRoot } from "react-dom/client";
import "@simcoe/ui/styles.css";
import "@simcoe/calculators/styles.css";

const { white } = defaultTokens.grounds;
const tokens = {
  ...defaultTokens,
  grounds: { ...defaultTokens.grounds, white: { ...white, action: "#00503c" } },
};
const brand = document.createElement("style");
brand.textContent = themeCss(tokens, ".brand");
document.head.append(brand);
document.documentElement.classList.add("brand");

const root = document.createElement("main");
document.body.append(root);
createRoot(root).render(<Calculator view={paymentEn} host={{ ...bareHost, ownsPage: true }} />);
