import { IconLock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../display/button-link";
import { EmptyState } from "../state/empty-state";
import { PageHeader } from "./page-header";

/** A page that is not open to whoever came, with the way on: to `home`. */
export function NotAllowed({ home }: { home: string }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t("shell.states.notAllowed")} />
      <EmptyState
        icon={IconLock}
        title={t("shell.states.notAllowed")}
        body={t("shell.messages.notAllowed")}
        action={
          <ButtonLink to={home} variant="light">
            {t("shell.actions.home")}
          </ButtonLink>
        }
      />
    </>
  );
}
