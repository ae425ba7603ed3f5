import type { ReactNode } from "react";
import { useState } from "react";
import { fetched } from "../state/fetched";

const SidePanelDrawer = fetched(() =>
  import("./side-panel-drawer").then(({ SidePanelDrawer }) => SidePanelDrawer),
);

export interface SidePanelProps {
  opened: boolean;
  onClose: () => void;
  /** What Escape does; unless given, it closes. */
  onEscape?: (() => void) | undefined;
  title: ReactNode;
  /** The word of the button that closes it. */
  closeLabel: string;
  side?: "left" | "right";
  size?: number | string;
  padding?: "md" | "lg";
  children: ReactNode;
}

/** A panel over the edge of the page; its code is fetched when it first opens. */
export function SidePanel(props: SidePanelProps) {
  const [wanted, setWanted] = useState(props.opened);
  if (props.opened && !wanted) setWanted(true);
  return wanted ? <SidePanelDrawer {...props} /> : null;
}
