import { href } from "@domain/pages";
import type { HandoverTasks, ToldTask } from "@domain/task/handover/handover";
import { handoverTasks } from "@domain/task/handover/handover";
import { handoverTaskQueries } from "@domain/task/handover/handover-queries";
import type { Task } from "@domain/task/task";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import type { Live, LiveList, Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import type { OfHandover } from "../../slot-table";
import type { FoundLines } from "../../shared/handover/handover-part";
import { HandoverPart } from "../../shared/handover/handover-part";
import type { Loadable } from "../../../ui/state/query-state";
import { useWhere } from "../parts/use-where";
import { useNameOf } from "../parts/use-name-of";
import { useSaid, useSaidWords } from "./use-said";

type TaskRow = Row<"tasks">;
type Asked = Record<"late" | "handed" | "done", Live<LiveList<"tasks">>>;

const rowsOf = (live: Live<LiveList<"tasks">>): readonly TaskRow[] =>
  live.state === "data" ? live.data.rows : [];

/** What became of the tasks: late ones, those given to others, and what was done. */
export function TaskParts({ since, sectorIds, onFound }: OfHandover) {
  const { t } = useTranslation();
  const { asked, tasks } = useTasks({ since, sectorIds });
  const lineOf = useTaskLine();
  const [only, second] = sectorIds ?? [];
  const sectorId = second === undefined ? (only ?? null) : null;
  const more = {
    late: href("taskList", { late: "1", sectorId }),
    handed: href("taskList", { sectorId }),
    done: href("taskList", { status: "DONE", sectorId }),
  };
  const found = (part: keyof Asked): Loadable<FoundLines> => {
    const live = asked[part];
    if (live.state !== "data") return live;
    const lines = tasks[part].map((told) => lineOf(told, part));
    // Of what was changed most was not handed over: that there is more says nothing.
    const full = part !== "handed" && live.data.full;
    return { state: "data", data: { lines, full, heard: live.data.heard } };
  };
  return (["late", "handed", "done"] as const).map((part) => (
    <HandoverPart
      key={part}
      id={part}
      title={t(`tasks.handover.parts.${part}`)}
      found={found(part)}
      more={more[part]}
      onFound={onFound}
    />
  ));
}

function useTasks(wish: Pick<OfHandover, "since" | "sectorIds">): {
  asked: Asked;
  tasks: HandoverTasks<TaskRow>;
} {
  const session = useReadySession();
  const now = useNow();
  const [opened] = useState(now);
  const queries = handoverTaskQueries(session, wish, opened);
  const asked = {
    late: useLiveQueries(queries.late),
    handed: useLiveQueries(queries.changed),
    done: useLiveQueries(queries.done),
  };
  const rows = new Map(
    [asked.late, asked.handed, asked.done]
      .flatMap(rowsOf)
      .map((row) => [row.id, row]),
  );
  const saidOf = useSaid([...rows.keys()]);
  const tasks = handoverTasks([...rows.values()], {
    taskOf: ({ data }) => data,
    saidOf: ({ id }) => saidOf(id),
    ...{ session, since: wish.since, now },
  });
  return { asked, tasks };
}

function useTaskLine() {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const nameOf = useNameOf();
  const wordsOf = useSaidWords();
  const { zooId } = useReadySession();
  const whereOf = useWhere(bothLevels);
  const whenOf = (task: Task, part: keyof Asked) => {
    if (part !== "done")
      return t("tasks.handover.due", { when: format.moment(task.dueAt, now) });
    if (task.completedAt === null) return null;
    return t(
      task.completedLate === true
        ? "tasks.handover.doneLate"
        : "tasks.handover.done",
      {
        when: format.moment(task.completedAt, now),
        by: nameOf(task.completedBy),
      },
    );
  };
  return (
    { row: { id, data }, said }: ToldTask<TaskRow>,
    part: keyof Asked,
  ) => {
    const { sector, what } = whereOf(data);
    const note =
      part === "done" && data.notes !== null
        ? [t("tasks.handover.said.note", { text: data.notes })]
        : [];
    return {
      key: `${zooId} ${id}`,
      to: href("taskList", { taskId: id }),
      text: data.title,
      about: [sector.name, what, whenOf(data, part)],
      words: [...note, ...said.map(wordsOf)],
    };
  };
}

/** Names of both are asked for: any task may be about either. */
const bothLevels = (["ENCLOSURE", "ANIMAL"] as const).map((level) => ({
  target: { level, ids: [] },
  sectorId: null,
  sectorIds: [],
}));
