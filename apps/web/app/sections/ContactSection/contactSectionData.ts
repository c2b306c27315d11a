import { type ContactSection, contactSection, phoneLink } from "@mortgage-kit/content";
import { site } from "../../site.ts";

/** Returns the contact tiles with their links. */
export function contactTiles(tiles: ContactSection["tiles"]) {
  const addresses = {
    phone: { href: phoneLink(site.phone), label: site.phone },
    email: { href: `mailto:${site.email}`, label: site.email },
    maps: { href: site.targets.maps, label: `${site.address.city}, ${site.address.province}` },
  };
  return tiles.map(({ link, ...tile }) => ({ ...tile, ...(link && { link: addresses[link] }) }));
}

export type ContactTile = ReturnType<typeof contactTiles>[number];

/** Returns the contact section's content. Call it in the loader of a page with that section. */
export function contactSectionData() {
  const { tiles, form, ...words } = contactSection;
  const { name, height, provider, src } = site.contactForm;
  return {
    ...words,
    tiles: contactTiles(tiles),
    form: {
      title: form.title,
      frame: { name, height, src: src ?? "/contact-form" },
      meanwhile: { name: site.name, lines: [site.phone] },
      note: provider ? `${form.hostedBy} ${provider}. ${form.ifBlocked}` : undefined,
    },
  };
}

export type ContactSectionData = ReturnType<typeof contactSectionData>;
