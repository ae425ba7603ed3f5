import { Drawer } from "@mantine/core";
import type { ReactNode } from "react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { changeSettings, useSettings } from "../../settings/settings-store";

const close = () => changeSettings({ asideToggled: false });

/** The side menu on narrow screens; following a link closes it. */
export function MenuDrawer({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { asideToggled } = useSettings();
  const { pathname } = useLocation();
  useEffect(close, [pathname]);
  return (
    <Drawer
      opened={asideToggled}
      onClose={close}
      size={300}
      padding="sm"
      title={t("shell.fields.menu")}
      closeButtonProps={{ "aria-label": t("shell.actions.closeMenu") }}
    >
      {children}
    </Drawer>
  );
}
