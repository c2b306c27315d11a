import type { NavigationItem } from "@mortgage-kit/content";
import { LinkButton, Menu, MenuGroup, MenuItem, MobileMenu, TextLink } from "@mortgage-kit/ui";
import { match } from "ts-pattern";
import { logoWidth } from "../../art/brandFiles.ts";
import type { RenderedSite } from "../../site.ts";
import { Logo, logoHeight } from "./Logo.tsx";
import * as styles from "./SiteHeader.css.ts";

/** Returns the content of the header. Call it in a loader. */
export function siteHeader(site: RenderedSite) {
  const { brokerage, header, navigation, resources } = site;
  const { logoAlt, menu, mainNavigation } = header;
  return {
    logo: { alt: logoAlt, width: logoWidth(site, logoHeight) },
    menu,
    mainNavigation,
    navigation,
    calculators: (resources?.calculatorCards ?? []).map(({ title, route }) => ({ title, route })),
    applicationPortal: brokerage.targets.applicationPortal,
  };
}

type SiteHeaderProps = ReturnType<typeof siteHeader>;

type Lists = Pick<SiteHeaderProps, "calculators" | "applicationPortal">;

export function SiteHeader(props: SiteHeaderProps) {
  const { logo, menu, mainNavigation, navigation, ...lists } = props;
  const links = navigation.filter((item) => !isButton(item));
  const buttons = navigation.filter(isButton);
  const shownButtons = [...buttons]
    .reverse()
    .map((item) => <HeaderButton key={item.label} item={item} {...lists} />);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo {...logo} />
        <nav className={styles.wide} aria-label={mainNavigation}>
          <ul className={styles.list}>
            {links.map((item) => (
              <li key={item.label}>
                <WideItem item={item} {...lists} />
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.buttons}>{shownButtons}</div>
        <nav className={styles.narrow} aria-label={mainNavigation}>
          <MobileMenu label={menu} foot={<div className={styles.foot}>{shownButtons}</div>}>
            {links.map((item) => (
              <StackedItem key={item.label} item={item} {...lists} />
            ))}
          </MobileMenu>
        </nav>
      </div>
    </header>
  );
}

function isButton(item: NavigationItem): boolean {
  return item.kind === "target" || (item.kind === "page" && item.to === "/contact");
}

function HeaderButton({ item, applicationPortal }: Lists & { item: NavigationItem }) {
  return match(item)
    .with({ kind: "target" }, ({ label }) => (
      <LinkButton href={applicationPortal} size="s" newTab>
        {label}
      </LinkButton>
    ))
    .with({ kind: "page" }, ({ label, to }) => (
      <LinkButton href={to} size="s" tone="quiet">
        {label}
      </LinkButton>
    ))
    .otherwise(() => null);
}

function WideItem({ item, calculators, applicationPortal }: Lists & { item: NavigationItem }) {
  return match(item)
    .with({ kind: "calculators" }, ({ label }) => (
      <Menu label={label}>
        {calculators.map(({ title, route }) => (
          <MenuItem key={route} href={route}>
            {title}
          </MenuItem>
        ))}
      </Menu>
    ))
    .otherwise((other) => (
      <TextLink tone="quiet" href={hrefOf(other, applicationPortal)}>
        {other.label}
      </TextLink>
    ));
}

function StackedItem({ item, calculators, applicationPortal }: Lists & { item: NavigationItem }) {
  return match(item)
    .with({ kind: "calculators" }, ({ label }) => (
      <MenuGroup label={label}>
        {calculators.map(({ title, route }) => (
          <MenuItem key={route} href={route}>
            {title}
          </MenuItem>
        ))}
      </MenuGroup>
    ))
    .otherwise((other) => (
      <MenuItem href={hrefOf(other, applicationPortal)}>{other.label}</MenuItem>
    ));
}

type LinkItem = Exclude<NavigationItem, { kind: "calculators" }>;

function hrefOf(item: LinkItem, applicationPortal: string): string {
  return match(item)
    .with({ kind: "page" }, ({ to }) => to)
    .with({ kind: "section" }, ({ section }) => `/#${section}`)
    .with({ kind: "target" }, () => applicationPortal)
    .exhaustive();
}
