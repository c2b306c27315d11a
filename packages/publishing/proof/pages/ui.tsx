import { Button } from "@mortgage-kit/ui";
import { createRoot } from "react-dom/client";
import { wearBrand } from "./wearBrand.ts";
import "@mortgage-kit/ui/styles.css";

wearBrand();

const root = document.createElement("main");
document.body.append(root);
createRoot(root).render(<Button>Call us</Button>);
