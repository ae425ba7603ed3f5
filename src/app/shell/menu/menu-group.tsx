import { UnstyledButton } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { MenuGroup, MenuItem } from "../../routes/menu";
import { useRouteTable } from "../../routes/use-route-table";
import { useHint } from "../../../ui/display/use-hint";
import { fetched } from "../../../ui/state/fetched";
import { useSettings } from "../../settings/settings-store";
import { menuIcons } from "./menu-icons";
import classes from "./side-menu.module.css";
import { useActiveItem } from "./use-active-item";

const GuideLink = fetched(
  () => import("./guide-link").then(({ GuideLink }) => GuideLink),
  () => <li className={classes.item} />,
);

/** A heading that folds its pages away. */
export function MenuGroupView({ group }: { group: MenuGroup }) {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(true);
  return (
    <div className={classes.group}>
      <UnstyledButton
        className={classes.heading ?? ""}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className={classes.text}>
          {t(`shell.headings.${group.heading}`)}
        </span>
        <IconChevronDown
          size={14}
          aria-hidden
          className={classes.chevron ?? ""}
        />
      </UnstyledButton>
      <ul id={id} hidden={!open} className={classes.items}>
        {group.items.map((item) => (
          <li key={item.path}>
            <ItemLink item={item} />
          </li>
        ))}
        {group.heading === "account" && <GuideLink />}
      </ul>
    </div>
  );
}

function ItemLink({ item: { path, label, icon } }: { item: MenuItem }) {
  const Icon = menuIcons[icon];
  const { t } = useTranslation();
  const { prefetch } = useRouteTable();
  const { isCollapsed, isCollapsedText, asideHover } = useSettings();
  const active = useActiveItem()(path);
  const fetchPage = () => prefetch(path.split("?")[0] ?? path);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (active) link.current?.scrollIntoView({ block: "nearest" });
  }, [active]);
  const hint = useHint(t(label), {
    position: "right",
    disabled: !isCollapsed || isCollapsedText || asideHover,
  });
  return (
    <>
      <Link
        ref={link}
        to={path}
        className={classes.item}
        aria-current={active ? "page" : undefined}
        {...hint.handlers}
        onPointerEnter={(event) => {
          fetchPage();
          hint.handlers.onPointerEnter(event);
        }}
        onFocus={fetchPage}
      >
        <span className={classes.icon}>
          <Icon size={20} stroke={1.6} aria-hidden />
        </span>
        <span className={classes.label}>{t(label)}</span>
      </Link>
      {hint.bubble}
    </>
  );
}
