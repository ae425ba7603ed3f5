import type { Action } from "@domain/access/matrix";
import { hasEnded } from "@domain/animal/life";
import { href } from "@domain/pages";
import { isPutAway } from "@domain/record/put-away";
import { IconArrowsExchange, IconNote, IconPencil } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { factsFor, useCan } from "../../../data/hooks/use-can";
import { ButtonLink } from "../../../ui/display/button-link";

interface AnimalActionsProps {
  row: Row<"animals">;
}

const tools = [
  { action: "move", icon: IconArrowsExchange },
  { action: "note", icon: IconNote },
] as const satisfies readonly { action: Action<"animals">; icon: unknown }[];

/** What this person may do to this animal; an archived one stays as it is. */
export function AnimalActions({ row }: AnimalActionsProps) {
  const may = useCan();
  const { t } = useTranslation();
  if (isPutAway(row.data)) return null;
  const facts = factsFor("animals", row.data);
  return (
    <>
      {tools
        .filter(({ action }) => action !== "move" || !hasEnded(row.data))
        .filter(({ action }) => may(action, "animals", facts))
        .map(({ action, icon: Icon }) => (
          <ButtonLink
            key={action}
            to={href("animal", { animalId: row.id, tool: action })}
            variant="default"
            leftSection={<Icon size={16} aria-hidden />}
          >
            {t(`animals.actions.${action}`)}
          </ButtonLink>
        ))}
      {may("change", "animals", facts) && (
        <ButtonLink
          to={href("animal", { animalId: row.id, mode: "edit" })}
          variant="default"
          leftSection={<IconPencil size={16} aria-hidden />}
        >
          {t("common.actions.edit")}
        </ButtonLink>
      )}
    </>
  );
}
