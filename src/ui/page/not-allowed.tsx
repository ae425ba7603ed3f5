import { IconLock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../display/button-link";
import type { IconComponent } from "../display/icon";
import { EmptyState } from "../state/empty-state";
import { PageHeader } from "./page-header";

interface NotAllowedProps {
  /** Where the way on leads. */
  home: string;
  /** Rights do not allow it, unless the establishment's follow-up has it not. */
  why?: "notAllowed" | "basic";
  icon?: IconComponent;
}

/** A page that is not open to whoever came, why, and the way on. */
export function NotAllowed({
  home,
  why = "notAllowed",
  icon = IconLock,
}: NotAllowedProps) {
  const { t } = useTranslation();
  const title = t(`shell.states.${why}`);
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        icon={icon}
        title={title}
        body={t(`shell.messages.${why}`)}
        action={
          <ButtonLink to={home} variant="light">
            {t("shell.actions.home")}
          </ButtonLink>
        }
      />
    </>
  );
}
