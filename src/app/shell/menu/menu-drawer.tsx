import type { ReactNode } from "react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { SidePanel } from "../../../ui/feedback/side-panel";
import { changeSettings, useSettings } from "../../settings/settings-store";

const close = () => changeSettings({ asideToggled: false });

/** The side menu on narrow screens; following a link closes it. */
export function MenuDrawer({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { asideToggled } = useSettings();
  const { pathname } = useLocation();
  useEffect(close, [pathname]);
  return (
    <SidePanel
      opened={asideToggled}
      onClose={close}
      side="left"
      size={300}
      title={t("shell.fields.menu")}
      closeLabel={t("shell.actions.closeMenu")}
    >
      {children}
    </SidePanel>
  );
}
