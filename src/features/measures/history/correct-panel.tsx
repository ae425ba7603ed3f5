import type { EnvironmentalParameter } from "@domain/measures/parameters/parameter";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SidePanel } from "../../../ui/feedback/side-panel";
import { askLeave } from "../../../ui/form/unsaved-guard";
import { fetched } from "../../../ui/state/fetched";
import type { HistoryRow } from "./history-rows";

const CorrectForm = fetched(() =>
  import("./correct-form").then(({ CorrectForm }) => CorrectForm),
);

interface CorrectPanelProps {
  parameter: EnvironmentalParameter;
  name: string;
  /** null: nothing is being corrected. */
  row: HistoryRow | null;
  sectorIds: readonly string[];
  onDone: () => void;
}

/** Another value in the place of one, over the edge of the page. */
export function CorrectPanel({
  parameter,
  name,
  row,
  sectorIds,
  onDone,
}: CorrectPanelProps) {
  const { t } = useTranslation();
  const [dirty, setDirty] = useState(false);
  const close = async () => {
    if (await askLeave(dirty)) onDone();
  };
  return (
    <SidePanel
      opened={row !== null}
      onClose={() => void close()}
      title={t("measures.chart.history.correctTitle", { parameter: name })}
      closeLabel={t("common.actions.close")}
    >
      {row !== null && (
        <CorrectForm
          key={row.line.id}
          parameter={parameter}
          name={name}
          row={row}
          sectorIds={sectorIds}
          onDone={onDone}
          onDirty={setDirty}
        />
      )}
    </SidePanel>
  );
}
