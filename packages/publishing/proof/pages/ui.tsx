import { Button } from "@simcoe/ui";
import { defaultTokens, themeCss } from "@simcoe/ui/tokens";
import { createRoot } from "react-dom/client";
import "@simcoe/ui/styles.css";

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
createRoot(root).render(<Button>Call us</Button>);
