import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import getPort from "get-port";
import { expect, vi } from "vitest";
import { pluginName, wordpressPlugin } from "../bundle/wordpressPlugin.ts";

/** Folder of the WordPress to copy: `WORDPRESS_PATH`, or that of Debian's package. */
const installed = process.env.WORDPRESS_PATH ?? "/usr/share/wordpress";

export const hasWordPress = [
  join(installed, "wp-load.php"),
  "/usr/bin/php",
  "/usr/sbin/mariadbd",
].every((path) => existsSync(path));

/** Starts a temporary WordPress with the plugin and its own database on a free port. */
export async function startWordPress() {
  const folder = mkdtempSync(join(tmpdir(), "wordpress-"));
  const [data, socket, site] = ["data", "socket", "site"].map((name) => join(folder, name));
  const url = `http://127.0.0.1:${await getPort()}`;
  const children: ChildProcess[] = [];
  const run = (command: string, ...args: readonly string[]) =>
    children.push(spawn(command, args, { stdio: "ignore" }));

  const as = ["--no-defaults", `--user=${userInfo().username}`, `--datadir=${data}`];
  execFileSync("mariadb-install-db", [...as, "--skip-test-db"], { stdio: "ignore" });
  const first = join(folder, "first.sql");
  writeFileSync(first, "CREATE DATABASE IF NOT EXISTS wordpress;\n");
  const open = ["--skip-networking", "--skip-grant-tables", `--socket=${socket}`];
  run("/usr/sbin/mariadbd", ...as, ...open, `--init-file=${first}`);
  await vi.waitFor(() => expect(existsSync(socket ?? "")).toBe(true), { timeout: 60_000 });

  writeSite(site ?? "", configuration(socket ?? "", url));
  run("php", "-S", new URL(url).host, "-t", site ?? "");
  const stop = async () => {
    for (const child of children) {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    }
    rmSync(folder, { recursive: true, force: true });
  };
  return { site: site ?? "", url, stop };
}

function writeSite(site: string, config: string): void {
  cpSync(installed, site, { recursive: true, dereference: true });
  writeFileSync(join(site, "wp-config.php"), config);
  mkdirSync(join(site, "wp-content/plugins", pluginName), { recursive: true });
  for (const [name, bytes] of Object.entries(unzipSync(wordpressPlugin()))) {
    writeFileSync(join(site, "wp-content/plugins", name), bytes);
  }
  // Debian's package has no theme, so this writes a minimal one.
  const theme = join(site, "wp-content/themes/plain");
  mkdirSync(theme, { recursive: true });
  writeFileSync(join(theme, "style.css"), "/* Theme Name: Plain */\n");
  writeFileSync(
    join(theme, "index.php"),
    "<!doctype html><html <?php language_attributes(); ?>><head><?php wp_head(); ?></head><body><?php while ( have_posts() ) { the_post(); the_content(); } wp_footer(); ?></body></html>\n",
  );
}

const configuration = (socket: string, url: string) => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'WP_HOME', '${url}' );
define( 'WP_SITEURL', '${url}' );
define( 'WP_DEFAULT_THEME', 'plain' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'DISABLE_WP_CRON', true );
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) { define( 'ABSPATH', __DIR__ . '/' ); }
require_once ABSPATH . 'wp-settings.php';
`;
