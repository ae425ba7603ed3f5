import type { Action } from "@domain/access/matrix";
import { can } from "@domain/access/can";
import { animalFacts } from "@domain/access/facts";
import type { Session } from "@domain/access/session";
import { href } from "@domain/pages";
import { IconArrowsExchange, IconNote, IconPencil } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { ButtonLink } from "../../../ui/display/button-link";

interface AnimalActionsProps {
  row: Row<"animals">;
  session: Session;
}

const tools = [
  { action: "move", icon: IconArrowsExchange },
  { action: "note", icon: IconNote },
] as const satisfies readonly { action: Action<"animals">; icon: unknown }[];

/** What this person may do to this animal; an archived one stays as it is. */
export function AnimalActions({ row, session }: AnimalActionsProps) {
  const { t } = useTranslation();
  if (row.data.isArchived) return null;
  const facts = animalFacts(row.data);
  return (
    <>
      {tools
        .filter(({ action }) => can(session, action, "animals", facts))
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
      {can(session, "change", "animals", facts) && (
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
