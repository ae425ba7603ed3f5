import { href } from "@domain/pages";
import { idSchema } from "@domain/schema/fields";
import { IconClipboardText } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLiveDoc } from "../../../../data/hooks/use-live";
import type { Row } from "../../../../data/live-store";
import { ButtonLink } from "../../../../ui/display/button-link";
import { usePageParams } from "../../../../ui/list/search-params";
import { PageHeader } from "../../../../ui/page/page-header";
import { EmptyState } from "../../../../ui/state/empty-state";
import { QueryState } from "../../../../ui/state/query-state";
import { PageSkeleton } from "../../../../ui/state/skeletons";

interface OfSurveyProps {
  children: (row: Row<"surveys">) => ReactNode;
}

/** What is shown of the questionnaire that the address names; that there is none where there is none. */
export function OfSurvey({ children }: OfSurveyProps) {
  const [params] = usePageParams();
  const surveyId = idSchema
    .nullable()
    .catch(null)
    .parse(params.get("surveyId"));
  return surveyId === null ? (
    <NoSurvey />
  ) : (
    <Read key={surveyId} surveyId={surveyId}>
      {children}
    </Read>
  );
}

function Read({ surveyId, children }: OfSurveyProps & { surveyId: string }) {
  const live = useLiveDoc("surveys", surveyId);
  return (
    <QueryState query={live} skeleton={<PageSkeleton />} empty={<NoSurvey />}>
      {(row) => row !== null && children(row)}
    </QueryState>
  );
}

/** The address names no questionnaire, or no such version of one. */
export function NoSurvey() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t("surveys.edit.title")} />
      <EmptyState
        icon={IconClipboardText}
        title={t("surveys.edit.states.missing")}
        body={t("common.messages.notThere")}
        action={
          <ButtonLink to={href("quizzList")} variant="light">
            {t("surveys.edit.actions.toList")}
          </ButtonLink>
        }
      />
    </>
  );
}
