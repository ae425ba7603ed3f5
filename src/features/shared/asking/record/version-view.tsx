import { issuesOfRefusal, problemsOf } from "@domain/survey/publish/problems";
import { placedIn, questionIdsOf } from "@domain/survey/publish/sources";
import { Alert, Stack, Text } from "@mantine/core";
import { IconLock } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLiveDoc } from "../../../../data/hooks/use-live";
import { QueryState } from "../../../../ui/state/query-state";
import { PageSkeleton } from "../../../../ui/state/skeletons";
import { useFocusOnChange } from "../../versions/use-focus-on-change";
import { usePublish } from "../../versions/use-publish";
import { DraftActions, PublishedActions } from "../../versions/version-actions";
import type { Asking, AskingRow } from "../asking";
import { beginDraft } from "../asking";
import { CheckAll } from "../parts/problem-list";
import { useDraftProblems } from "../parts/use-draft-problems";
import { useDraftWords } from "../parts/use-draft-words";
import { useSources } from "../parts/use-sources";
import { useVersionTexts, useWordsOf } from "../parts/use-words";
import { DraftProblems } from "./draft-problems";
import { VersionContent } from "./version-content";

export interface VersionProps {
  asking: Asking;
  number: number;
}

/** One version, as it is stored. */
export function VersionView({ asking, number }: VersionProps) {
  const live = useLiveDoc(asking.collection, String(number), asking.id);
  return (
    <QueryState query={live} skeleton={<PageSkeleton />}>
      {(row) => row !== null && <OneVersion asking={asking} row={row} />}
    </QueryState>
  );
}

interface OfVersion {
  asking: Asking;
  row: AskingRow;
}

/** What was pressed goes with what it did: the version as it has become takes the focus. */
function OneVersion({ asking, row }: OfVersion) {
  const { status } = row.data;
  const box = useFocusOnChange(status);
  return (
    <div ref={box} tabIndex={-1} style={{ outline: "none" }}>
      {status === "draft" ? (
        <DraftView asking={asking} row={row} />
      ) : (
        <PublishedView asking={asking} row={row} />
      )}
    </div>
  );
}

const nothing = (): null => null;

/** What is published never changes: it is only read, retired, or begun anew from. */
function PublishedView({ asking, row }: OfVersion) {
  const { t } = useTranslation();
  const { texts } = useVersionTexts(asking, Number(row.id));
  const wordsOf = useWordsOf(nothing, texts);
  return (
    <Stack gap="md">
      <Alert color="gray" icon={<IconLock aria-hidden />}>
        {t(
          row.data.status === "retired"
            ? "surveys.edit.states.retiredFixed"
            : "surveys.edit.states.publishedFixed",
        )}
      </Alert>
      <PublishedActions
        of={asking}
        row={row}
        onBegin={() => beginDraft(asking, row.data)}
      />
      <VersionContent version={row.data} wordsOf={wordsOf} />
    </Stack>
  );
}

/** A draft as it is stored, what is in the way of publishing it, and the way to publish it. */
function DraftView({ asking, row }: OfVersion) {
  const { t } = useTranslation();
  const { data } = row;
  const [readsAll, setReadsAll] = useState(false);
  const ids = useMemo(() => questionIdsOf(data), [data]);
  const looked = useSources(ids, asking.names, readsAll);
  const number = Number(row.id);
  const items = useMemo(() => placedIn(data).map(({ item }) => item), [data]);
  const { wordsOf, seenOf } = useDraftWords(asking, number, items, looked);
  const { problems, unchecked } = useDraftProblems(data, looked);
  const publishing = usePublish(asking, row);
  const refused = problemsOf(issuesOfRefusal(publishing.refused));
  const isRefused = refused.length > 0;
  const refusal = useFocusOnChange(refused.map(({ field }) => field).join(" "));
  return (
    <Stack gap="md">
      <DraftActions of={asking} row={row} publishing={publishing} />
      {/* What the server refused is everything there is: it stands instead of what was found here. */}
      <div
        ref={refusal}
        role={isRefused ? "alert" : undefined}
        tabIndex={-1}
        style={{ outline: "none" }}
      >
        <DraftProblems
          asking={asking}
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
