import { can } from "@domain/access/can";
import { animalFacts } from "@domain/access/facts";
import type { Session } from "@domain/access/session";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useRemoval } from "../../../data/hooks/use-removal";
import { RemovalSection } from "../../../ui/form/removal-section";

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
  return (
    <RemovalSection
      label={t("animals.actions.remove")}
      question={{
        title: t("animals.messages.removeTitle", { name: data.animalName }),
        body: t("animals.messages.removeBody"),
      }}
      removal={removal}
    />
  );
}
