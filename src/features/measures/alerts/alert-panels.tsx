import type { Row } from "../../../data/live-store";
import { fetched } from "../../../ui/state/fetched";
import { AcknowledgePanel } from "./acknowledge-panel";

const AssessPanel = fetched(() =>
  import("./register/assess-panel").then(({ AssessPanel }) => AssessPanel),
);
const HandPanel = fetched(() =>
  import("./register/hand-panel").then(({ HandPanel }) => HandPanel),
);

/** What stands beside the list; null: nothing. */
export type OpenedPanel =
  | { kind: "acknowledge" | "assess"; row: Row<"alerts"> }
  | { kind: "hand" }
  | null;

interface AlertPanelsProps {
  opened: OpenedPanel;
  onClose: () => void;
}

/** One alert acknowledged or assessed, or a new one. */
export function AlertPanels({ opened, onClose }: AlertPanelsProps) {
  if (opened === null) return null;
  if (opened.kind === "hand") return <HandPanel onClose={onClose} />;
  const Panel = opened.kind === "assess" ? AssessPanel : AcknowledgePanel;
  return <Panel row={opened.row} onClose={onClose} />;
}
