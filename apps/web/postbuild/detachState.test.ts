import { expect, test } from "vitest";
import { detachState } from "./detachState.ts";

const controller = "window.__reactRouterContext.streamController";
const pending = (id: number) => `<!--$?--><template id="B:${id}"></template><!--/$-->`;
const page = `<body><main>Rates</main><script>boot</script>${pending(0)}<script id="_R_">$RT=1</script><div hidden id="S:0"><script>${controller}.enqueue("[\\"a);\\"]");</script>${pending(1)}</div><script>$RC("B:0","S:0")</script><div hidden id="S:1"><script>${controller}.close();</script></div><script>$RC("B:1","S:1")</script></body></html>`;

test("the page ends after its boot script, and the state is all that was streamed, in order", () => {
  const { html, state } = detachState(page);
  expect(html).toBe("<body><main>Rates</main><script>boot</script></body></html>");
  expect(state).toBe(`${controller}.enqueue("[\\"a);\\"]");\n${controller}.close();`);
});

test("a page without state, or with content that is streamed too, fails the build", () => {
  expect(() => detachState("<body></body></html>")).toThrow("unknown shape");
  const late = page.replace("<main>", `<main>${pending(7)}`);
  expect(() => detachState(late)).toThrow("unknown shape");
});
