import type { Animal } from "@domain/animal/animal";
import { IconArchive, IconLogout } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { StatusBadge } from "../../../ui/display/status-badge";

/** Archived, deceased or departed; nothing for an animal that lives here. */
export function AnimalState({
  animal: { isArchived, animalState },
}: {
  animal: Pick<Animal, "isArchived" | "animalState">;
}) {
  const { t } = useTranslation();
  if (animalState !== null)
    return (
      <StatusBadge
        color="gray"
        size="sm"
        icon={IconLogout}
        label={t(`animals.options.state.${animalState}`)}
      />
    );
  return isArchived ? (
    <StatusBadge
      color="gray"
      size="sm"
      icon={IconArchive}
      label={t("animals.states.archived")}
    />
  ) : null;
}
