import { href } from "@domain/pages";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { factsFor, useCan } from "../../../data/hooks/use-can";
import { ButtonLink } from "../../../ui/display/button-link";

/** The way to a new enclosure of this sector, for those who may. */
export function CreateEnclosure({ row }: { row: Row<"sectors"> }) {
  const { t } = useTranslation();
  const may = useCan();
  return may("create", "enclosures", factsFor("sectors", row.data)) ? (
    <ButtonLink
      to={href("enclosure", { mode: "create", sectorId: row.id })}
      variant="light"
      leftSection={<IconPlus size={16} aria-hidden />}
    >
      {t("sectors.actions.createEnclosure")}
    </ButtonLink>
  ) : null;
}
