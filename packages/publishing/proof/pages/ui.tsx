import { Button } from "@simcoe/ui";
import { createRoot } from "react-dom/client";
import { wearBrand } from "./wearBrand.ts";
import "@simcoe/ui/styles.css";

wearBrand();

const root = document.createElement("main");
document.body.append(root);
createRoot(root).render(<Button>Call us</Button>);
