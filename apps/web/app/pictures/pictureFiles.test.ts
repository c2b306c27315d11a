import { expect, test } from "vitest";
import { renderedSite } from "../site.ts";
import { mediaType, pictureNames, readPicture } from "./pictureFiles.ts";

const site = await renderedSite({});

test("every picture that the site shows is a small file of its folder", () => {
  const names = pictureNames(site);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    expect([name, readPicture(site, name).length < 40_000]).toEqual([name, true]);
    expect(mediaType(name)).toMatch(/^image/);
  }
});

test("drawings need no styles, which strict policies refuse", () => {
  const drawings = pictureNames(site).filter((name) => name.endsWith(".svg"));
  for (const name of drawings) expect(String(readPicture(site, name))).not.toMatch(/<style|style=/);
});

test("a missing picture is named with its folder", () => {
  expect(() => readPicture({ folder: "/srv/ours" }, "team/ann.jpg")).toThrow(
    'The picture "team/ann.jpg" is no file of /srv/ours/pictures.',
  );
});
