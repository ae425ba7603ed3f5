import { href } from "@domain/pages";
import { IconBooks } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../ui/display/button-link";
import { PageHeader } from "../../../ui/page/page-header";
import { EmptyState } from "../../../ui/state/empty-state";

/** The address names no publication. */
export function NoPublication() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t("biblio.titleOne")} />
      <EmptyState
        icon={IconBooks}
        title={t("biblio.states.missing")}
        body={t("common.messages.notThere")}
        action={
          <ButtonLink to={href("biblio")} variant="light">
            {t("biblio.actions.toList")}
          </ButtonLink>
        }
      />
    </>
  );
}
