import { href } from "@domain/pages";
import type { WorkRecord } from "@domain/task/work-queries";
import { IconClipboardText } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { ButtonLink } from "../../../ui/display/button-link";

/** The way from an animal to what may be answered about it. */
export function Component({ id, over }: WorkRecord) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const may = useCan();
  if (over === true || !may("create", "evaluations", { zooId })) return null;
  return (
    <ButtonLink
      to={href("assessment", { animalId: id })}
      size="md"
      mih={48}
      variant="light"
      leftSection={<IconClipboardText size={20} aria-hidden />}
      style={{ order: 0, gridColumn: "1 / -1" }}
    >
      {t("assessment.actions.assess")}
    </ButtonLink>
  );
}
