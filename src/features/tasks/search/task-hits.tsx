import { likeliestFirst, partOf, searchOver } from "@domain/directory/search";
import { href } from "@domain/pages";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { HitGroup } from "../../../ui/search/hit-group";
import type { SearchWish } from "../../feature";
import { myTasksHref } from "../task-links";
import { useMyTasks } from "../use-my-tasks";

const shown = 4;
const none: readonly Row<"tasks">[] = [];
const texts = ({ data }: Row<"tasks">) => [data.title];

/** The open tasks of this person that the top search finds, by title: those the bell knows, so that nothing is read. */
export function Component({ typed, near }: SearchWish) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const { live } = useMyTasks();
  const rows = live.state === "data" ? live.data : none;
  const search = useMemo(() => searchOver(rows, texts), [rows]);
  const { items, count } = partOf(search(typed), near);
  return (
    <HitGroup
      label={t("tasks.bell.title")}
      near={near}
      count={count}
      to={myTasksHref()}
      hits={likeliestFirst(items, typed, ({ data }) => data.title)
        .slice(0, shown)
        .map(({ id, data }) => ({
          id,
          name: data.title,
          detail: format.moment(data.dueAt, now),
          to: href("taskList", { taskId: id }),
        }))}
    />
  );
}
