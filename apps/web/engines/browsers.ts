import type { Engine } from "./Engine.ts";
import { firefoxPath, startFirefox } from "./firefox.ts";
import { hasWebKit, startWebKit } from "./webKit.ts";

interface Browser {
  readonly name: string;
  /** Missing where it is not installed. */
  readonly start?: (() => Promise<Engine>) | undefined;
}

const firefox = firefoxPath;

/** The browsers besides Chromium that a visitor may have. */
export const browsers: readonly Browser[] = [
  { name: "Firefox", start: firefox ? () => startFirefox(firefox) : undefined },
  { name: "WebKitGTK", start: hasWebKit ? startWebKit : undefined },
];
