import { TextLink, type TextLinkProps } from "@mortgage-kit/ui";

interface LinkItemsProps extends Pick<TextLinkProps, "tone" | "newTab"> {
  links: readonly { label: string; href: string }[];
}

/** Renders the items of a list of links. */
export function LinkItems({ links, ...look }: LinkItemsProps) {
  return links.map(({ label, href }) => (
    <li key={label}>
      <TextLink href={href} {...look}>
        {label}
      </TextLink>
    </li>
  ));
}
