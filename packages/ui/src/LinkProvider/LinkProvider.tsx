"use client";

import { type ComponentProps, type ComponentType, createContext, use } from "react";
import { useKitWords } from "../KitWords/KitWords.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** Address of the page: one of this site with a leading slash, or a full URL. */
  href: string;
};

function PlainLink(props: LinkProps) {
  return <a {...props} />;
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

export interface LinkProviderProps {
  /** Link component of the app's router. */
  link: ComponentType<LinkProps>;
  /** Components whose links use the given one. */
  children: React.ReactNode;
}

export function LinkProvider({ link, children }: LinkProviderProps) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** Props of the kit's links. */
export type KitLinkProps = Omit<LinkProps, "className" | "style" | "target" | "rel"> & {
  /** Opens the page in a new tab; the link says so. */
  newTab?: boolean;
};

const withinTheSite = /^\/(?!\/)/;

/** Renders a link of the kit: the app's own inside the site, a plain one elsewhere and for a new tab. */
export function Link({
  newTab = false,
  children,
  ...rest
}: KitLinkProps & Pick<LinkProps, "className">) {
  const AppLink = use(LinkContext);
  const { opensInNewTab } = useKitWords();
  const Followed = withinTheSite.test(rest.href) && !newTab ? AppLink : PlainLink;
  return (
    <Followed {...(newTab && { target: "_blank", rel: "noopener" })} {...rest}>
      {children}
      {newTab && <VisuallyHidden>{` ${opensInNewTab}`}</VisuallyHidden>}
    </Followed>
  );
}
