import { contactSection, phoneLink } from "@simcoe/content";
import { site } from "../../site.ts";

/** What the contact section shows, for the loader of a page that closes with it. */
export function contactSectionData() {
  const addresses = {
    phone: { href: phoneLink(site.phone), label: site.phone },
    email: { href: `mailto:${site.email}`, label: site.email },
    maps: { href: site.targets.maps, label: `${site.address.city}, ${site.address.province}` },
  };
  const { tiles, form, ...words } = contactSection;
  const { name, height, provider, src } = site.contactForm;
  return {
    ...words,
    tiles: tiles.map(({ link, ...tile }) => ({ ...tile, ...(link && { link: addresses[link] }) })),
    form: {
      title: form.title,
      frame: { name, height, src: src ?? "/contact-form" },
      note: provider ? `${form.hostedBy} ${provider}. ${form.ifBlocked}` : undefined,
    },
  };
}

export type ContactSectionData = ReturnType<typeof contactSectionData>;
