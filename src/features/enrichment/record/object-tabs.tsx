import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { RecordLayout } from "../../../ui/page/record-layout";
import { RecordTabs } from "../../../ui/page/record-tabs";
import { fetched } from "../../../ui/state/fetched";
import { ApprovalPanel } from "../approval/approval-panel";
import { ObjectAbout } from "./object-about";
import { StockPanel } from "./stock-panel";

const EnrichmentCalendar = fetched(() =>
  import("../calendar/enrichment-calendar").then(
    ({ EnrichmentCalendar }) => EnrichmentCalendar,
  ),
);
const EvaluationHistory = fetched(() =>
  import("../evaluation/evaluation-history").then(
    ({ EvaluationHistory }) => EvaluationHistory,
  ),
);
const ObjectEffect = fetched(() =>
  import("../effect/object-effect").then(({ ObjectEffect }) => ObjectEffect),
);

/** What there is to see of an object. */
export function ObjectTabs({
  row,
  name,
}: {
  row: Row<"enrichments">;
  name: string;
}) {
  const { t } = useTranslation();
  return (
    <RecordTabs
      label={name}
      tabs={[
        {
          id: "information",
          label: t("enrichment.use.tabs.information"),
          content: (
            <RecordLayout
              rail={
                <>
                  <StockPanel row={row} />
                  <ApprovalPanel row={row} />
                </>
              }
            >
              <ObjectAbout row={row} />
            </RecordLayout>
          ),
        },
        {
          id: "calendar",
          label: t("enrichment.calendar.actions.open"),
          content: <EnrichmentCalendar objectId={row.id} />,
        },
        {
          id: "evaluations",
          label: t("enrichment.use.tabs.evaluations"),
          content: <EvaluationHistory row={row} />,
        },
        {
          id: "effect",
          label: t("enrichment.use.tabs.effect"),
          content: <ObjectEffect row={row} />,
        },
      ]}
    />
  );
}
