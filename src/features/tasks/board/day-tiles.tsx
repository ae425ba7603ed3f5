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
import { unknownName } from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import { StatTile } from "../../../ui/page/stat-tile";

interface DayTilesProps {
  figures: DayFigures;
  /** Only the sectors the person answers for are counted. */
  ofSome: boolean;
  /** There are more than were counted. */
  full: { open: boolean; done: boolean };
  /** Somebody could be asked what was closed. */
  doneKnown: boolean;
}

const tiles = [
  ["late", "red", IconAlertTriangle, { late: "1" }],
  ["open", "blue", IconCircle, { status: "OPEN", today: "1" }],
  ["inProgress", "violet", IconProgress, { status: "IN_PROGRESS", today: "1" }],
  ["done", "green", IconCircleCheck, { status: "DONE", today: "1" }],
] as const;

type TilePart = (typeof tiles)[number][0];

/** The day in four numbers, no task in two of them; each leads to the tasks it counts. */
export function DayTiles({ figures, ofSome, full, doneKnown }: DayTilesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const valueOf = (part: TilePart) => {
    if (part === "done" && !doneKnown) return unknownName;
    const limit = format.number(figures[part]);
    const more = part === "done" ? full.done : full.open;
    return more ? t("tasks.board.more", { limit }) : limit;
  };
  return (
    <SimpleGrid
      type="container"
      cols={{ base: 2, "700px": 4 }}
      spacing={{ base: "xs", "700px": "md" }}
    >
      {tiles.map(([part, color, icon, search]) => (
        <StatTile
          key={part}
          icon={icon}
          color={part === "late" && figures.late === 0 ? "gray" : color}
          label={t(`tasks.board.${part}`)}
          value={valueOf(part)}
          to={href("taskList", {
            ...search,
            who: ofSome ? "managed" : null,
          })}
        />
      ))}
    </SimpleGrid>
  );
}
