import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { Builder, Capabilities, Key } from "selenium-webdriver";
import type { Engine } from "./Engine.ts";

const driverPath = process.env.WEBKIT_DRIVER_PATH ?? "/usr/bin/WebKitWebDriver";
const displayPath = "/usr/bin/Xvfb";

/** True if WebKitGTK can run. It has no headless mode, so it needs a display, real or virtual. */
export const hasWebKit =
  existsSync(driverPath) && (Boolean(process.env.DISPLAY) || existsSync(displayPath));

const keys: Readonly<Record<string, string>> = { "\n": Key.ENTER, "\t": Key.TAB };

const { DriverService }: typeof import("selenium-webdriver/remote") = createRequire(
  import.meta.url,
)("selenium-webdriver/remote");

const capabilities = new Capabilities({
  browserName: "MiniBrowser",
  "webkitgtk:browserOptions": {
    binary: "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
    args: ["--automation"],
  },
});

export async function startWebKit(): Promise<Engine> {
  const screen = process.env.DISPLAY ? null : await startDisplay();
  const environment = { ...process.env, ...(screen && { DISPLAY: screen.display }) };
  const service = new DriverService.Builder(driverPath)
    .setLoopback(true)
    .setEnvironment(environment as Record<string, string>)
    .build();
  const stop = async () => {
    await service.kill();
    screen?.child.kill();
  };
  try {
    const server = await service.start();
    const browser = await new Builder().usingServer(server).withCapabilities(capabilities).build();
    return {
      open: (url) => browser.get(url),
      evaluate: (script) =>
        browser.executeAsyncScript(
          `const done = arguments[0]; (async () => { ${script} })().then(done, (e) => done(String(e)));`,
        ),
      async type(text) {
        for (const key of text) {
          await browser
            .actions()
            .sendKeys(keys[key] ?? key)
            .perform();
        }
      },
      async shortcut(letter) {
        await browser.actions().keyDown(Key.CONTROL).sendKeys(letter).keyUp(Key.CONTROL).perform();
      },
      async close() {
        await browser.quit();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts a virtual display. Its process prints the display number that it chose. */
async function startDisplay(): Promise<{ child: ChildProcess; display: string }> {
  const child = spawn(displayPath, ["-displayfd", "1", "-screen", "0", "1440x900x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const number = await new Promise<string>((resolve, reject) => {
    child.stdout?.once("data", (printed: Buffer) => resolve(String(printed).trim()));
    child.once("exit", (code) => reject(new Error(`The screen ended with ${code}.`)));
  });
  return { child, display: `:${number}` };
}
