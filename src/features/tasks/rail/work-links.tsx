import { href, recordHref } from "@domain/pages";
import type { WorkRecord } from "@domain/task/work-queries";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { ButtonLink } from "../../../ui/display/button-link";
import { TextLink } from "../../../ui/display/text-link";

const params = {
  sectors: "sectorId",
  enclosures: "enclosureId",
  animals: "animalId",
} as const satisfies Record<WorkRecord["kind"], string>;

/** The record as the address of the list of tasks names it. */
export const aboutRecord = ({ kind, id }: WorkRecord) => ({
  [params[kind]]: id,
});

/** To the whole of what a panel shows the beginning of. */
export function AllLink({ about }: { about: Record<string, string> }) {
  const { t } = useTranslation();
  return (
    <TextLink to={href("taskList", about)} size="sm">
      {t("tasks.rail.all")}
    </TextLink>
  );
}

const wide = { mt: "sm", fullWidth: true, mih: 44, variant: "light" };
const beside = {
  size: "compact-md",
  mih: 36,
  my: -6,
  px: 6,
  variant: "subtle",
};

/** Where work about a record is planned, for those who may. */
export function PlanLink({
  record,
  small = false,
}: {
  record: WorkRecord;
  small?: boolean;
}) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const { kind, id, sectorId } = record;
  const sectorIds = sectorId === null ? [] : [sectorId];
  const mayPlan = useCan()("create", "tasks", { zooId, sectorIds });
  if (!mayPlan || record.over === true) return null;
  return (
    <ButtonLink
      {...(small ? beside : wide)}
      style={{ flexShrink: 0 }}
      data-screen
      to={href("taskList", {
        mode: "create",
        ...aboutRecord(record),
        from: recordHref(kind, id),
      })}
      leftSection={<IconPlus size={18} aria-hidden />}
      aria-label={t("tasks.actions.plan")}
    >
      {t(small ? "tasks.wizard.finish" : "tasks.actions.plan")}
    </ButtonLink>
  );
}
