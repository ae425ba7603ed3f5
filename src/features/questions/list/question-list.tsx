import type { Question } from "@domain/question/question";
import {
  questionsAtMost,
  questionsQuery,
} from "@domain/question/question-queries";
import { Text } from "@mantine/core";
import { IconHelpCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { listStep, useGrowingList } from "../../../data/hooks/use-growing-list";
import type { Row } from "../../../data/live-store";
import { useSearchTerm } from "../../../lib/carried-search";
import { useFormat } from "../../../lib/use-format";
import { useFilter } from "../../../ui/list/filter/define-filter";
import { NothingFound } from "../../../ui/list/filter/nothing-found";
import { useListCount } from "../../../ui/list/list-count";
import { ListNotes } from "../../../ui/list/list-notes";
import { LoadMore } from "../../../ui/list/load-more";
import { usePageParams } from "../../../ui/list/search-params";
import { matchesText } from "../../../ui/list/search-text";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { useCriteria } from "../../shared/questions/use-criteria";
import { useQuestionText } from "../parts/use-question-text";
import { QuestionFilters } from "./question-filters";
import type { QuestionListFilter } from "./question-filter";
import { questionListFilter } from "./question-filter";
import type { QuestionSort } from "./question-sort";
import { sorted, sortOf } from "./question-sort";
import { QuestionTable } from "./question-table";

/** The parts of a question in which words are looked for: its reference, and what it asks in any language. */
const searched = ({ questionRef, trad }: Question): string[] => [
  questionRef,
  ...Object.values(trad).map(({ text }) => text),
];

const isWanted =
  ({ type, labelId, kind, archived }: QuestionListFilter, typed: string) =>
  ({ data }: Row<"questions">): boolean =>
    (archived || !data.archived) &&
    (type === null || data.questionType === type) &&
    (labelId === null || data.criterion === labelId) &&
    (kind === null || data.source === kind) &&
    matchesText(typed, searched(data));

const byReference = ({ by, descending }: QuestionSort): boolean =>
  by === "questionRef" && !descending;

/**
 * The questions by reference, a hundred at first. What is searched for, narrowed or sorted otherwise is looked for
 * among all there are, which are then read: nothing is found only because it was loaded.
 */
export function QuestionList() {
  const { t } = useTranslation();
  const { byName } = useFormat();
  const [filter, change] = useFilter(questionListFilter);
  const [params, setParams] = usePageParams();
  const [typed, setTyped] = useSearchTerm();
  const criteria = useCriteria();
  const textOf = useQuestionText();
  const sort = sortOf(params.get("sort"));
  const isNarrowed =
    typed !== "" || questionListFilter.chips(filter).length > 0;
  const needsAll = isNarrowed || !byReference(sort);
  const { live, more, growing } = useGrowingList(questionsQuery, {
    step: listStep,
    atLeast: needsAll ? questionsAtMost : 0,
  });
  const found = live.state === "data" ? live.data.rows : [];
  const rows = sorted(found.filter(isWanted(filter, typed)), sort, {
    text: (question) => textOf(question)?.text ?? "",
    criterion: ({ criterion }) => criteria.nameOf(criterion) ?? "",
    byName,
  });
  const count = useListCount(more === null ? rows.length : null, rows.length);
  const reset = () => {
    setTyped("");
    // Where nothing narrows, the archived are what is left.
    change({ ...questionListFilter.initial, archived: !isNarrowed });
  };
  return (
    <>
      <QuestionFilters
        filter={filter}
        onFilter={change}
        search={typed}
        onSearch={setTyped}
        criteria={criteria}
      />
      <QueryState
        query={live}
        empty={
          <EmptyState
            icon={IconHelpCircle}
            title={t("questions.states.none")}
            body={t("questions.states.noneHelp")}
          />
        }
      >
        {({ unreadable, rows: all }) =>
          rows.length === 0 && !growing ? (
            <NothingFound
              icon={IconHelpCircle}
              title={t("questions.states.notFound")}
              onReset={reset}
            />
          ) : (
            <>
              <Text c="dimmed" mb="xs" role="status">
                {count !== undefined &&
                  t("questions.states.found", { count: rows.length, n: count })}
              </Text>
              <QuestionTable
                rows={rows}
                criteria={criteria}
                sort={{
                  ...sort,
                  onSort: (by, descending) =>
                    setParams({ sort: `${descending ? "-" : ""}${by}` }),
                }}
              />
              <ListNotes
                unreadable={unreadable}
                full={needsAll && more !== null && !growing}
                shown={all.length}
              />
              {!needsAll && <LoadMore onMore={more} loading={growing} />}
            </>
          )
        }
      </QueryState>
    </>
  );
}
