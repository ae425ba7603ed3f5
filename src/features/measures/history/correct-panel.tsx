import type { Parameter } from "@domain/measures/parameters/parameter";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SidePanel } from "../../../ui/feedback/side-panel";
import { askLeave } from "../../../ui/form/unsaved-guard";
import { fetched } from "../../../ui/state/fetched";
import type { CorrectedOf, HistoryRow } from "./history-rows";

const CorrectForm = fetched(() =>
  import("./correct-form").then(({ CorrectForm }) => CorrectForm),
);

interface CorrectPanelProps {
  parameter: Parameter;
  name: string;
  /** null: nothing is being corrected. */
  row: HistoryRow | null;
  about: CorrectedOf;
  onDone: () => void;
}

/** Another value in the place of one, over the edge of the page. */
export function CorrectPanel({
  parameter,
  name,
  row,
  about,
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
          about={about}
          onDone={onDone}
          onDirty={setDirty}
        />
      )}
    </SidePanel>
  );
}
