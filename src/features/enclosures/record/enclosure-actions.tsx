import { can } from "@domain/access/can";
import { enclosureFacts } from "@domain/access/facts";
import type { Session } from "@domain/access/session";
import { href } from "@domain/pages";
import { IconNote, IconPencil } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { ButtonLink } from "../../../ui/display/button-link";

interface EnclosureActionsProps {
  row: Row<"enclosures">;
  session: Session;
}

/** What this person may do to this enclosure. */
export function EnclosureActions({ row, session }: EnclosureActionsProps) {
  const { t } = useTranslation();
  const facts = enclosureFacts(row.data);
  return (
    <>
      {can(session, "note", "enclosures", facts) && (
        <ButtonLink
          to={href("enclosure", { enclosureId: row.id, tool: "note" })}
          variant="default"
          leftSection={<IconNote size={16} aria-hidden />}
        >
          {t("enclosures.actions.note")}
        </ButtonLink>
      )}
      {can(session, "change", "enclosures", facts) && (
        <ButtonLink
          to={href("enclosure", { enclosureId: row.id, mode: "edit" })}
          variant="default"
          leftSection={<IconPencil size={16} aria-hidden />}
        >
          {t("common.actions.edit")}
        </ButtonLink>
      )}
    </>
  );
}
