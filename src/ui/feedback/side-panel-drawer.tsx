import { Drawer } from "@mantine/core";
import type { SidePanelProps } from "./side-panel";

/** The page has one banner; the panel's head is no second one. */
const notTheBanner = { header: { role: "presentation" } };

export function SidePanelDrawer({
  opened,
  onClose,
  title,
  closeLabel,
  side = "right",
  size = 360,
  padding = "md",
  children,
}: SidePanelProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position={side}
      size={size}
      padding={padding}
      attributes={notTheBanner}
      title={title}
      closeButtonProps={{ "aria-label": closeLabel }}
    >
      {children}
    </Drawer>
  );
}
