import {
  AppBridge,
  type McpUiSizeChangedNotification,
  PostMessageTransport,
} from "@modelcontextprotocol/ext-apps/app-bridge";

/** Requests of the framed page to the program around it. */
export interface Asked {
  readonly links: string[];
  height: number;
}

type Arguments = Record<string, unknown>;
type Result = Parameters<AppBridge["sendToolResult"]>[0];

/** Shows an answer as an assistant's program does, with the extension's own library for such programs. */
async function showAnswer(html: string, given: Arguments, result: Result): Promise<Asked> {
  const asked: Asked = { links: [], height: 0 };
  const frame = document.createElement("iframe");
  frame.sandbox.add("allow-scripts");
  document.body.replaceChildren(frame);
  if (!frame.contentWindow) throw new Error("There is no frame.");
  const bridge = new AppBridge(null, { name: "host", version: "1" }, { openLinks: {} });
  bridge.addEventListener(
    "sizechange",
    ({ height = 0 }: McpUiSizeChangedNotification["params"]) => {
      asked.height = height;
      frame.style.height = `${height}px`;
    },
  );
  bridge.onopenlink = async ({ url }) => {
    asked.links.push(url);
    return {};
  };
  const initialized = new Promise<void>((resolve) => {
    bridge.addEventListener("initialized", () => resolve());
  });
  await bridge.connect(new PostMessageTransport(frame.contentWindow, frame.contentWindow));
  frame.srcdoc = html;
  await initialized;
  await bridge.sendToolInput({ arguments: given });
  await bridge.sendToolResult(result);
  return asked;
}

Object.assign(window, { showAnswer });
