import { useTranslation } from "react-i18next";
import { RecordTabs } from "../../../../ui/page/record-tabs";
import type { SpaceTabProps } from "../space-tab";
import { MoveEditor } from "./all/move-editor";
import { PointEditor } from "./one/point-editor";
import type { Corrections } from "./use-corrections";

interface PositionsTabProps extends SpaceTabProps {
  corrections: Corrections;
}

/** Positions are put right here: one by one, or all of them as their map was replaced. */
export function PositionsTab(props: PositionsTabProps) {
  const { t } = useTranslation();
  return (
    <RecordTabs
      label={t("analysis.positions.tab")}
      param="tool"
      tabs={[
        {
          id: "one",
          label: t("analysis.positions.tools.one"),
          content: <PointEditor {...props} />,
        },
        {
          id: "all",
          label: t("analysis.positions.tools.all"),
          content: <MoveEditor {...props} />,
        },
      ]}
    />
  );
}
