import { useMediaQuery } from "@mantine/hooks";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SidePanel } from "./side-panel";
import { useFocusBack } from "../keys/use-focus-back";

interface RecordPanelProps {
  title: ReactNode;
  onClose: () => void;
  /** What Escape does; unless given, it closes. */
  onEscape?: (() => void) | undefined;
  /** What is in it takes the focus by `data-autofocus`: where one types at once. */
  focusWithin?: boolean;
  children: ReactNode;
}

/** Where the focus starts: what the panel is about is read first, and no key pressed in passing closes it. */
const heading = {
  "data-autofocus": true,
  tabIndex: -1,
  style: { lineHeight: 1.3, outline: "none" },
};

/** A record beside its list; on small screens it takes all of it. */
export function RecordPanel({
  title,
  onClose,
  onEscape,
  focusWithin = false,
  children,
}: RecordPanelProps) {
  const { t } = useTranslation();
  useFocusBack();
  const small = useMediaQuery("(max-width: 639px)");
  return (
    <SidePanel
      opened
      onClose={onClose}
      onEscape={onEscape}
      title={focusWithin ? title : <span {...heading}>{title}</span>}
      closeLabel={t("common.actions.close")}
      size={small ? "100%" : 560}
      padding="lg"
    >
      {children}
    </SidePanel>
  );
}
