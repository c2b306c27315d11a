import { existsSync } from "node:fs";
import { type KeyInput, launch } from "puppeteer-core";
import type { Engine } from "./Engine.ts";
import { hasWebKit, startWebKit } from "./webKit.ts";

const places = [process.env.FIREFOX_PATH, "/usr/bin/firefox-esr", "/usr/bin/firefox"];

const firefoxPath = places.find((path) => path && existsSync(path));

const keys: Readonly<Record<string, KeyInput>> = { "\n": "Enter", "\t": "Tab" };

/** Starts the installed Firefox over WebDriver BiDi, which needs no separate driver. */
async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({ browser: "firefox", executablePath, headless: true });
  const page = await browser.newPage();
  return {
    open: async (url) => {
      await page.goto(url);
    },
    evaluate: (script) => page.evaluate(`(async () => { ${script} })()`) as Promise<never>,
    async type(text) {
      for (const key of text) {
        const named = keys[key];
        await (named ? page.keyboard.press(named) : page.keyboard.type(key));
      }
    },
    async shortcut(letter) {
      await page.keyboard.down("Control");
      await page.keyboard.press(letter as KeyInput);
      await page.keyboard.up("Control");
    },
    close: () => browser.close(),
  };
}

/** Browsers to test in, without `start` if one is not installed. */
export const browsers = [
  { name: "Firefox", start: firefoxPath ? () => startFirefox(firefoxPath) : undefined },
  { name: "WebKitGTK", start: hasWebKit ? startWebKit : undefined },
];
