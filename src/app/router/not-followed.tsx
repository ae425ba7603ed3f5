import { homePage, href } from "@domain/pages";
import { IconChartDots } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../ui/display/button-link";
import { PageHeader } from "../../ui/page/page-header";
import { EmptyState } from "../../ui/state/empty-state";

/** A page that the establishment's follow-up has not, and who can change that. */
export function NotFollowed() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t("shell.states.basic")} />
      <EmptyState
        icon={IconChartDots}
        title={t("shell.states.basic")}
        body={t("shell.messages.basic")}
        action={
          <ButtonLink to={href(homePage)} variant="light">
            {t("shell.actions.home")}
          </ButtonLink>
        }
      />
    </>
  );
}
