import { href } from "@domain/pages";
import { IconBooks } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { MissingPage } from "../../../ui/page/missing-page";

/** The address names no publication. */
export function NoPublication() {
  const { t } = useTranslation();
  return (
    <MissingPage
      heading={t("biblio.titleOne")}
      icon={IconBooks}
      title={t("biblio.states.missing")}
      back={{ to: href("biblio"), label: t("biblio.actions.toList") }}
    />
  );
}
