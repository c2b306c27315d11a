import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  municipalities,
  provinces,
  territories,
} from "@mortgage-kit/calculator-engine/canada/place";
import { load } from "cheerio";
import { expect, test } from "vitest";
import { pluginCalculators as calculators } from "../bundle/wordpressPlugin.ts";
import { themeParameters } from "../src/frame/frameOptions.ts";
import { reservedHeights } from "../src/reservedHeights.ts";

const plugin = join(import.meta.dirname, "mortgage-calculator-embed");
const files = readdirSync(plugin).filter((name) => name.endsWith(".php"));
const hasPhp = spawnSync("php", ["--version"]).status === 0;

/** Returns what an expression of PHP gives within the plugin, on stand-ins for WordPress. */
function inPlugin<Value>(expression: string, given: object = {}): Value {
  const standIns = JSON.stringify(join(import.meta.dirname, "standIns.php"));
  const code = `require ${standIns}; echo json_encode(${expression});`;
  const input = JSON.stringify({ calculators, ...given });
  const { stdout, stderr } = spawnSync("php", ["-r", code, input], { encoding: "utf8" });
  expect(stderr).toBe("");
  return JSON.parse(stdout);
}

test.skipIf(!hasPhp).each(files)("%s is valid PHP", (name) => {
  const { status, stdout } = spawnSync("php", ["-l", join(plugin, name)], { encoding: "utf8" });
  expect(status, stdout).toBe(0);
});

test("the fallback without JavaScript is escaped wherever it is printed", () => {
  const text = readFileSync(join(plugin, "render.php"), "utf8");
  const printed = text.match(/(?:printf|echo)\b[^;]*;/g) ?? [];
  expect(printed.length).toBeGreaterThan(3);
  for (const one of printed) expect(one).toMatch(/esc_(?:attr|html|url)|get_block_wrapper/);
});

test("a block sets the same properties as a snippet", () => {
  const text = readFileSync(join(plugin, "calculators.php"), "utf8");
  const { "action-hover": _follows, ...offered } = themeParameters;
  for (const property of Object.values(offered).flat()) expect(text).toContain(property);
});

test.skipIf(!hasPhp)("a block reserves the height and writes the link of its calculator", () => {
  const printed = inPlugin(`array_map(fn($id) => array(
    mortgage_calculator_embed_style(array('calculator' => $id)),
    mortgage_calculator_embed_style(array('calculator' => $id, 'compact' => true)),
    mortgage_calculator_embed_link('https://c.example', $id, 'fr')),
    array_combine(array_keys($given['calculators']), array_keys($given['calculators'])))`);
  const expected = Object.entries(calculators).map(([id, { fr, full, compact }]) => [
    id,
    [
      `display:block;min-height:${full}px`,
      `display:block;min-height:${compact}px`,
      { href: `https://c.example/embed/frame/${id}?lang=fr`, name: fr },
    ],
  ]);
  expect(printed).toEqual(Object.fromEntries(expected));
});

const origin = "https://mortgages.example";
const roomOf = (id: keyof typeof reservedHeights, kind: "full" | "compact") =>
  `display:block;min-height:${reservedHeights[id][kind]}px`;

test.skipIf(!hasPhp)("the owner, and no visitor, is asked for the calculators' address", () => {
  const typed = [
    `${origin}/embed/`,
    "http://localhost:3000",
    "mortgages.example",
    "javascript:alert(1)",
  ];
  const { visitor, owner, origins } = inPlugin<Record<string, string>>(
    `array(
      'visitor' => block(array()),
      'owner' => block(array(), array('is_owner' => true)),
      'origins' => array_map('mortgage_calculator_embed_origin_of', $given['typed']))`,
    { typed },
  );
  expect(visitor).toBe("");
  expect(owner).toMatch(/Set the address of the calculators/);
  expect(origins).toEqual([origin, "http://localhost:3000", origin, ""]);
});

test.skipIf(!hasPhp)("two blocks pass on their settings, and load one module", () => {
  const blocks = [
    {
      calculator: "refinance",
      lang: "fr",
      apply: "https://brokerage.example/apply?a=1&b=2",
      agents: "Robin Ng <robin@brokerage.example>",
      action: "#005a9c",
      corner: "10px",
      font: "Lato, sans-serif",
      shareFigures: true,
    },
    { calculator: "payment", compact: true },
  ];
  const { html, loaded } = inPlugin<{ html: string[]; loaded: string[] }>(
    `array(
      'html' => array_map(fn($one) => block($one, array('origin' => $given['origin'])), $given['blocks']),
      'loaded' => array_map(fn($handle, $source) => $filters['script_loader_tag']('', $handle, $source),
        array_keys($enqueued), $enqueued))`,
    { blocks, origin },
  );
  expect(loaded).toEqual([`<script type="module" src="${origin}/embed/v1.js"></script>\n`]);
  const page = load(html.join(""));
  const [french, compact] = page("mortgage-calculator").toArray();
  expect({ ...french?.attribs }).toEqual({
    calculator: "refinance",
    lang: "fr",
    style: `${roomOf("refinance", "full")};--ui-background-action:#005a9c;--ui-font-body:Lato, sans-serif;--ui-radius-small:10px;--ui-radius-large:10px`,
    apply: "https://brokerage.example/apply?a=1&b=2",
    agents: "Robin Ng <robin@brokerage.example>",
    "share-figures": "",
  });
  expect({ ...compact?.attribs }).toEqual({
    calculator: "payment",
    lang: "en",
    style: roomOf("payment", "compact"),
    compact: "",
  });
  const fallback = page("mortgage-calculator > a").last();
  expect(fallback.attr("href")).toBe(`${origin}/resources/payment-calculator`);
  expect(fallback.text()).toBe("Mortgage payment");
});

test.skipIf(!hasPhp)("hostile settings become harmless", () => {
  const script = '"><script>alert(1)</script>';
  const hostile = {
    calculator: script,
    apply: "javascript:alert(1)",
    agents: script,
    action: "red;background:url(//elsewhere.example)",
    font: "x;background:url(//elsewhere.example)",
    corner: "1px;color:red",
    brokerage: script,
    licence: "' onload='alert(1)",
  };
  const html = inPlugin<string>(`block($given['hostile'], array('origin' => $given['origin']))`, {
    hostile,
    origin,
  });
  const page = load(html);
  expect({ ...page("mortgage-calculator").attr() }).toEqual({
    calculator: "payment",
    lang: "en",
    apply: "",
    agents: script,
    brokerage: script,
    licence: hostile.licence,
    style: `${roomOf("payment", "full")};--ui-font-body:xbackgroundurlelsewhereexample`,
  });
  expect(page("script")).toHaveLength(0);
});

test("the block's editor loads the scripts of WordPress that it uses", () => {
  const [asset, block] = ["block.asset.php", "block.js"].map((name) =>
    readFileSync(join(plugin, name), "utf8"),
  );
  const [, used = ""] = /^\(\(\{ (.*) \}\) => \{/m.exec(block ?? "") ?? [];
  const handles = used
    .split(", ")
    .map((name) => `wp-${name.replace(/[A-Z]/g, "-$&").toLowerCase()}`);
  expect(asset?.match(/(?<=')wp-[^']*/g)?.toSorted()).toEqual(handles.toSorted());
});

test("a block offers every place that the element accepts, and passes on no other", () => {
  const [choices, printed] = ["block.js", "calculators.php"].map((name) =>
    readFileSync(join(plugin, name), "utf8"),
  );
  for (const code of [...provinces, ...territories]) {
    const own = Object.entries(municipalities).flatMap(([id, { province }]) =>
      province === code ? [`'${id}'`] : [],
    );
    const inPhp = own.length > 0 ? `array( ${own.join(", ")} )` : "array()";
    expect(printed).toContain(`'${code}' => ${inPhp},`);
    expect(choices).toMatch(new RegExp(`\\b${code}: (?:"|say\\()`));
  }
  for (const [id, { province }] of Object.entries(municipalities)) {
    expect(choices).toMatch(new RegExp(`${province}: \\{[^}]*\\b${id}"?: (?:"|say\\()`));
  }
});

test.skipIf(!hasPhp)("an invalid place is omitted from the element's attributes", () => {
  const asked = [
    { province: "NS", municipality: "halifax" },
    { province: "NS", municipality: "toronto" },
    { province: "YT" },
    { province: "US" },
    { municipality: "halifax" },
  ];
  const places = inPlugin(`array_map('mortgage_calculator_embed_place', $given['asked'])`, {
    asked,
  });
  expect(places).toEqual([asked[0], { province: "NS" }, { province: "YT" }, [], []]);
});
