import { expect, test } from "vitest";
import { httpPeer } from "../../testing/httpPeer.ts";
import { message, noLimit } from "../../testing/submission.ts";
import { instantNotice, noticeChannel, noticeOf } from "./noticeChannel.ts";

test.each(["ntfy", "slack", "teams", "googlechat"] as const)(
  "%s gets the text by its incoming webhook, without personal data",
  async (service) => {
    const { received, url } = await httpPeer();
    const details = { ...message.details, agent: "Odessa Friesen" };
    const lead = { ...message, details } as typeof message;
    await noticeChannel({ service, url }).send(lead, noLimit);
    const [{ body, headers } = { body: "", headers: {} }] = received;
    expect(body).toContain("A new application waits, by Odessa Friesen's page.");
    expect(body).not.toContain(message.firstName);
    expect(body).not.toContain(message.phoneOrEmail);
    expect(body).not.toContain(message.id);
    if (service !== "ntfy") {
      expect(headers["content-type"]).toBe("application/json");
      const parsed = JSON.parse(body);
      const card = parsed.attachments?.[0]?.content.body[0].text;
      expect(card ?? parsed.text).toBe(noticeOf(lead));
    }
  },
);

test.each([
  "<https://evil.example|Open the list>",
  "<!channel>",
  "[Open the list](https://evil.example)",
  "*Odessa*",
  "evil.example",
  "http://evil.example",
  "team@evil.example",
])("the agent %j, whom a stranger named, is not in the notice", (agent) => {
  const details = { ...message.details, agent };
  expect(noticeOf({ ...message, details } as typeof message)).toBe("A new application waits.");
});

test.each(["Odessa Friesen", "Zoë O’Brien-李, Level 2", "Dr. Kim Roy"])(
  "the agent %s is",
  (agent) => {
    const details = { ...message.details, agent };
    expect(noticeOf({ ...message, details } as typeof message)).toContain(`by ${agent}'s page`);
  },
);

test("a refusal is a named problem that does not contain the address", async () => {
  const { url } = await httpPeer(404);
  const sent = instantNotice({ service: "slack", url })("x", noLimit);
  await expect(sent).rejects.toThrow(/^HTTP 404$/);
});
