const streamedTail =
  /<!--\$\?--><template id="B:0"><\/template><!--\/\$-->(?:(?!<\/body>)[\s\S])*(?=<\/body><\/html>$)/;
const streamedChunk =
  /<script>(window\.__reactRouterContext\.streamController\.(?:enqueue|close)\([\s\S]*?\);)<\/script>/g;

/**
 * Takes what the page's loaders gave, which the framework repeats in scripts at the end of the page, out
 * of the page: hydration needs it, reading does not, so it can come with the code that hydrates.
 * Throws when the framework's markup is not as expected, so that an upgrade cannot pass unnoticed.
 */
export function detachState(html: string): { html: string; state: string } {
  const tail = streamedTail.exec(html)?.[0] ?? "";
  const chunks = [...tail.matchAll(streamedChunk)].map(([, code]) => code);
  if (chunks.length < 2 || html.match(/<template id="B:/g)?.length !== chunks.length) {
    throw new Error(`The page ends in a state of unknown shape: ${html.slice(-400)}`);
  }
  return { html: html.replace(streamedTail, ""), state: chunks.join("\n") };
}
