import { href } from "@domain/pages";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../ui/display/button-link";
import { PageHeader } from "../../../ui/page/page-header";
import { EmptyState } from "../../../ui/state/empty-state";

interface NoRecordProps extends Pick<
  ComponentProps<typeof EmptyState>,
  "icon" | "title"
> {
  heading: string;
}

/** That what an address names is not there, and the way to the animals' health. */
export function NoRecord({ heading, icon, title }: NoRecordProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={heading} />
      <EmptyState
        icon={icon}
        title={title}
        body={t("common.messages.notThere")}
        action={
          <ButtonLink to={href("veterinaryParameters")} variant="light">
            {t("measures.health.title")}
          </ButtonLink>
        }
      />
    </>
  );
}
