import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyStarter } from "../src/folder/chosenFolder.ts";

/** Answers of an invented brokerage with a long name of characters that break careless markup. */
const answers: Readonly<Record<string, string>> = {
  "Name, as the licence has it": `Northwind & Söns' <"Prêts"> Hypothécaires de Moose Jaw Ltd.`,
  "Short name, at most 24 characters": "Northwind",
  "Address of the site, such as https://www.harbour.example":
    "https://www.northwindlending.example",
  "E-mail of the office": "hello@northwindlending.example",
  "Time zone of the office, such as America/Halifax": "America/Regina",
  "Telephone of the office": "(306) 555-0120",
  "Street and number": "1 Main Street",
  Town: "Moose Jaw",
  "Province in two letters, such as NS": "SK",
  "Postal code": "S1A 0A0",
  "Area you serve, in a few words": "Serving Moose Jaw",
  "Towns you serve": "Moose Jaw",
  "Where you are licensed, such as Licensed in Nova Scotia": "Licensed in Saskatchewan",
  "Licence number": "FCAA #512345",
  "Person who answers complaints": "Odessa Friesen",
  "Title of that person, with the title of the licence if there is one":
    "Mortgage Broker, designated for complaints",
  "Address of a map that shows the office": "https://maps.example/moose-jaw",
  "Colour of dark backgrounds and links, such as #1d4f91": "#7A3B12",
  "Colour of the main buttons, such as #b3362b": "oklch(0.43 0.07 195)",
  "Number of lenders, such as 30+": "30+",
  "Nombre de prêteurs, comme plus de 30": "plus de 30",
  "First and last name": "Odessa Friesen",
  "First name": "Odessa",
  "Title of the licence, such as Mortgage Broker": "Mortgage Broker",
  "Licence number of the person": "512301",
  "E-mail of the person": "odessa@northwindlending.example",
  "Telephone of the person": "306.555.0121",
  "Région que vous servez, en quelques mots": "Au service de Moose Jaw",
  "Où vous avez un permis, comme Titulaire d’un permis au Nouveau-Brunswick":
    "Titulaire d’un permis en Saskatchewan",
  "Titre du permis, comme Courtière hypothécaire (Mortgage Broker)":
    "Courtière hypothécaire (Mortgage Broker)",
  "Titre de la personne qui répond aux plaintes, avec celui de son permis":
    "Courtière hypothécaire, responsable des plaintes",
};

/** Writes a copy of the starter folder with every placeholder replaced, as a new brokerage does. */
export function writeFilledStarter(folder: string, hasFrench = false): void {
  copyStarter(folder, hasFrench);
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".ts")) continue;
    const path = join(folder, name);
    const text = readFileSync(path, "utf8");
    writeFileSync(
      path,
      text.replace(/\[\[([^\]]+)\]\]/g, (mark, question: string) =>
        JSON.stringify(answers[question] ?? mark).slice(1, -1),
      ),
    );
  }
}
