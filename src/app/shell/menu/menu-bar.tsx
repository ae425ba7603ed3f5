import { Menu, UnstyledButton } from "@mantine/core";
import { IconBook2, IconChevronDown } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { MenuGroup } from "../../routes/menu";
import { useRouteTable } from "../../routes/use-route-table";
import classes from "./menu-bar.module.css";
import { menuIcons } from "./menu-icons";
import { useActiveItem } from "./use-active-item";
import { useGuide } from "./use-guide";

/** Headings side by side; the pages of each open below it. */
export function MenuBar({ menu }: { menu: readonly MenuGroup[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("shell.fields.menu")} className={classes.bar}>
      {menu.map((group) => (
        <BarGroup key={group.heading} group={group} />
      ))}
    </nav>
  );
}

function BarGroup({ group: { heading, items } }: { group: MenuGroup }) {
  const { t } = useTranslation();
  const isActive = useActiveItem();
  const { prefetch } = useRouteTable();
  const holdsActive = items.some(({ path }) => isActive(path));
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <UnstyledButton
          className={classes.heading ?? ""}
          data-active={holdsActive || undefined}
        >
          {t(`shell.headings.${heading}`)}
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map(({ path, label, icon }) => {
          const Icon = menuIcons[icon];
          const active = isActive(path);
          const fetchPage = () => prefetch(path.split("?")[0] ?? path);
          return (
            <Menu.Item
              key={path}
              component={Link}
              to={path}
              className={classes.item ?? ""}
              leftSection={<Icon size={18} stroke={1.6} aria-hidden />}
              aria-current={active ? "page" : undefined}
              onPointerEnter={fetchPage}
              onFocus={fetchPage}
            >
              {t(label)}
            </Menu.Item>
          );
        })}
        {heading === "account" && <GuideItem />}
      </Menu.Dropdown>
    </Menu>
  );
}

function GuideItem() {
  const { t } = useTranslation();
  const address = useGuide();
  return (
    address !== null && (
      <Menu.Item
        component="a"
        href={address}
        target="_blank"
        rel="noopener"
        className={classes.item ?? ""}
        leftSection={<IconBook2 size={18} stroke={1.6} aria-hidden />}
      >
        {t("shell.actions.guide")}
      </Menu.Item>
    )
  );
}
