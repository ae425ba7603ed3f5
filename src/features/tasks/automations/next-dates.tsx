import { restoreDate, skipDate } from "@domain/automation/dates/settle";
import type { UpcomingRun } from "@domain/automation/dates/upcoming";
import { firstOpen } from "@domain/automation/dates/upcoming";
import {
  IconCalendarPlus,
  IconPencil,
  IconPlayerSkipForward,
  IconRestore,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useNow } from "../../../data/hooks/use-live";
import { notifyError } from "../../../ui/feedback/notify";
import type { MoreItem } from "../../../ui/menu/more-menu";
import { MoreMenu } from "../../../ui/menu/more-menu";
import { useDayWords } from "../../shared/recurrence/use-day-words";
import { RecurrencePreview } from "../fields/recurrence/recurrence-preview";
import { settle } from "./date-writes";

/** What of an automation is being changed: all that is to come, from a date on, or one date alone. */
export type Editing =
  | { what: "all"; from: Date | null }
  | { what: "one"; date: { occurrence: Date; at: Date } };

interface NextDatesProps {
  row: Row<"taskTemplates">;
  /** Absent for who may not change it. */
  onEdit?: (editing: Editing) => void;
}

/** The next dates of an automation: each can be skipped, changed alone, or be where a change begins. */
export function NextDates({ row, onEdit }: NextDatesProps) {
  const now = useNow();
  const { data } = row;
  const open = firstOpen(data);
  const itemsOf = useDateItems(row, open, onEdit);
  const dayWords = useDayWords();
  return (
    <RecurrencePreview
      dated={data}
      from={open ?? now}
      brief
      {...(onEdit
        ? {
            actionsOf: (run) => (
              <MoreMenu
                about={dayWords(run.at ?? run.occurrence)}
                items={itemsOf(run)}
              />
            ),
          }
        : {})}
    />
  );
}

function useDateItems(
  row: Row<"taskTemplates">,
  open: Date | null,
  onEdit: NextDatesProps["onEdit"],
) {
  const { t } = useTranslation();
  const dayWords = useDayWords();
  const keep = (settled: Parameters<typeof settle>[1], done: string) =>
    void settle(row, settled, done).catch((error: unknown) =>
      notifyError(error, t("errors.messages.recording")),
    );
  return ({ occurrence, at, leftOut, override }: UpcomingRun): MoreItem[] => {
    const day = dayWords(at ?? occurrence);
    const restore: MoreItem = {
      id: "restore",
      label: t("tasks.automations.dates.restore"),
      icon: IconRestore,
      onPick: () =>
        keep(
          restoreDate(row.data, occurrence),
          t("tasks.automations.dates.restored", { day }),
        ),
    };
    if (leftOut !== null || at === null)
      return leftOut === "excluded" ? [restore] : [];
    const isFirst = open !== null && occurrence <= open;
    return [
      {
        id: "skip",
        label: t("tasks.automations.dates.skip"),
        icon: IconPlayerSkipForward,
        onPick: () =>
          keep(
            skipDate(row.data, occurrence),
            t("tasks.automations.dates.skipped", { day }),
          ),
      },
      {
        id: "one",
        label: t("tasks.automations.dates.one"),
        icon: IconPencil,
        onPick: () => onEdit?.({ what: "one", date: { occurrence, at } }),
      },
      {
        id: "following",
        label: t("tasks.automations.dates.following"),
        icon: IconCalendarPlus,
        onPick: () =>
          onEdit?.({ what: "all", from: isFirst ? null : occurrence }),
      },
      ...(override === null ? [] : [restore]),
    ];
  };
}
