import { expect, test } from "vitest";
import { markupFaults } from "../../testing/markupFaults.ts";
import { chosenFolder } from "../folder/chosenFolder.ts";
import { loadSite } from "../loadSite.ts";

const { blog } = await loadSite(chosenFolder(process.env), "en");
const posts = blog?.posts ?? [];

test("The markup check finds each kind of fault", () => {
  expect(markupFaults("<p>a<strong>b</p></strong>")).toHaveLength(2);
  expect(markupFaults('<p>a <a href="https://b.example">b</a></p>')).toHaveLength(1);
  expect(markupFaults("<p>a")).toEqual(["p is never closed"]);
  expect(markupFaults("<script>a</script><th>b</th> R&D")).toHaveLength(3);
  expect(markupFaults("<table>\n<tbody><tr><td>a</td></tr></tbody>\n</table>")).toHaveLength(1);
});

test("Articles are well-formed, use only allowed elements and start at heading level two", () => {
  for (const post of posts) {
    expect([post.slug, ...markupFaults(post.content)]).toEqual([post.slug]);
    const [first] = [...post.content.matchAll(/<h([23])>/g)].map((match) => match[1]);
    expect(first).toBe("2");
  }
});

test("Articles cite figures only in their bodies", () => {
  for (const { content: _content, ...rest } of posts) {
    expect(JSON.stringify(rest)).not.toMatch(/\{\w+\}/);
  }
});
