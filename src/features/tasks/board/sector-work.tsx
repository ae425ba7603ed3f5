import { href } from "@domain/pages";
import { Skeleton } from "@mantine/core";
import { IconAlertTriangle, IconChecklist } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { unknownName } from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import { StatTile } from "../../../ui/page/stat-tile";
import { ErrorState } from "../../../ui/state/error-state";
import { useSectorWork } from "./use-sector-work";

/** What is to be done in a sector, on its own page: two numbers that lead to their lists. */
export function Component({ id: sectorId }: { id: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const work = useSectorWork(sectorId);
  if (work.state === "error")
    return <ErrorState error={work} onRetry={work.retry} />;
  if (work.state === "loading")
    return (
      <>
        <Skeleton mih={88} />
        <Skeleton mih={88} />
      </>
    );
  const { open, late, full } = work.data;
  const count = (value: number | null, more: boolean) => {
    if (value === null) return unknownName;
    const limit = format.number(value);
    return more ? t("tasks.board.more", { limit }) : limit;
  };
  return (
    <>
      <StatTile
        label={t("tasks.board.sectorOpen")}
        value={count(open, full)}
        icon={IconChecklist}
        color="blue"
        to={href("taskList", { sectorId })}
      />
      <StatTile
        label={t("tasks.board.sectorLate")}
        value={count(late, full && late !== 0)}
        icon={IconAlertTriangle}
        color={late === null || late === 0 ? "gray" : "red"}
        to={href("taskList", { sectorId, late: "1" })}
      />
    </>
  );
}
