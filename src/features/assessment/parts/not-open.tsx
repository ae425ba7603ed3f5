import { href } from "@domain/pages";
import { IconClipboardText } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../ui/display/button-link";
import { PageHeader } from "../../../ui/page/page-header";
import { EmptyState } from "../../../ui/state/empty-state";

/** What the address names is not there, or not for this person to see or to answer. */
export function NotOpen() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t("assessment.titleOne")} />
      <EmptyState
        icon={IconClipboardText}
        title={t("assessment.states.notOpen")}
        body={t("common.messages.notThere")}
        action={
          <ButtonLink to={href("assessment")} variant="light">
            {t("assessment.actions.toOpen")}
          </ButtonLink>
        }
      />
    </>
  );
}
