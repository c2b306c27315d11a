import { chosenFolder, loadBrokerages, type SiteVariables } from "@mortgage-kit/content/brokerage";
import { expect, test } from "vitest";
import { allowedHosts } from "./allowedHosts.ts";

const brokerageWith = async (variables: SiteVariables) =>
  (await loadBrokerages(chosenFolder({}), variables)).en.brokerage;

test("without configuration no external host is allowed", async () => {
  const none = { scripts: [], connections: [], images: [], frames: [] };
  expect(allowedHosts(await brokerageWith({}))).toEqual(none);
});

test("only the form's host may be framed and the thumbnails' host load images", async () => {
  const videos = {
    channel: "https://videos.example/@us",
    subscribe: "https://videos.example/@us/subscribe",
    watch: "https://videos.example/watch/{id}",
    thumbnail: "https://images.example/{id}/cover.jpg",
  };
  const env = { SITE_CONTACT_FORM_URL: "https://forms.example/contact?site=1" };
  const hosts = allowedHosts({ ...(await brokerageWith(env)), videos });
  expect(hosts).toEqual({
    scripts: [],
    connections: [],
    images: ["https://images.example"],
    frames: ["https://forms.example"],
  });
});

test("an ad tag adds its own hosts, without a scheme or host wildcard", async () => {
  const { scripts, connections, images } = allowedHosts(
    await brokerageWith({ SITE_AD_TAG_ID: "AW-12345" }),
  );
  for (const hosts of [scripts, connections, images]) {
    expect(hosts).toContain("https://www.googletagmanager.com");
    for (const host of hosts) expect(host).toMatch(/^https:\/\/(\*\.)?[\w.-]+\.(com|net)$/);
  }
});
