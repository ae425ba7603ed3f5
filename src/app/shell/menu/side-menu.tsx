import { useTranslation } from "react-i18next";
import type { MenuGroup } from "../../routes/menu";
import { MenuGroupView } from "./menu-group";

/** Headings and pages of this person's menu. */
export function SideMenu({ menu }: { menu: readonly MenuGroup[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("shell.fields.menu")}>
      {menu.map((group) => (
        <MenuGroupView key={group.heading} group={group} />
      ))}
    </nav>
  );
}
