import { href } from "@domain/pages";
import { cirIdOfTask } from "@domain/report/cir/task";
import type { Task } from "@domain/task/task";
import { IconFileAnalytics } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { ButtonLink } from "../../../ui/display/button-link";

/** To who reads the provider's visits: the report whose recommendation a task carries out. */
export function CirLink({ task }: { task: Task }) {
  const { t } = useTranslation();
  const may = useCan();
  const reportId = cirIdOfTask(task);
  return reportId === null ||
    !may("read", "cirs", { zooId: task.zooId }) ? null : (
    <ButtonLink
      to={href("cir", { reportId, tab: "followUp" })}
      variant="light"
      mih={36}
      size="compact-md"
      style={{ alignSelf: "flex-start" }}
      leftSection={<IconFileAnalytics size={16} aria-hidden />}
    >
      {t("routes.menu.cir")}
    </ButtonLink>
  );
}
