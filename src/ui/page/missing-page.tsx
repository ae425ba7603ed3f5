import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../display/button-link";
import type { IconComponent } from "../display/icon";
import { EmptyState } from "../state/empty-state";
import { PageHeader } from "./page-header";

interface MissingPageProps {
  /** What the page is about, and the way there. */
  heading: string;
  crumbs?: NonNullable<ComponentProps<typeof PageHeader>["crumbs"]>;
  icon: IconComponent;
  title: string;
  /** Where those that are there are listed; null: whoever reads has no such list. */
  back?: { to: string; label: string } | null;
}

/** The address names a record that is not there, or not for its reader. */
export function MissingPage(props: MissingPageProps) {
  const { heading, crumbs = [], icon, title, back = null } = props;
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={heading} crumbs={crumbs} />
      <EmptyState
        icon={icon}
        title={title}
        body={t("common.messages.notThere")}
        action={
          back !== null && (
            <ButtonLink to={back.to} variant="light">
              {back.label}
            </ButtonLink>
          )
        }
      />
    </>
  );
}
