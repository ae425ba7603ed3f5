import { href } from "@domain/pages";
import type { DayFigures } from "@domain/task/day";
import { SimpleGrid } from "@mantine/core";
import {
  IconAlertTriangle,
  IconCircle,
  IconCircleCheck,
  IconProgress,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { StatTile } from "../../../ui/page/stat-tile";

interface DayTilesProps {
  figures: DayFigures;
  /** Only the sectors the person answers for are counted. */
  ofSome: boolean;
  /** There are more than were counted. */
  full: { open: boolean; done: boolean };
}

const tiles = [
  ["late", "red", IconAlertTriangle, { late: "1" }],
  ["open", "blue", IconCircle, { status: "OPEN", today: "1" }],
  ["inProgress", "violet", IconProgress, { status: "IN_PROGRESS", today: "1" }],
  ["done", "green", IconCircleCheck, { status: "DONE", today: "1" }],
] as const;

/** The day in four numbers, no task in two of them; each leads to the tasks it counts. */
export function DayTiles({ figures, ofSome, full }: DayTilesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <SimpleGrid
      type="container"
      cols={{ base: 2, "700px": 4 }}
      spacing={{ base: "xs", "700px": "md" }}
    >
      {tiles.map(([part, color, icon, search]) => {
        const more = part === "done" ? full.done : full.open;
        return (
          <StatTile
            key={part}
            icon={icon}
            color={part === "late" && figures.late === 0 ? "gray" : color}
            label={t(`tasks.board.${part}`)}
            value={
              more
                ? t("tasks.board.more", { limit: format.number(figures[part]) })
                : format.number(figures[part])
            }
            to={href("taskList", {
              ...search,
              who: ofSome ? "managed" : null,
            })}
          />
        );
      })}
    </SimpleGrid>
  );
}
