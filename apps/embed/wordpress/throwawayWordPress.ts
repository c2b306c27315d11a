import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import getPort from "get-port";
import { pluginName } from "../bundle/wordpressPlugin.ts";

/** Folder of the WordPress to copy: `WORDPRESS_PATH`, or that of Debian's package. */
const installed = process.env.WORDPRESS_PATH ?? "/usr/share/wordpress";
const needed = [join(installed, "wp-load.php"), "/usr/bin/php", "/usr/sbin/mariadbd"];

/** Required files that this machine lacks. */
export const missing = needed.filter((path) => !existsSync(path));

const timeoutMs = 60_000;

/** Starts a temporary WordPress with the plugin and its own database on a free port. */
export async function startWordPress() {
  const folder = mkdtempSync(join(tmpdir(), "wordpress-"));
  const children: ChildProcess[] = [];
  const run = (command: string, args: readonly string[]) =>
    children.push(spawn(command, args, { stdio: "ignore" }));
  const stop = async () => {
    for (const child of children) await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const socket = await startDatabase(folder, run);
    const site = join(folder, "site");
    const url = `http://127.0.0.1:${await getPort()}`;
    writeSite(site, configuration(socket, url));
    run("php", ["-S", new URL(url).host, "-t", site]);
    return { site, url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Run = (command: string, args: readonly string[]) => void;

async function startDatabase(folder: string, run: Run): Promise<string> {
  const data = join(folder, "data");
  const socket = join(folder, "socket");
  const as = ["--no-defaults", `--user=${userInfo().username}`, `--datadir=${data}`];
  execFileSync("mariadb-install-db", [...as, "--skip-test-db"], { stdio: "ignore" });
  const first = join(folder, "first.sql");
  writeFileSync(first, "CREATE DATABASE IF NOT EXISTS wordpress;\n");
  const open = ["--skip-networking", "--skip-grant-tables", `--socket=${socket}`];
  run("/usr/sbin/mariadbd", [...as, ...open, `--init-file=${first}`]);
  const deadline = performance.now() + timeoutMs;
  while (!existsSync(socket)) {
    if (performance.now() > deadline) throw new Error("The database did not start.");
    await wait(100);
  }
  return socket;
}

function writeSite(site: string, config: string): void {
  cpSync(installed, site, { recursive: true, dereference: true });
  writeFileSync(join(site, "wp-config.php"), config);
  const content = join(site, "wp-content");
  cpSync(join(import.meta.dirname, pluginName), join(content, "plugins", pluginName), {
    recursive: true,
  });
  // Debian's package has no theme, so this writes a minimal one.
  const theme = join(content, "themes/plain");
  mkdirSync(theme, { recursive: true });
  writeFileSync(join(theme, "style.css"), "/* Theme Name: Plain */\n");
  writeFileSync(
    join(theme, "index.php"),
    "<!doctype html><html <?php language_attributes(); ?>><head><?php wp_head(); ?></head><body><?php while ( have_posts() ) { the_post(); the_content(); } wp_footer(); ?></body></html>\n",
  );
}

function configuration(socket: string, url: string): string {
  const constants = {
    DB_NAME: "wordpress",
    DB_USER: "root",
    DB_PASSWORD: "",
    DB_HOST: `localhost:${socket}`,
    DB_CHARSET: "utf8mb4",
    DB_COLLATE: "",
    WP_HOME: url,
    WP_SITEURL: url,
    WP_DEFAULT_THEME: "plain",
    WP_DEBUG: true,
    WP_DEBUG_DISPLAY: true,
    WP_HTTP_BLOCK_EXTERNAL: true,
    AUTOMATIC_UPDATER_DISABLED: true,
    DISABLE_WP_CRON: true,
  };
  return [
    "<?php",
    ...Object.entries(constants).map(
      ([name, value]) =>
        `define( '${name}', ${typeof value === "string" ? `'${value}'` : value} );`,
    ),
    "$table_prefix = 'wp_';",
    "if ( ! defined( 'ABSPATH' ) ) { define( 'ABSPATH', __DIR__ . '/' ); }",
    "require_once ABSPATH . 'wp-settings.php';",
    "",
  ].join("\n");
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}
