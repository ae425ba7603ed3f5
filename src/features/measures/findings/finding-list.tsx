import { periodOfChart } from "@domain/finding/chart-period";
import type { Finding } from "@domain/finding/finding";
import { awaitsDay } from "@domain/finding/form";
import { findingFacts } from "@domain/finding/collection";
import { mayBeOfHealth } from "@domain/measures/alerts/register/by-hand";
import { href } from "@domain/pages";
import type { CalendarDay } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";
import { Button } from "@mantine/core";
import {
  IconArchive,
  IconBell,
  IconChecklist,
  IconZoomCheck,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useCan } from "../../../data/hooks/use-can";
import { useNow } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { notifyDone, notifyError } from "../../../ui/feedback/notify";
import { useFilter } from "../../../ui/list/filter/define-filter";
import { NothingFound } from "../../../ui/list/filter/nothing-found";
import { RecordList } from "../../../ui/list/record-list";
import { MoreMenu } from "../../../ui/menu/more-menu";
import { wrapped } from "../../../ui/theme/may-wrap";
import { askTask, raiseAlert } from "./finding-writes";
import { useFindingColumns } from "./use-finding-columns";
import { useFindingWords } from "./use-finding-words";
import { findingFilter } from "./finding-filters";

type FindingRow = Row<"findings">;
type Opened = { kind: "treat" | "dismiss"; row: FindingRow } | null;

/** By which parameter of the address scores are looked at of one. */
const scoresOf = {
  animal: "animalId",
  enclosure: "enclosureId",
  group: "groupId",
} as const;

/** The chart of what a finding is about, over the days of what was seen. */
const hrefOf = (
  { data: { subject, source, seen } }: FindingRow,
  today: CalendarDay,
): string => {
  if (source.kind === "score")
    return href("quizzResult", {
      [scoresOf[subject.kind]]: subject.id,
      tab: "time",
    });
  const shown = { parameterId: source.id, ...periodOfChart(seen, today) };
  return subject.kind === "animal"
    ? href("veterinaryParameters", { animalId: subject.id, ...shown })
    : href("enclosureSensors", {
        ...{ enclosureId: subject.id, areaId: subject.areaId },
        ...shown,
      });
};

interface FindingListProps {
  rows: readonly FindingRow[];
  onOpen: (opened: Opened) => void;
}

export function FindingList({ rows, onOpen }: FindingListProps) {
  const { t } = useTranslation();
  const may = useCan();
  const { whatOf } = useFindingWords();
  const columns = useFindingColumns();
  const today = parisDay(useNow());
  const itemsOf = useItems(onOpen);
  const [, change] = useFilter(findingFilter);
  if (rows.length === 0)
    return (
      <NothingFound
        icon={IconZoomCheck}
        title={t("measures.findings.none")}
        onReset={() => change(findingFilter.initial)}
      />
    );
  return (
    <RecordList
      label={t("measures.findings.title")}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={(row) => hrefOf(row, today)}
      columns={columns}
      rowActions={(row) =>
        row.data.verdict === null &&
        !row.data.isArchived &&
        may("change", "findings", findingFacts(row.data)) && (
          <TreatButton
            finding={row.data}
            name={whatOf(row.data)}
            onClick={() => onOpen({ kind: "treat", row })}
          />
        )
      }
      rowMore={(row) =>
        !row.data.isArchived && (
          <MoreMenu about={whatOf(row.data)} items={itemsOf(row)} />
        )
      }
    />
  );
}

interface TreatButtonProps {
  finding: Finding;
  name: string;
  onClick: () => void;
}

/** Follows a finding up; once it is said what matters, by what is still awaited. */
function TreatButton({ finding, name, onClick }: TreatButtonProps) {
  const { t } = useTranslation();
  const action = t(
    awaitsDay(finding)
      ? "measures.findings.actions.tellAction"
      : "measures.findings.actions.treat",
  );
  return (
    <Button
      variant="light"
      mih={36}
      h="auto"
      py={6}
      maw={{ base: 124, xs: "none" }}
      styles={wrapped}
      aria-label={t("common.messages.actionOn", { action, name })}
      onClick={onClick}
    >
      {action}
    </Button>
  );
}

/** What else somebody may do with a finding: its task, an alert of it, and putting it away. */
function useItems(onOpen: (opened: Opened) => void) {
  const { t } = useTranslation();
  const may = useCan();
  const navigate = useNavigate();
  const { whatOf, whereOf } = useFindingWords();
  const nameOf = ({ data }: FindingRow) =>
    [whereOf(data), whatOf(data)].filter((part) => part !== "").join(" · ");
  const tell = (
    done: Promise<"saved" | "queued">,
    message: "taskAsked" | "alertMade",
  ) =>
    void done
      .then((outcome) =>
        notifyDone(
          t(
            outcome === "queued"
              ? "measures.messages.queued"
              : `measures.findings.messages.${message}`,
          ),
        ),
      )
      .catch(notifyError);
  return (row: FindingRow) => {
    const { taskTitle, taskId, alertId, sectorIds, verdict, subject } =
      row.data;
    const { class: of } = row.data;
    const facts = findingFacts(row.data);
    const mayChange = verdict === null && may("change", "findings", facts);
    const { zooId } = row.data;
    const isFree =
      mayChange &&
      taskTitle === null &&
      sectorIds.length > 0 &&
      may("create", "tasks", { zooId, sectorIds });
    // An alert about a place is read by everybody.
    const isTold = of === "general" || mayBeOfHealth(subject.kind);
    const mayAlert =
      mayChange && isTold && alertId === null && may("create", "alerts", facts);
    return [
      {
        id: "task",
        label: t("measures.findings.actions.task"),
        icon: IconChecklist,
        isShown: isFree,
        onPick: () => tell(askTask(row, nameOf(row)), "taskAsked"),
      },
      {
        id: "openTask",
        label: t("measures.findings.actions.openTask"),
        icon: IconChecklist,
        isShown: taskId !== null,
        onPick: () => navigate(href("taskList", { taskId })),
      },
      {
        id: "alert",
        label: t("measures.findings.actions.alert"),
        icon: IconBell,
        isShown: mayAlert,
        onPick: () => tell(raiseAlert(row, whatOf(row.data)), "alertMade"),
      },
      {
        id: "dismiss",
        label: t("measures.findings.actions.dismiss"),
        icon: IconArchive,
        isShown: may("remove", "findings", facts),
        onPick: () => onOpen({ kind: "dismiss", row }),
      },
    ].filter(({ isShown }) => isShown);
  };
}
