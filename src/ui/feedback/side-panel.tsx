import type { ReactNode } from "react";
import { lazy, Suspense, useState } from "react";

const SidePanelDrawer = lazy(() =>
  import("./side-panel-drawer").then(({ SidePanelDrawer }) => ({
    default: SidePanelDrawer,
  })),
);

export interface SidePanelProps {
  opened: boolean;
  onClose: () => void;
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
  return wanted ? (
    <Suspense fallback={null}>
      <SidePanelDrawer {...props} />
    </Suspense>
  ) : null;
}
