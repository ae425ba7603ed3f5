import { can } from "@domain/access/can";
import { animalFacts } from "@domain/access/facts";
import type { Session } from "@domain/access/session";
import { Button } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useRemoval } from "../../../data/hooks/use-removal";
import { confirm } from "../../../ui/feedback/confirm";
import { FormFailure } from "../../../ui/form/form-failure";

interface AnimalRemovalProps {
  row: Row<"animals">;
  session: Session;
  onRemoved: () => void;
}

/** Deletion of an animal, after asking; its data stay in the archive for ten years. */
export function AnimalRemoval({ row, session, onRemoved }: AnimalRemovalProps) {
  const { t } = useTranslation();
  const removal = useRemoval("animals", row.id, onRemoved);
  const { data } = row;
  if (data.isArchived || !can(session, "remove", "animals", animalFacts(data)))
    return null;
  const ask = async () => {
    const sure = await confirm({
      title: t("animals.messages.removeTitle", { name: data.animalName }),
      body: t("animals.messages.removeBody"),
      confirm: t("common.actions.delete"),
      danger: true,
    });
    if (sure) removal.remove();
  };
  return (
    <section aria-label={t("animals.actions.remove")}>
      <FormFailure failure={removal.failure} onRetry={removal.remove} />
      <Button
        mt="lg"
        color="red"
        variant="light"
        loading={removal.busy}
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => void ask()}
      >
        {t("animals.actions.remove")}
      </Button>
    </section>
  );
}
