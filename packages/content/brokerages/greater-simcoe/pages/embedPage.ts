import type { EmbedPage } from "@simcoe/content";

export const embedPage: EmbedPage = {
  title: "Our Calculators On Your Site",
  description:
    "One tag puts a mortgage calculator on any page, in English or French. It runs in the visitor's browser: no cookie, no account, no link back, and nothing that is typed leaves the page.",
  builder: {
    title: "Put It Together",
    text: "Choose below. The preview and the snippet follow.",
    calculator: "Calculator",
    language: "Language",
    languages: { en: "English", fr: "French" },
    way: "How it is put in",
    ways: {
      script: "Script, always the newest rules",
      pinned: "Script, one version with its integrity hash",
      frame: "Frame, for editors that take no scripts",
    },
    action: "Colour of the buttons",
    actionHint: "Any CSS colour, such as #005a9c. One that cannot be read is not used.",
    apply: "Address of your application page",
    contact: "Address of your contact page",
    agents: "Who a result can be sent to",
    agentsHint: "Robin Ng <robin@brokerage.example>, with commas between several.",
    compact: "Little room: fold away what is said about a result",
    share: "Tell my page the figures of a result; the visitor reads a line that says so",
    snippet: "Your snippet",
    copy: "Copy the snippet",
    copied: "Copied",
    preview: "Preview",
    pinnedNote:
      "A pinned version stays as it is, with the rules of the day it was made. Choose the newest to have new rules come by themselves.",
  },
  hints: {
    title: "Where To Paste It",
    list: [
      {
        name: "WordPress",
        text: "Install our block, or add a Custom HTML block and paste the snippet. Sites on WordPress.com without plugins take the frame.",
      },
      {
        name: "Squarespace",
        text: "Add a Code block, choose HTML and paste the snippet. Where scripts are not part of your plan, use the frame.",
      },
      {
        name: "Wix",
        text: "Add Embed Code, then Embed HTML, and paste the snippet. Wix puts it in a frame of its own: set its height by hand.",
      },
      {
        name: "A strict policy",
        text: "Add this site's address to script-src, and to frame-src for the frame. Nothing else is needed: no inline style, no connection, no font.",
      },
    ],
  },
  metadata: {
    title: "Mortgage Calculators for Your Site",
    description:
      "Put a Canadian mortgage calculator on your own site with one tag, in English or French. No cookie, no account, and nothing leaves the visitor's page.",
  },
};
