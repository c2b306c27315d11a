import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startSite } from "../e2e/startSite.ts";
import { browsers } from "./browsers.ts";
import type { Engine } from "./Engine.ts";
import { type Visitor, visitor } from "./visitor.ts";

const jQuery = readFileSync(
  createRequire(createRequire(import.meta.url).resolve("@mortgage-kit/embed/manifest")).resolve(
    "jquery/dist/jquery.min.js",
  ),
  "utf8",
);

const element = (calculator: string, lang = "en") =>
  `<mortgage-calculator calculator="${calculator}" lang="${lang}"><a href="/">Calculators</a></mortgage-calculator>`;

describe.each(browsers)("in $name", ({ name, start }) => {
  if (start) onOtherSites(start);
  else test.skip(`${name} is not installed, so calculators on other sites are left out`);
});

function onOtherSites(start: () => Promise<Engine>) {
  let site: Awaited<ReturnType<typeof startSite>>;
  let host: Awaited<ReturnType<typeof startHostSite>>;
  let engine: Engine;
  let person: Visitor;
  let loader: string;
  beforeAll(async () => {
    [site, host] = await Promise.all([startSite(), startHostSite()]);
    loader = `<script type="module" src="${site.url}/embed/v1.js"></script>`;
    engine = await start();
    person = visitor(engine, site.url);
  });
  afterAll(async () => {
    await engine?.close();
    await host?.stop();
    await site?.stop();
  });

  test("the keyboard alone completes a calculator", async () => {
    await engine.open(host.show({ body: element("payment") + loader }));
    await person.scrollsToIt();
    await answerPayment();
    await person.shows("$1,842.26");
    await person.shows("How it is worked out");
  });

  test("it looks and works the same under a strict policy and hostile styles", async () => {
    const hostile = `*{all:unset!important;font-size:40px!important;color:red!important}
      @layer host{*{display:inline!important;letter-spacing:1em!important}}`;
    await engine.open(
      host.show({ head: `<style>${hostile}</style>`, body: element("payment") + loader }),
    );
    await person.scrollsToIt();
    expect(await person.style("h2", "color")).toBe("rgb(28, 33, 39)");
    expect(Number.parseFloat(await person.style("h2", "font-size"))).toBeLessThan(36);
    await engine.open(
      host.show({
        body: element("payment") + loader,
        contentSecurityPolicy: `default-src 'none'; script-src ${site.url}; style-src 'none'; connect-src 'none'`,
      }),
    );
    await person.scrollsToIt();
    expect(await person.style("h2", "color")).toBe("rgb(28, 33, 39)");
    await answerPayment();
    await person.shows("$1,842.26");
  });

  test("four calculators, two loaders and an old jQuery work on one page, and one is moved", async () => {
    const names = ["payment", "affordability", "refinance", "closing-fees"];
    await engine.open(
      host.show({
        head: `<script>${jQuery}</script>`,
        body: `${names.map((name) => element(name, "fr")).join("")}${loader}${loader}<main></main>`,
      }),
    );
    for (const at of names.keys()) await visitor(engine, site.url, at).scrollsToIt();
    await person.scrollsToIt();
    await person.enter("Montant du prêt hypothécaire", "300000");
    await engine.evaluate("jQuery('mortgage-calculator').first().appendTo('main')");
    const moved = visitor(engine, site.url, names.length - 1);
    expect(Number(await moved.value("Montant du prêt hypothécaire"))).toBe(300_000);
  });

  test("it goes on, by Enter too, where forms are not allowed", async () => {
    await engine.open(
      host.show({
        body: element("payment") + loader,
        contentSecurityPolicy: "sandbox allow-scripts",
      }),
    );
    await person.scrollsToIt();
    await answerPayment();
    await person.shows("$1,842.26");
  });

  test("it goes on in the document of a frame", async () => {
    await engine.open(host.show({ body: `<iframe height="600"></iframe>${loader}` }));
    await engine.evaluate(`
      await customElements.whenDefined("mortgage-calculator");
      const made = document.createElement("mortgage-calculator");
      made.calculator = "payment";
      document.querySelector("iframe").contentDocument.body.append(made);`);
    const inside = `const framed = document.querySelector("iframe").contentDocument;
      const { shadowRoot } = framed.querySelector("mortgage-calculator");`;
    await person.until("it asks", `${inside} return Boolean(shadowRoot.querySelector("input"))`);
    await engine.evaluate(`${inside}
      const field = shadowRoot.querySelector("input");
      field.value = "300000";
      field.dispatchEvent(new Event("input", { bubbles: true }));`);
    await person.until(
      "it asks for the rate",
      `${inside} shadowRoot.querySelector("[type=submit]")?.click();
      return shadowRoot.textContent.includes("Interest rate")`,
    );
  });

  test("a frame has the height of its content", async () => {
    await engine.open(
      host.show({
        body: `<iframe title="Calculator" style="width:100%" src="${site.url}/embed/frame/payment?lang=fr"></iframe>
          <script type="module" src="${site.url}/embed/frame-height.js"></script>`,
      }),
    );
    await person.until(
      "the frame is tall enough",
      `return document.querySelector("iframe").getBoundingClientRect().height > 500`,
    );
  });

  async function answerPayment() {
    await person.enter("Mortgage amount", "300000\n");
    await person.reachesStep();
    await person.enter("Interest rate", "5.5");
    await person.enter("Length of the mortgage", "25\n");
    await person.shows("Step 3 of 3");
  }
}

interface HostPage {
  readonly head?: string;
  readonly body: string;
  readonly contentSecurityPolicy?: string;
}

/** Starts a host site on another origin, as of a third party that embeds the calculators. */
async function startHostSite() {
  let shown: HostPage = { body: "" };
  const server = createServer((_request, response) => {
    const { head = "", body, contentSecurityPolicy } = shown;
    if (contentSecurityPolicy) response.setHeader("content-security-policy", contentSecurityPolicy);
    response
      .setHeader("content-type", "text/html; charset=utf-8")
      .end(
        `<!doctype html><html lang="en"><head><title>Elsewhere</title>${head}</head><body>${body}</body></html>`,
      );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** Serves a page and returns its address. */
    show: (page: HostPage) => {
      shown = page;
      return `http://127.0.0.1:${port}/`;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
