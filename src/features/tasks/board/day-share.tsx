import type { DayFigures } from "@domain/task/day";
import { Group, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { ButtonLink } from "../../../ui/display/button-link";
import { planTodayHref } from "../task-links";
import { useFormat } from "../../../lib/use-format";
import classes from "./day-share.module.css";

const parts = ["late", "open", "inProgress", "done"] as const;

interface DayShareProps {
  figures: DayFigures;
  /** Every task was counted. */
  exact: boolean;
}

/** Nothing is planned for today: the way to plan something, for those who may. */
function NothingPlanned() {
  const { t } = useTranslation();
  const may = useCan();
  return (
    <Group justify="space-between" gap="xs">
      <Text c="dimmed">{t("tasks.board.dayEmpty")}</Text>
      {may("create", "tasks") && (
        <ButtonLink
          to={planTodayHref()}
          variant="light"
          leftSection={<IconPlus size={18} aria-hidden />}
        >
          {t("tasks.actions.plan")}
        </ButtonLink>
      )}
    </Group>
  );
}

/** How much of the day's work is late, as a sentence and drawn. */
export function DayShare({ figures, exact }: DayShareProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { late, all } = figures;
  const more = exact ? "" : "+";
  if (all === 0) return <NothingPlanned />;
  return (
    <div>
      <Text mb={6} fw={500} {...(late > 0 ? { c: "red" } : {})}>
        {late === 0
          ? t("tasks.board.noneLate", { total: format.number(all) + more })
          : t("tasks.board.lateShare", {
              count: late,
              total: format.number(all) + more,
              share: format.number(late / all, {
                style: "percent",
                maximumFractionDigits: 0,
              }),
            })}
      </Text>
      <div className={classes.bar} aria-hidden>
        {parts.map((part) => (
          <span
            key={part}
            className={classes[part]}
            style={{ flexGrow: figures[part] }}
          />
        ))}
      </div>
    </div>
  );
}
