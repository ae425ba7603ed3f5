import { href } from "@domain/pages";
import type { Task } from "@domain/task/task";
import { Group } from "@mantine/core";
import { IconHeartbeat, IconPencilPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { ButtonLink } from "../../../ui/display/button-link";

/** To who reads notes on health: the healthcare book that a task comes from, and once it is closed the form of the note of it. */
export function HealthLinks({ task }: { task: Task }) {
  const { t } = useTranslation();
  const may = useCan();
  const { zooId, sectorIds, healthNoteId: from, status } = task;
  const [animalId] = task.animalIds;
  const facts = { zooId, sectorIds };
  if (
    from === null ||
    animalId === undefined ||
    !may("read", "healthNotes", facts)
  )
    return null;
  const book = { animalId, tab: "health" };
  return (
    <Group gap="xs">
      {status === "DONE" && may("create", "healthNotes", facts) && (
        <ButtonLink
          to={href("animal", { ...book, from })}
          mih={36}
          size="compact-md"
          leftSection={<IconPencilPlus size={16} aria-hidden />}
        >
          {t("tasks.detail.writeNote")}
        </ButtonLink>
      )}
      <ButtonLink
        to={href("animal", book)}
        variant="light"
        mih={36}
        size="compact-md"
        leftSection={<IconHeartbeat size={16} aria-hidden />}
      >
        {t("health.menu.book")}
      </ButtonLink>
    </Group>
  );
}
