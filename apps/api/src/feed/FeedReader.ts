import { SaxesParser, type SaxesTagNS } from "saxes";
import { FeedError } from "./FeedError.ts";
import { feedLimits } from "./feedLimits.ts";
import {
  atomAuthor,
  atomAuthorName,
  atomLink,
  fieldNames,
  holdsPlainText,
  itemNames,
  qualifiedName,
  rootNames,
  type SourceField,
  type SourceItem,
} from "./feedVocabulary.ts";

const htmlEscapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Reads RSS 0.9x, 1.0, 2.0 and Atom as the text arrives, and stops listening after enough items. */
export class FeedReader {
  readonly items: SourceItem[] = [];
  readonly #parser = new SaxesParser({ xmlns: true, position: false });
  readonly #path: string[] = [];
  #item: { found: SourceItem; depth: number } | undefined;
  #field: { name: SourceField; depth: number; isPlain: boolean; text: string } | undefined;

  constructor() {
    this.#parser.on("doctype", () => {
      throw new FeedError("The feed has a document type declaration");
    });
    this.#parser.on("opentag", (tag) => this.#open(tag));
    this.#parser.on("closetag", (tag) => this.#close(tag));
    this.#parser.on("text", (text) => this.#readText(text));
    this.#parser.on("cdata", (text) => this.#readText(text));
  }

  get isFull(): boolean {
    return this.items.length >= feedLimits.items;
  }

  write(text: string): void {
    this.#run(() => this.#parser.write(text));
  }

  /** Ends the document. Throws if an element is still open. */
  close(): void {
    this.#run(() => this.#parser.close());
  }

  #run(step: () => void): void {
    try {
      step();
    } catch (error) {
      // Errors after the last wanted item do not matter.
      if (this.isFull) return;
      if (error instanceof FeedError) throw error;
      throw new FeedError("The feed is not well-formed XML", { cause: error });
    }
  }

  #open(tag: SaxesTagNS): void {
    const name = qualifiedName(tag);
    if (this.#path.length === 0 && !rootNames.has(name)) {
      throw new FeedError("The document is not a feed");
    }
    if (this.#path.push(name) > feedLimits.depth) {
      throw new FeedError("The feed is nested too deeply");
    }
    if (this.#field) this.#append(`<${tag.local}>`);
    else if (this.#item) this.#openField(tag, name, this.#item);
    else if (itemNames.has(name) && !this.isFull) {
      this.#item = { found: {}, depth: this.#path.length };
    }
  }

  #openField(tag: SaxesTagNS, name: string, item: { found: SourceItem; depth: number }): void {
    const depth = this.#path.length;
    if (depth === item.depth + 2 && name === atomAuthorName && this.#path.at(-2) === atomAuthor) {
      this.#field = { name: "creator", depth, isPlain: true, text: "" };
    }
    if (depth !== item.depth + 1) return;
    if (name === atomLink) readAtomLink(item.found, tag);
    const field = fieldNames.get(name);
    const isNoLink = field === "guid" && tag.attributes.isPermaLink?.value === "false";
    if (field && !isNoLink) {
      this.#field = { name: field, depth, isPlain: holdsPlainText(tag), text: "" };
    }
  }

  #readText(text: string): void {
    if (!this.#field) return;
    this.#append(
      this.#field.isPlain
        ? text.replace(/[&<>]/g, (character) => htmlEscapes[character] ?? "")
        : text,
    );
  }

  #append(html: string): void {
    if (!this.#field) return;
    const room = feedLimits.markupCharacters - this.#field.text.length;
    if (room > 0) this.#field.text += html.slice(0, room);
  }

  #close(tag: SaxesTagNS): void {
    const depth = this.#path.length;
    if (this.#field && depth > this.#field.depth) {
      this.#append(`</${tag.local}>`);
    } else if (this.#field) {
      const { name, text } = this.#field;
      if (this.#item && text.trim()) this.#item.found[name] ??= text;
      this.#field = undefined;
    } else if (this.#item?.depth === depth) {
      this.items.push(this.#item.found);
      this.#item = undefined;
    }
    this.#path.pop();
  }
}

function readAtomLink(item: SourceItem, { attributes }: SaxesTagNS): void {
  const relation = attributes.rel?.value ?? "alternate";
  if (relation === "alternate" && attributes.href) item.link ??= attributes.href.value;
}
