import type { Row } from "../../../data/live-store";
import { withTexts } from "../../../lib/i18n/i18n";
import { fetched } from "../../../ui/state/fetched";
import { AcknowledgePanel } from "./acknowledge-panel";

const AssessPanel = fetched(() =>
  import("./register/assess-panel").then(({ AssessPanel }) => AssessPanel),
);
const FindPanel = fetched(
  withTexts(["measures", "measures.alerts", "measures.findings"], () =>
    import("./find-panel").then(({ FindPanel }) => FindPanel),
  ),
);
const HandPanel = fetched(() =>
  import("./register/hand-panel").then(({ HandPanel }) => HandPanel),
);

/** What stands beside the list; null: nothing. */
export type OpenedPanel =
  | { kind: "acknowledge" | "assess" | "find"; row: Row<"alerts"> }
  | { kind: "hand" }
  | null;

interface AlertPanelsProps {
  opened: OpenedPanel;
  onClose: () => void;
}

const panels = {
  acknowledge: AcknowledgePanel,
  assess: AssessPanel,
  find: FindPanel,
};

/** One alert acknowledged, assessed or made a finding, or a new one. */
export function AlertPanels({ opened, onClose }: AlertPanelsProps) {
  if (opened === null) return null;
  if (opened.kind === "hand") return <HandPanel onClose={onClose} />;
  const Panel = panels[opened.kind];
  return <Panel row={opened.row} onClose={onClose} />;
}
