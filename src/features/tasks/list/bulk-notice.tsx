import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import { usePageParams, withParams } from "../../../ui/list/search-params";
import { Obstacles } from "../../../ui/feedback/obstacles";
import type { BulkReport } from "../task-bulk-writes";

interface BulkNoticeProps {
  report: BulkReport;
  onClose: () => void;
}

/** Over the list: which of several tasks could not be changed, and why, each a link to it. */
export function BulkNotice({ report, onClose }: BulkNoticeProps) {
  const { t } = useTranslation();
  const [params] = usePageParams();
  const { done, total, failures } = report;
  const more = total - done - failures.length;
  return (
    <Obstacles
      title={t("errors.messages.taskStatus")}
      summary={[
        t("tasks.bulk.partly", { count: done, total }),
        ...(more > 0 ? [t("tasks.bulk.moreFailed", { count: more })] : []),
      ].join(" ")}
      items={failures.map(({ id, title, reason }) => ({
        id,
        name: t("tasks.bulk.why", { title, reason }),
        to: `${href("taskList")}?${withParams(params, { taskId: id }).toString()}`,
      }))}
      onClose={onClose}
    />
  );
}
