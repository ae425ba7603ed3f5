import { href } from "@domain/pages";
import { IconNote, IconPencil } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { factsFor, useCan } from "../../../data/hooks/use-can";
import { ButtonLink } from "../../../ui/display/button-link";

interface EnclosureActionsProps {
  row: Row<"enclosures">;
}

/** What this person may do to this enclosure. */
export function EnclosureActions({ row }: EnclosureActionsProps) {
  const may = useCan();
  const { t } = useTranslation();
  const facts = factsFor("enclosures", row.data);
  return (
    <>
      {may("note", "enclosures", facts) && (
        <ButtonLink
          to={href("enclosure", { enclosureId: row.id, tool: "note" })}
          variant="default"
          leftSection={<IconNote size={16} aria-hidden />}
        >
          {t("enclosures.actions.note")}
        </ButtonLink>
      )}
      {may("change", "enclosures", facts) && (
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
