import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  municipalities,
  provinces,
  territories,
} from "@mortgage-kit/calculator-engine/canada/place";
import { expect, test } from "vitest";
import { pluginCalculators } from "../bundle/wordpressPlugin.ts";
import { themeParameters } from "../src/frame/frameOptions.ts";

const plugin = join(import.meta.dirname, "mortgage-calculator-embed");
const files = readdirSync(plugin).filter((name) => name.endsWith(".php"));
/** A function of WordPress for colours, of which these blocks set none. */
const withoutColours = "function sanitize_hex_color() { return null; } ";
const hasPhp = spawnSync("php", ["--version"]).status === 0;

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
  const code = `define('ABSPATH', '.');
    function wp_json_file_decode($file) { return json_decode($GLOBALS['argv'][1], true); }
    require ${JSON.stringify(join(plugin, "calculators.php"))};
    $known = array_keys(mortgage_calculator_embed_calculators());
    echo json_encode(array_map(fn($id) => array(
      mortgage_calculator_embed_style(array('calculator' => $id)),
      mortgage_calculator_embed_style(array('calculator' => $id, 'compact' => true)),
      mortgage_calculator_embed_link('https://c.example', $id, 'fr')), array_combine($known, $known)));`;
  const { stdout, stderr } = spawnSync(
    "php",
    ["-r", withoutColours + code, JSON.stringify(pluginCalculators)],
    { encoding: "utf8" },
  );
  expect(stderr).toBe("");
  const printed = Object.entries(pluginCalculators).map(([id, { fr, full, compact }]) => [
    id,
    [
      `display:block;min-height:${full}px`,
      `display:block;min-height:${compact}px`,
      { href: `https://c.example/embed/frame/${id}?lang=fr`, name: fr },
    ],
  ]);
  expect(JSON.parse(stdout)).toEqual(Object.fromEntries(printed));
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
  const code = `define('ABSPATH', '.'); require ${JSON.stringify(join(plugin, "calculators.php"))};
    echo json_encode(array_map('mortgage_calculator_embed_place', json_decode($argv[1], true)));`;
  const asked = [
    { province: "NS", municipality: "halifax" },
    { province: "NS", municipality: "toronto" },
    { province: "YT" },
    { province: "US" },
    { municipality: "halifax" },
  ];
  const { stdout } = spawnSync("php", ["-r", code, JSON.stringify(asked)], { encoding: "utf8" });
  expect(JSON.parse(stdout)).toEqual([asked[0], { province: "NS" }, { province: "YT" }, [], []]);
});
