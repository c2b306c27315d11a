import { z } from "zod";

export const text = z.string().trim().min(1);

export const textOf = (min: number) => z.string().trim().min(min);

export const texts = z.array(text).min(1);

export const titled = { title: text, subtitle: text };

/** Single segment of a path. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: "lower-case words joined by hyphens" });

export const sitePath = z.string().startsWith("/", { error: "a path that starts with /" });

export const webAddress = z.url({ protocol: /^https$/, error: "a full https:// address" });

/** North American telephone number in any spelling: (613) 555-0142 becomes 613-555-0142. */
export const phoneNumber = z
  .string()
  .overwrite((number) =>
    number.replace(/[\s().+-]/g, "").replace(/^1?(\d{3})(\d{3})(\d{4})$/, "$1-$2-$3"),
  )
  .regex(/^\d{3}-\d{3}-\d{4}$/, { error: "a telephone number such as 613-555-0142" });

/** File below the folder's `pictures`, or a view of a drawing that holds several: `team.svg#ann`. */
export const picture = z.string().regex(/^[\w/-]+\.(?:svg(?:#[\w-]+)?|avif|webp|jpg|png)$/, {
  error: "a file of the folder's pictures: .svg, .avif, .webp, .jpg or .png",
});
export const drawing = picture.endsWith(".svg", { error: "an .svg file of the folder's pictures" });

/** Returns the address of a picture on the site. */
export const pictureAddress = (file: string) => `/pictures/${file}`;

export const day = z.iso.date({ error: "a day such as 2026-05-31" });
