import { ethogramIssues } from "@domain/ethogram/publish/issues";
import { href } from "@domain/pages";
import { ethogramIssueCodes, refusedIssues } from "@domain/versions/issue";
import { Alert, Stack, Text } from "@mantine/core";
import { IconLock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { PageSkeleton } from "../../../ui/state/skeletons";
import { LeadingLink } from "../../shared/versions/leading-link";
import { useFocusOnChange } from "../../shared/versions/use-focus-on-change";
import { usePublish } from "../../shared/versions/use-publish";
import {
  DraftActions,
  PublishedActions,
} from "../../shared/versions/version-actions";
import { createDraft } from "../ethogram-writes";
import { NoEthogram } from "../parts/of-ethogram";
import { ProblemList } from "../parts/problem-list";
import { useIssueWords } from "../parts/use-issue-words";
import type { WordedPlan } from "../parts/use-texts";
import { useWordedPlan } from "../parts/use-texts";
import { useVersionedEthogram } from "../parts/use-versioned-ethogram";
import { BehaviourTable } from "./behaviour-table";

export interface VersionProps {
  row: Row<"observations">;
  number: number;
}

/** One version, as it is stored. */
export function VersionView({ row, number }: VersionProps) {
  const shown = useWordedPlan(row.id, number);
  if (shown === "missing") return <NoEthogram />;
  return shown === null ? (
    <PageSkeleton />
  ) : (
    <OneVersion row={row} shown={shown} />
  );
}

interface ShownProps {
  row: Row<"observations">;
  shown: WordedPlan;
}

/** What was pressed goes with what it did: the version as it has become takes the focus. */
function OneVersion({ row, shown }: ShownProps) {
  const { status } = shown.row.data;
  const box = useFocusOnChange(status);
  return (
    <div ref={box} tabIndex={-1} style={{ outline: "none" }}>
      {status === "draft" ? (
        <DraftView row={row} shown={shown} />
      ) : (
        <PublishedView row={row} shown={shown} />
      )}
    </div>
  );
}

/** What is published never changes: it is only read, retired, or begun anew from. */
function PublishedView({ row, shown }: ShownProps) {
  const { t } = useTranslation();
  const of = useVersionedEthogram(row);
  return (
    <Stack gap="md">
      <Alert color="gray" role="status" icon={<IconLock aria-hidden />}>
        {t(
          shown.row.data.status === "retired"
            ? "ethograms.states.retiredFixed"
            : "surveys.edit.states.publishedFixed",
        )}
      </Alert>
      <PublishedActions
        of={of}
        row={shown.row}
        onBegin={() => createDraft(row, shown.row.data, shown.words, of.name)}
      />
      <BehaviourTable plan={shown.plan} />
    </Stack>
  );
}

/** A draft as it is stored, what is in the way of publishing it, and the way to publish it. */
function DraftView({ row, shown }: ShownProps) {
  const { t } = useTranslation();
  const of = useVersionedEthogram(row);
  const publishing = usePublish(of, shown.row);
  const wordsOf = useIssueWords();
  const isRefused = publishing.refused.length > 0;
  const issues = isRefused
    ? refusedIssues(publishing.refused, ethogramIssueCodes, "invalid")
    : ethogramIssues(shown.plan, row.data.names);
  const refusal = useFocusOnChange(publishing.refused.join(" "));
  return (
    <Stack gap="md">
      <DraftActions of={of} row={shown.row} publishing={publishing} />
      {/* What the server refused is everything there is: it stands instead of what was found here. */}
      <div ref={refusal} tabIndex={-1} style={{ outline: "none" }}>
        <ProblemList
          problems={wordsOf(issues, shown.plan)}
          title={t(
            isRefused
              ? "surveys.edit.states.refused"
              : "surveys.edit.states.toSettle",
          )}
          wayTo={({ field }, words) => (
            <LeadingLink
              to={href("obs", {
                obsId: row.id,
                mode: "edit",
                ...(field.startsWith("names") ? {} : { version: shown.row.id }),
              })}
              field={field}
            >
              {words}
            </LeadingLink>
          )}
        />
      </div>
      {shown.plan.behaviours.length === 0 ? (
        <Text c="dimmed">{t("surveys.edit.states.empty")}</Text>
      ) : (
        <BehaviourTable plan={shown.plan} />
      )}
    </Stack>
  );
}
