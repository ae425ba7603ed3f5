import { Drawer } from "@mantine/core";
import { useEffect, useEffectEvent } from "react";
import type { SidePanelProps } from "./side-panel";

/** The page has one banner; the panel's head is no second one. */
const attributes = {
  header: { role: "presentation" },
  content: { "data-side-panel": true },
};

/** Whether the key is meant for the panel: not for a question above it, nor for what handles it itself. */
function isMeant({ target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return true;
  if (target.getAttribute("data-mantine-stop-propagation") === "true")
    return false;
  const dialog = target.closest("[role=dialog]");
  return dialog === null || dialog.hasAttribute("data-side-panel");
}

/** Escape is the panel's, unless something over it is to be closed first. */
function useEscape(opened: boolean, onEscape: () => void): void {
  const close = useEffectEvent(onEscape);
  useEffect(() => {
    if (!opened) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.isComposing && isMeant(event))
        close();
    };
    // Before whatever has the key takes its own leave.
    addEventListener("keydown", onKey, true);
    return () => removeEventListener("keydown", onKey, true);
  }, [opened]);
}

export function SidePanelDrawer({
  opened,
  onClose,
  onEscape = onClose,
  title,
  closeLabel,
  side = "right",
  size = 360,
  padding = "md",
  children,
}: SidePanelProps) {
  useEscape(opened, onEscape);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position={side}
      size={size}
      padding={padding}
      attributes={attributes}
      closeOnEscape={false}
      title={title}
      closeButtonProps={{ "aria-label": closeLabel }}
    >
      {children}
    </Drawer>
  );
}
