import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { Select } from "../../../ui/form/fields/choosers";
import { LoadMore } from "../../../ui/list/load-more";
import { optionsFound } from "../../../ui/list/option-filter";
import { useQuestionText } from "../parts/use-question-text";
import { useStates } from "../parts/use-states";
import type { Side } from "./use-side";

/** Stands for a question as it is, among its states. */
const now = "now";

interface SideChoiceProps {
  side: Side;
  rows: readonly Row<"questions">[];
  /** What the choice of a question is called. */
  label: string;
}

/** Which question stands on one side, and as it was when. */
export function SideChoice({ side, rows, label }: SideChoiceProps) {
  const { t } = useTranslation();
  const textOf = useQuestionText();
  return (
    <Stack gap="sm">
      <Select
        label={label}
        placeholder={t("questions.compare.choose")}
        data={rows.map(({ id, data }) => ({
          value: id,
          label: [data.questionRef, textOf(data)?.text]
            .filter(Boolean)
            .join(" · "),
        }))}
        value={side.row?.id ?? null}
        onChange={side.choose}
        searchable
        limit={60}
        filter={optionsFound}
        nothingFoundMessage={t("questions.states.notFound")}
      />
      {side.row !== null && (
        <StateChoice key={side.row.id} side={side} questionId={side.row.id} />
      )}
      {side.isMissing && (
        <Text c="dimmed" size="sm" role="status">
          {t("questions.compare.missing")}
        </Text>
      )}
    </Stack>
  );
}

function StateChoice({
  side,
  questionId,
}: Pick<SideChoiceProps, "side"> & { questionId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { live, more, growing } = useStates(questionId, null);
  const states = live.state === "data" ? live.data.rows : [];
  const { stateId, at, chooseState } = side;
  const listed = states.map(({ id, data }) => ({
    value: id,
    label: format.dateTime(data.at),
  }));
  // An older one than those that are read yet is chosen, too.
  const isListed = stateId === null || states.some(({ id }) => id === stateId);
  const chosen =
    isListed || at === null
      ? []
      : [{ value: stateId, label: format.dateTime(at) }];
  return (
    <>
      <Select
        label={t("questions.compare.state")}
        allowDeselect={false}
        data={[
          { value: now, label: t("questions.time.now") },
          ...listed,
          ...chosen,
        ]}
        value={stateId ?? now}
        onChange={(id) => chooseState(id === now ? null : id)}
      />
      <LoadMore
        onMore={more}
        loading={growing}
        label={t("questions.compare.older")}
      />
    </>
  );
}
