import { href } from "@domain/pages";
import { IconHelpCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../ui/display/button-link";
import { PageHeader } from "../../../ui/page/page-header";
import { EmptyState } from "../../../ui/state/empty-state";

/** The address names no question. */
export function NoQuestion() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t("questions.titleOne")} />
      <EmptyState
        icon={IconHelpCircle}
        title={t("questions.states.missing")}
        body={t("common.messages.notThere")}
        action={
          <ButtonLink to={href("questionList")} variant="light">
            {t("questions.actions.toList")}
          </ButtonLink>
        }
      />
    </>
  );
}
