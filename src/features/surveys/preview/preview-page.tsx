import { href } from "@domain/pages";
import { idSchema } from "@domain/schema/fields";
import type { Survey } from "@domain/survey/survey";
import { localized } from "@domain/taxonomy/taxonomy";
import { IconClipboardText } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { useLanguage } from "../../../lib/i18n/use-language";
import { ButtonLink } from "../../../ui/display/button-link";
import { usePageParams } from "../../../ui/list/search-params";
import { PageHeader } from "../../../ui/page/page-header";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { PageSkeleton } from "../../../ui/state/skeletons";
import { shownVersion } from "../../shared/versions/shown-version";
import { VersionPreview } from "../../shared/asking/preview/version-preview";

interface PreviewPageProps {
  /** With what only its makers see. */
  isInternal?: boolean;
}

const idOf = (text: string | null) =>
  idSchema.nullable().catch(null).parse(text);

/** The preview of the questionnaire that the address names, in its version or the one that is shown by itself. */
export function PreviewPage({ isInternal = false }: PreviewPageProps) {
  const [params] = usePageParams();
  const surveyId = idOf(params.get("surveyId"));
  const live = useLiveDoc("surveys", surveyId);
  // A draft that is not one's own to see is as one that is not there.
  const isClosed = live.state === "error" && live.code === "not-allowed";
  if (surveyId === null || isClosed)
    return <NoSurvey isInternal={isInternal} />;
  return (
    <QueryState
      query={live}
      skeleton={<PageSkeleton />}
      empty={<NoSurvey isInternal={isInternal} />}
    >
      {(row) =>
        row !== null && (
          <OfSurvey
            key={surveyId}
            surveyId={surveyId}
            survey={row.data}
            asked={params.get("version")}
            isInternal={isInternal}
          />
        )
      }
    </QueryState>
  );
}

interface OfSurveyProps {
  surveyId: string;
  survey: Survey;
  /** The number that the address asks for. */
  asked: string | null;
  isInternal: boolean;
}

function OfSurvey({ surveyId, survey, asked, isInternal }: OfSurveyProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const may = useCan();
  const shown = shownVersion(survey.versions, asked, may("change", "surveys"));
  if (shown === null) return <NoSurvey isInternal={isInternal} />;
  const version = t("surveys.preview.fields.version", {
    version: shown.number,
  });
  const title = localized(survey.names, language, t("surveys.preview.title"));
  return (
    <>
      <PageHeader
        title={title}
        count={isInternal ? t("surveys.preview.titleInternal") : undefined}
        facts={`${version} · ${t(`surveys.preview.options.status.${shown.status}`)}`}
      />
      <VersionPreview
        key={shown.number}
        of={{ collection: "surveyVersions", id: surveyId }}
        names={survey.names}
        shown={shown}
        isInternal={isInternal}
      />
    </>
  );
}

function NoSurvey({ isInternal }: { isInternal: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={
          isInternal
            ? t("surveys.preview.titleInternal")
            : t("surveys.preview.title")
        }
      />
      <EmptyState
        icon={IconClipboardText}
        title={t("surveys.preview.states.missing")}
        body={t("common.messages.notThere")}
        action={
          <ButtonLink to={href("quizzListReadOnly")} variant="light">
            {t("surveys.preview.actions.toList")}
          </ButtonLink>
        }
      />
    </>
  );
}
