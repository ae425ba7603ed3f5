import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { ownAddress } from "../../../lib/next-address";
import { usePageParams } from "../../../ui/list/search-params";
import { PageHeader } from "../../../ui/page/page-header";
import { PageSkeleton } from "../../../ui/state/skeletons";
import { PlanForm } from "./plan-form";
import { usePreset } from "./use-preset";

/** The page that plans a task or an automation. */
export function PlanTask() {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const [params] = usePageParams();
  const preset = usePreset(params);
  const returning = params.get("tab") === "automations";
  return (
    <>
      <PageHeader
        title={t("tasks.actions.plan")}
        crumbs={[{ label: t("tasks.title"), to: href("taskList") }]}
      />
      {preset === null ? (
        <PageSkeleton />
      ) : (
        <PlanForm
          key={`${zooId} ${preset.key} ${String(returning)}`}
          preset={preset}
          due={params.get("due")}
          returning={returning}
          from={ownAddress(params.get("from"))}
        />
      )}
    </>
  );
}
