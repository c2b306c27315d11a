import { type Brokerage, type ContactSectionSource, phoneLink } from "@mortgage-kit/content";
import { localPath } from "../../navigation/localPath.ts";
import type { RenderedSite } from "../../site.ts";

/** Returns the contact tiles with their links. */
function contactTiles(
  { phone, email, address, targets }: Brokerage,
  tiles: ContactSectionSource["tiles"],
) {
  const addresses = {
    phone: { href: phoneLink(phone), label: phone },
    email: { href: `mailto:${email}`, label: email },
    maps: { href: targets.maps, label: `${address.city}, ${address.province}` },
  };
  return tiles.map(({ link, ...tile }) => ({ ...tile, ...(link && { link: addresses[link] }) }));
}

/** Returns the contact section's content. Call it in the loader of a page with that section. */
export function contactSectionData(site: RenderedSite) {
  const { brokerage, contact } = site;
  const { tiles, form, ...words } = contact.section;
  const { name, height, provider, src } = brokerage.contactForm;
  return {
    ...words,
    tiles: contactTiles(brokerage, tiles),
    form: {
      frame: { name, height, src: src ?? localPath(site, "/contact-form") },
      meanwhile: { name: brokerage.name, lines: [brokerage.phone] },
      // The site's own form has a title of its own.
      hosted: provider && {
        title: form.title,
        note: `${form.hostedBy} ${provider}. ${form.ifBlocked}`,
      },
    },
  };
}

export type ContactSectionData = ReturnType<typeof contactSectionData>;
