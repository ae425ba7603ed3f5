import { Box } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Panel } from "../../../../ui/page/panel";
import { DoseList } from "../dose-list";
import { dosesPanelId } from "./doses-panel-id";
import { useDoses } from "../use-doses";

/** What is to be given today in one's sectors; where nothing is, no panel stands there. */
export function DosesPanel({ sectorIds }: { sectorIds: readonly string[] }) {
  const { t } = useTranslation();
  const live = useDoses(sectorIds);
  const isEmpty =
    live.state !== "data" ||
    live.data.doses.length + live.data.asNeeded.length === 0;
  if (isEmpty) return null;
  return (
    <Box id={dosesPanelId} tabIndex={-1} style={{ scrollMarginTop: 72 }}>
      <Panel title={t("health.doses.title")}>
        <DoseList sectorIds={sectorIds} mayGive />
      </Panel>
    </Box>
  );
}
