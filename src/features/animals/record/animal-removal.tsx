import { isPutAway } from "@domain/record/put-away";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useRemoval } from "../../../data/hooks/use-removal";
import { useCan } from "../../../data/hooks/use-can";
import { RemovalSection } from "../../../ui/form/removal-section";

interface AnimalRemovalProps {
  row: Row<"animals">;
  onRemoved: () => void;
}

/** Deletion of an animal, after asking; its data stay in the archive for ten years. */
export function AnimalRemoval({ row, onRemoved }: AnimalRemovalProps) {
  const { t } = useTranslation();
  const removal = useRemoval("animals", row.id, onRemoved);
  const { data } = row;
  const mayRemove = useCan("remove", "animals", data);
  if (isPutAway(data) || !mayRemove) return null;
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
