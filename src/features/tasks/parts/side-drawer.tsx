import { Drawer } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** The page has one banner; the drawer's head is no second one. */
const notTheBanner = { header: { role: "presentation" } };

interface SideDrawerProps {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A record beside its list; on small screens it takes all of it. */
export function SideDrawer({ title, onClose, children }: SideDrawerProps) {
  const { t } = useTranslation();
  const small = useMediaQuery("(max-width: 639px)");
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={small ? "100%" : 560}
      padding="lg"
      title={<span style={{ lineHeight: 1.3 }}>{title}</span>}
      closeButtonProps={{ "aria-label": t("common.actions.close") }}
      attributes={notTheBanner}
    >
      {children}
    </Drawer>
  );
}
