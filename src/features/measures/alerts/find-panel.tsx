import { parisDay } from "@domain/time/paris";
import { useTranslation } from "react-i18next";
import { useLiveDoc } from "../../../data/hooks/use-live";
import type { Live, Row } from "../../../data/live-store";
import { RecordPanel } from "../../../ui/feedback/record-panel";
import { QueryState } from "../../../ui/state/query-state";
import { subjectOf } from "../animals/subject-of";
import type { ChartPlace } from "../chart/chart-place";
import { ChartFindingPanel } from "../findings/chart-finding-panel";
import { useParameters } from "../parameters/use-parameters";
import { useAlertWords } from "./use-alert-words";

interface FindPanelProps {
  row: Row<"alerts">;
  onClose: () => void;
}

/** What stood there on the day of an alert becomes a finding that leads back to it. */
export function FindPanel(props: FindPanelProps) {
  const { subject } = props.row.data;
  const { whereOf } = useAlertWords();
  const name = whereOf(props.row.data);
  return subject.kind === "animal" ? (
    <OfAnimal {...props} animalId={subject.id} name={name} />
  ) : (
    <OfPlace
      {...props}
      place={{ enclosureId: subject.id, areaId: subject.areaId, name }}
    />
  );
}

interface OfAnimalProps extends FindPanelProps {
  animalId: string;
  name: string;
}

function OfAnimal({ animalId, name, ...props }: OfAnimalProps) {
  const { t } = useTranslation();
  const live = useLiveDoc("animals", animalId);
  if (live.state === "data" && live.data !== null)
    return (
      <OfPlace {...props} place={{ ...subjectOf(live.data.data), name }} />
    );
  return (
    <RecordPanel
      title={t("measures.findings.actions.make")}
      onClose={props.onClose}
    >
      <QueryState query={live}>{() => null}</QueryState>
    </RecordPanel>
  );
}

const rowsOf = <R,>(live: Live<{ rows: readonly R[] }>): readonly R[] =>
  live.state === "data" ? live.data.rows : [];

function OfPlace({
  row,
  place,
  onClose,
}: FindPanelProps & { place: ChartPlace }) {
  const { alertId, values, openedAt } = row.data;
  const { whatOf } = useAlertWords();
  const known = [
    ...rowsOf(useParameters("environment")),
    ...rowsOf(useParameters("health")),
  ];
  const parameter = known.find(({ id }) => id === values["parameterId"]);
  return (
    parameter !== undefined && (
      <ChartFindingPanel
        parameter={parameter.data}
        place={place}
        until={parisDay(openedAt)}
        alertId={alertId}
        told={whatOf(row.data)}
        onClose={onClose}
      />
    )
  );
}
