import { build, type InlineConfig, type Plugin } from "vite";
import { bundleOptions } from "./bundleOptions.ts";

/**
 * Returns the page in which an assistant's program shows an answer: one HTML file with the calculators,
 * which requests nothing.
 */
export async function answerApp(styles: string): Promise<string> {
  const result = await build(answerAppOptions(styles));
  const outputs = "output" in result ? result.output : [];
  const [script, ...others] = outputs.filter(({ type }) => type === "chunk");
  if (script?.type !== "chunk" || others.length > 0) throw new Error("The app is not one script.");
  // The text must not end the script element that holds it.
  const code = script.code.replaceAll(/<(?=\/script|!--|script)/gi, "\\x3c");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mortgage calculator</title>
<style>html,body{margin:0;background:transparent}</style>
</head>
<body>
<script type="module">${code}</script>
</body>
</html>
`;
}

function answerAppOptions(styles: string): InlineConfig {
  const {
    build: common,
    plugins = [],
    root = "",
    ...options
  } = bundleOptions("preact", styles, new Map());
  return {
    ...options,
    root,
    plugins: [...plugins, englishSchemas()],
    build: {
      ...common,
      rolldownOptions: {
        input: `${root}src/answerApp/answerApp.ts`,
        output: { codeSplitting: false },
      },
    },
  };
}

/** Leaves out the messages of zod, the protocol's schemas, in languages other than English. */
function englishSchemas(): Plugin {
  return {
    name: "english-schemas",
    load: (id) =>
      /\/zod\/v4\/locales\/index\.js$/.test(id) ? 'export { default as en } from "./en.js";' : null,
  };
}
