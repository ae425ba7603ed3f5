import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../../data/hooks/ready-session";
import { useDirectory } from "../../../../data/hooks/use-names";
import type { TaskListFilter } from "../task-filter";

interface RecordChipProps {
  filter: TaskListFilter;
  onFilter: (change: Partial<TaskListFilter>) => void;
}

/** The enclosure or animal the list is narrowed to, where a record's page led here; a press ends it. */
export function RecordChip({
  filter: { enclosureId, animalId },
  onFilter,
}: RecordChipProps) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const isAnimal = animalId !== null;
  const names = useDirectory(
    isAnimal ? "animals" : "enclosures",
    isAnimal || enclosureId !== null ? zooId : null,
  );
  const id = animalId ?? enclosureId;
  if (id === null) return null;
  const level = isAnimal ? "ANIMAL" : "ENCLOSURE";
  const name = names.of(id)?.name ?? t(`tasks.options.level.${level}`);
  return (
    <Button
      variant="light"
      fw={500}
      px="md"
      maw={260}
      rightSection={<IconX size={16} aria-hidden />}
      aria-label={t("tasks.list.leavePlace", { name })}
      onClick={() => onFilter({ enclosureId: null, animalId: null })}
    >
      {name}
    </Button>
  );
}
