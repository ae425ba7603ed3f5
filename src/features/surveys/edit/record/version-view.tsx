import { issuesOfRefusal, problemsOf } from "@domain/survey/publish/problems";
import { placedIn, questionIdsOf } from "@domain/survey/publish/sources";
import { Alert, Stack, Text } from "@mantine/core";
import { IconLock } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLiveDoc } from "../../../../data/hooks/use-live";
import type { Row } from "../../../../data/live-store";
import { QueryState } from "../../../../ui/state/query-state";
import { PageSkeleton } from "../../../../ui/state/skeletons";
import { useFocusOnChange } from "../../../shared/versions/use-focus-on-change";
import { usePublish } from "../../../shared/versions/use-publish";
import {
  DraftActions,
  PublishedActions,
} from "../../../shared/versions/version-actions";
import { useVersionedSurvey } from "../parts/use-versioned-survey";
import { CheckAll } from "../parts/problem-list";
import { useDraftProblems } from "../parts/use-draft-problems";
import { useDraftWords } from "../parts/use-draft-words";
import { useSources } from "../parts/use-sources";
import { useVersionTexts, useWordsOf } from "../parts/use-words";
import { DraftProblems } from "./draft-problems";
import { VersionContent } from "./version-content";

export interface VersionProps {
  survey: Row<"surveys">;
  number: number;
}

/** One version, as it is stored. */
export function VersionView({ survey, number }: VersionProps) {
  const live = useLiveDoc("surveyVersions", String(number), survey.id);
  return (
    <QueryState query={live} skeleton={<PageSkeleton />}>
      {(row) => row !== null && <OneVersion survey={survey} row={row} />}
    </QueryState>
  );
}

interface OfVersion {
  survey: Row<"surveys">;
  row: Row<"surveyVersions">;
}

/** What was pressed goes with what it did: the version as it has become takes the focus. */
function OneVersion({ survey, row }: OfVersion) {
  const { status } = row.data;
  const box = useFocusOnChange(status);
  return (
    <div ref={box} tabIndex={-1} style={{ outline: "none" }}>
      {status === "draft" ? (
        <DraftView survey={survey} row={row} />
      ) : (
        <PublishedView survey={survey} row={row} />
      )}
    </div>
  );
}

const nothing = (): null => null;

/** What is published never changes: it is only read, retired, or begun anew from. */
function PublishedView({ survey, row }: OfVersion) {
  const { t } = useTranslation();
  const { texts } = useVersionTexts(survey.id, Number(row.id));
  const wordsOf = useWordsOf(nothing, texts);
  const of = useVersionedSurvey(survey, row);
  return (
    <Stack gap="md">
      <Alert color="gray" icon={<IconLock aria-hidden />}>
        {t(
          row.data.status === "retired"
            ? "surveys.edit.states.retiredFixed"
            : "surveys.edit.states.publishedFixed",
        )}
      </Alert>
      <PublishedActions of={of} row={row} />
      <VersionContent version={row.data} wordsOf={wordsOf} />
    </Stack>
  );
}

/** A draft as it is stored, what is in the way of publishing it, and the way to publish it. */
function DraftView({ survey, row }: OfVersion) {
  const { t } = useTranslation();
  const { data } = row;
  const [readsAll, setReadsAll] = useState(false);
  const ids = useMemo(() => questionIdsOf(data), [data]);
  const looked = useSources(ids, survey.data.names, readsAll);
  const number = Number(row.id);
  const items = useMemo(() => placedIn(data).map(({ item }) => item), [data]);
  const { wordsOf, seenOf } = useDraftWords(survey.id, number, items, looked);
  const { problems, unchecked } = useDraftProblems(data, looked);
  const of = useVersionedSurvey(survey);
  const publishing = usePublish(of, row);
  const refused = problemsOf(issuesOfRefusal(publishing.refused));
  const isRefused = refused.length > 0;
  const refusal = useFocusOnChange(refused.map(({ field }) => field).join(" "));
  return (
    <Stack gap="md">
      <DraftActions of={of} row={row} publishing={publishing} />
      {/* What the server refused is everything there is: it stands instead of what was found here. */}
      <div
        ref={refusal}
        role={isRefused ? "alert" : undefined}
        tabIndex={-1}
        style={{ outline: "none" }}
      >
        <DraftProblems
          surveyId={survey.id}
          number={number}
          problems={isRefused ? refused : problems}
          title={t(
            isRefused
              ? "surveys.edit.states.refused"
              : "surveys.edit.states.toSettle",
          )}
        />
      </div>
      {unchecked > 0 && !isRefused && (
        <CheckAll
          count={unchecked}
          busy={looked.isReading}
          onCheck={() => setReadsAll(true)}
        />
      )}
      {data.sections.length === 0 ? (
        <Text c="dimmed">{t("surveys.edit.states.empty")}</Text>
      ) : (
        <VersionContent version={data} wordsOf={wordsOf} seenOf={seenOf} />
      )}
    </Stack>
  );
}
