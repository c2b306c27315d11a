import { expect, test } from "vitest";
import { frameOptions } from "./frameOptions.ts";

const read = (address: string) => frameOptions(new URL(address, "https://mortgages.example"));

test("a URL gives the calculator, the language and the attributes", () => {
  const { attributes } = read(
    "/embed/frame/rent-vs-buy?lang=fr&compact=&agents=Robin%20%3Cr%40b.example%3E&province=NS&municipality=halifax",
  );
  expect(Object.fromEntries(attributes)).toEqual({
    calculator: "rent-vs-buy",
    lang: "fr",
    compact: "",
    agents: "Robin <r@b.example>",
    province: "NS",
    municipality: "halifax",
  });
});

test("without a language a frame is in English, with or without a slash at the end", () => {
  expect(Object.fromEntries(read("/embed/frame/payment/").attributes)).toEqual({
    calculator: "payment",
    lang: "en",
  });
});

test("only colours, fonts and corners become the kit's custom properties", () => {
  const { theme } = read(
    "/embed/frame/payment?on-action=black&corner=12px&font=Lato&progress=%23005a9c&--ui-space-m=9rem",
  );
  expect(Object.fromEntries(theme)).toEqual({
    "--ui-background-on-action": "black",
    "--ui-radius-small": "12px",
    "--ui-radius-large": "12px",
    "--ui-font-body": "Lato",
    "--ui-background-series1": "#005a9c",
  });
});
