import { homePage, href } from "@domain/pages";
import { IconLock } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../data/hooks/use-live";
import type { Needs } from "../../features/feature";
import { ButtonLink } from "../../ui/display/button-link";
import { PageHeader } from "../../ui/page/page-header";
import { EmptyState } from "../../ui/state/empty-state";
import { mayOpen } from "../routes/menu";

function NotAllowed() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t("shell.states.notAllowed")} />
      <EmptyState
        icon={IconLock}
        title={t("shell.states.notAllowed")}
        body={t("shell.messages.notAllowed")}
        action={
          <ButtonLink to={href(homePage)} variant="light">
            {t("shell.actions.home")}
          </ButtonLink>
        }
      />
    </>
  );
}

/** Shows a page to those who may open it, the others why they see nothing. */
export function PermissionGuard({
  needs,
  children,
}: {
  needs: Needs;
  children: ReactNode;
}) {
  const session = useSession();
  if (session.state !== "ready") return null;
  return mayOpen(session.session, needs) ? children : <NotAllowed />;
}
