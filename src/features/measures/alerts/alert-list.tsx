import { livesHere } from "@domain/directory/counts";
import { canAcknowledge } from "@domain/measures/alerts/alert";
import { alertFacts } from "@domain/measures/alerts/collection";
import { href } from "@domain/pages";
import { Button } from "@mantine/core";
import {
  IconGauge,
  IconPencilPlus,
  IconPill,
  IconZoomCheck,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useDirectory } from "../../../data/hooks/use-names";
import type { Row } from "../../../data/live-store";
import { RecordList } from "../../../ui/list/record-list";
import { MoreMenu } from "../../../ui/menu/more-menu";
import { mayFind } from "../../shared/findings/make-finding";
import { useAlertColumns } from "./use-alert-columns";
import { useAlertWords } from "./use-alert-words";
import { wrapped } from "../../../ui/theme/may-wrap";

type AlertRow = Row<"alerts">;

/** Its own address: the register with this one alone. */
const hrefOf = ({ id }: AlertRow): string =>
  href("dashboard", { tab: "alerts", alertId: id });

interface AlertListProps {
  rows: readonly AlertRow[];
  onAcknowledge: (row: AlertRow) => void;
  onAssess: (row: AlertRow) => void;
  onFind: (row: AlertRow) => void;
}

/** Whether what an alert found is a number that a series keeps: against that a finding can be held. */
const isOfSeries = ({ source, values, subject }: AlertRow["data"]): boolean =>
  (source.kind === "limits" || source.kind === "slowLoss") &&
  typeof values["parameterId"] === "string" &&
  (subject.kind === "animal" || subject.kind === "enclosure");

/** Alerts, each with what somebody may do about it. */
export function AlertList(props: AlertListProps) {
  const { rows, onAcknowledge, onAssess, onFind } = props;
  const session = useReadySession();
  const { t } = useTranslation();
  const may = useCan();
  const { whatOf } = useAlertWords();
  const treatingOf = useTreating();
  const columns = useAlertColumns(rows);
  return (
    <RecordList
      label={t("measures.alerts.title")}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={hrefOf}
      columns={columns}
      rowActions={(row) =>
        canAcknowledge(row.data) &&
        may("acknowledge", "alerts", alertFacts(row.data)) && (
          <Button
            variant="light"
            mih={36}
            h="auto"
            py={6}
            px={{ base: "xs", xs: "lg" }}
            maw={{ base: 124, xs: "none" }}
            styles={wrapped}
            aria-label={t("common.messages.actionOn", {
              action: t("measures.alerts.acknowledge"),
              name: whatOf(row.data),
            })}
            onClick={() => onAcknowledge(row)}
          >
            {t("measures.alerts.acknowledge")}
          </Button>
        )
      }
      rowMore={(row) => (
        <MoreMenu
          about={whatOf(row.data)}
          items={[
            {
              id: "assess",
              label: t("measures.alerts.assess"),
              icon: IconGauge,
              isShown:
                canAcknowledge(row.data) &&
                may("assess", "alerts", alertFacts(row.data)),
              onPick: () => onAssess(row),
            },
            {
              id: "find",
              label: t("measures.findings.actions.make"),
              icon: IconZoomCheck,
              isShown: isOfSeries(row.data) && mayFind(session, row.data),
              onPick: () => onFind(row),
            },
            ...treatingOf(row),
          ].filter(({ isShown }) => isShown)}
        />
      )}
    />
  );
}

/** What whoever treats an animal does about an alert of it, in its healthcare book: prescribes, or notes what was seen or done. */
function useTreating() {
  const { t } = useTranslation();
  const may = useCan();
  const navigate = useNavigate();
  const animals = useDirectory("animals", useReadySession().zooId);
  return ({ id: alertId, data: { subject, zooId } }: AlertRow) => {
    const animal =
      subject.kind === "animal" ? animals.of(subject.id) : undefined;
    const isTreated = animal !== undefined && livesHere(animal);
    // Where it lives now: it may have moved since.
    const facts = {
      zooId,
      sectorIds: animal?.sectorId == null ? [] : [animal.sectorId],
    };
    const goTo = (mode: "note" | "prescribe") => () =>
      void navigate(
        href("animal", { animalId: subject.id, tab: "health", mode, alertId }),
      );
    return [
      {
        id: "prescribe",
        label: t("measures.alerts.prescribe"),
        icon: IconPill,
        isShown: isTreated && may("create", "prescriptions", facts),
        onPick: goTo("prescribe"),
      },
      {
        id: "note",
        label: t("measures.alerts.addNote"),
        icon: IconPencilPlus,
        isShown: isTreated && may("create", "healthNotes", facts),
        onPick: goTo("note"),
      },
    ];
  };
}
