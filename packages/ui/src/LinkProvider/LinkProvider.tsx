"use client";

import { type ComponentProps, type ComponentType, createContext, use } from "react";

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

const withinTheSite = /^\/(?!\/)/;

/** Renders a link of the kit: the app's own inside the site, a plain one elsewhere. */
export function Link(props: LinkProps) {
  const AppLink = use(LinkContext);
  const Followed = withinTheSite.test(props.href) && !props.target ? AppLink : PlainLink;
  return <Followed {...props} />;
}
