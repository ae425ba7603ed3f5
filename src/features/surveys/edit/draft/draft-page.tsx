import type { Row } from "../../../../data/live-store";
import { useLiveDoc } from "../../../../data/hooks/use-live";
import { QueryState } from "../../../../ui/state/query-state";
import { PageSkeleton } from "../../../../ui/state/skeletons";
import { NoSurvey } from "../parts/of-survey";
import { SurveyRecord } from "../record/survey-record";
import { DraftFormPage } from "./draft-form-page";

interface DraftPageProps {
  survey: Row<"surveys">;
  number: number;
}

/** The editor of a draft; any other version is only shown, as nothing of it changes. */
export function DraftPage({ survey, number }: DraftPageProps) {
  const status = survey.data.versions[number - 1]?.status;
  const isDraft = status === "draft";
  const live = useLiveDoc(
    "surveyVersions",
    isDraft ? String(number) : null,
    survey.id,
  );
  if (status === undefined) return <NoSurvey />;
  if (!isDraft) return <SurveyRecord row={survey} />;
  return (
    <QueryState query={live} skeleton={<PageSkeleton />} empty={<NoSurvey />}>
      {(row) =>
        row !== null && (
          <DraftFormPage
            key={`${survey.id} ${row.id}`}
            survey={survey}
            row={row}
          />
        )
      }
    </QueryState>
  );
}
