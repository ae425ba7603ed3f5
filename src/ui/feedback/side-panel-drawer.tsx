import { Drawer } from "@mantine/core";
import type { SidePanelProps } from "./side-panel";

export function SidePanelDrawer({
  opened,
  onClose,
  title,
  closeLabel,
  side = "right",
  size = 360,
  children,
}: SidePanelProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position={side}
      size={size}
      title={title}
      closeButtonProps={{ "aria-label": closeLabel }}
    >
      {children}
    </Drawer>
  );
}
