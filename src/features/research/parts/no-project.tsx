import { href } from "@domain/pages";
import { IconFlask } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../ui/display/button-link";
import { PageHeader } from "../../../ui/page/page-header";
import { EmptyState } from "../../../ui/state/empty-state";

/** The address names no project that its reader may see. */
export function NoProject() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t("research.titleOne")} />
      <EmptyState
        icon={IconFlask}
        title={t("research.states.missing")}
        body={t("common.messages.notThere")}
        action={
          <ButtonLink to={href("researchList")} variant="light">
            {t("research.actions.toList")}
          </ButtonLink>
        }
      />
    </>
  );
}
