import type { TaskFilter } from "@domain/task/filter/task-filter";
import { fullName } from "@domain/person/user";
import { isLate } from "@domain/task/state";
import { parisDay } from "@domain/time/paris";
import { IconFileExport, IconMailForward } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../../data/live-store";
import { useReadySession } from "../../../../data/hooks/ready-session";
import { useNow } from "../../../../data/hooks/use-live";
import { usePeople } from "../../../../data/hooks/use-names";
import { report } from "../../../../lib/report";
import { useFormat } from "../../../../lib/use-format";
import { notifyDone, notifyError } from "../../../../ui/feedback/notify";
import { MoreMenu } from "../../../../ui/menu/more-menu";
import { ExportByMail } from "../../../shared/exporting/export-by-mail";
import { useTargetNames } from "../../sheet/use-target-names";
import { useSectorMarks } from "../../use-sector-names";
import type { TableWords } from "@domain/task/task-table";
import { askedTasks } from "./asked-tasks";

interface ListMenuProps {
  /** The rows that are shown, in their order. */
  rows: readonly Row<"tasks">[];
  /** How many there are in all; null: not known. */
  total: number | null;
  /** What the list is narrowed to. */
  filter: TaskFilter;
}

/** What else there is to do with the list: take what it shows to a file. */
export function ListMenu({ rows, total, filter }: ListMenuProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useTableWords(rows);
  const [mailing, setMailing] = useState(false);
  const now = useNow();
  const save = async () => {
    try {
      const { saveTasks } = await import("./save-tasks");
      saveTasks(
        rows.map(({ data }) => data),
        words,
        t("tasks.export.file"),
      );
      const count = rows.length;
      const number = format.number(count);
      notifyDone(
        total === null || total <= count
          ? t("tasks.export.done", { count, number })
          : t("tasks.export.some", {
              count,
              number,
              total: format.number(total),
            }),
      );
    } catch (error) {
      notifyError(error, t("errors.messages.export"));
      report({ code: "internal", where: "task export" });
    }
  };
  return (
    <>
      <MoreMenu
        about={t("tasks.title")}
        items={[
          ...(rows.length === 0
            ? []
            : [
                {
                  id: "csv",
                  label: t("tasks.export.csv"),
                  icon: IconFileExport,
                  onPick: () => void save(),
                },
              ]),
          {
            id: "mail",
            label: t("exports.actions.open"),
            icon: IconMailForward,
            onPick: () => setMailing(true),
          },
        ]}
      />
      {mailing && (
        <ExportByMail
          asked={askedTasks(filter, parisDay(now))}
          onClose={() => setMailing(false)}
        />
      )}
    </>
  );
}

/** The words and names of the file in the reader's language; a kind that no row is about costs nothing. */
function useTableWords(rows: readonly Row<"tasks">[]): TableWords {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const people = usePeople(zooId);
  const mark = useSectorMarks();
  const targets = useTargetNames(rows.map(({ data }) => data));
  return {
    header: (column) =>
      column === "completedBy" || column === "signedBy"
        ? t(`tasks.export.${column}`)
        : column === "tags"
          ? t("tasks.filter.tag")
          : t(`tasks.fields.${column}`),
    type: (type) => t(`tasks.options.type.${type}`),
    state: (state, task) =>
      state === "open" && isLate(task, new Date())
        ? t("tasks.states.openLate")
        : t(`tasks.states.${state}`),
    sector: (id) => mark(id).name,
    targets,
    person: (id) => {
      const person = people.of(id);
      return person === undefined
        ? t("tasks.states.unknownPerson")
        : fullName(person);
    },
  };
}
