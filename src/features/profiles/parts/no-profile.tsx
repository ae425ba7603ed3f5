import { href } from "@domain/pages";
import { IconForms } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../ui/display/button-link";
import { PageHeader } from "../../../ui/page/page-header";
import { EmptyState } from "../../../ui/state/empty-state";

/** The address names no profile. */
export function NoProfile() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t("profiles.titleOne")} />
      <EmptyState
        icon={IconForms}
        title={t("profiles.states.missing")}
        body={t("common.messages.notThere")}
        action={
          <ButtonLink to={href("quizzProfile")} variant="light">
            {t("profiles.actions.toList")}
          </ButtonLink>
        }
      />
    </>
  );
}
