import type {
  Others,
  Results,
  SubjectResult,
} from "@domain/evaluation/results/results";
import { othersOf } from "@domain/evaluation/results/results";
import { changesOf } from "@domain/evaluation/results/change";
import type { Weighting } from "@domain/evaluation/score/score";
import { href } from "@domain/pages";
import { startOfDay } from "@domain/time/paris";
import { Text } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { RecordList } from "../../../ui/list/record-list";
import type { Column } from "../../../ui/list/columns";
import type { ResultData } from "../data/result-data";
import { useScoreWords } from "./use-score-words";

interface SubjectsPanelProps {
  data: ResultData;
  results: Results;
  weighting: Weighting;
  /** Nobody of it has results of their own. */
  isSample: boolean;
}

const paramOf = {
  animal: "animalId",
  group: "groupId",
  enclosure: "enclosureId",
} as const;

/** Every animal, group or enclosure, those that score least first, beside the others of its species and its group. */
export function SubjectsPanel({
  data,
  results,
  weighting,
  isSample,
}: SubjectsPanelProps) {
  const { t } = useTranslation();
  const changeOf = useChange(data, weighting);
  const { subjects } = results;
  const kindOf = (subjectId: string) =>
    data.rows.find((row) => row.data.subjectId === subjectId)?.data
      .subjectKind ?? "animal";
  return (
    <>
      <Text c="dimmed" mb="sm">
        {t("results.subjects.help")}
      </Text>
      <RecordList
        label={t("results.subjects.title")}
        rows={subjects}
        rowKey={({ subjectId }) => subjectId}
        rowHref={({ subjectId }) =>
          isSample
            ? href("quizzResultDemo", { tab: "subjects" })
            : href("quizzResult", { [paramOf[kindOf(subjectId)]]: subjectId })
        }
        columns={useColumns(data, subjects, changeOf)}
      />
    </>
  );
}

/** What there is to say of each one's course over time: something of every one. */
function useChange(
  { evaluations, forms, isFull }: ResultData,
  weighting: Weighting,
): (subjectId: string) => string {
  const { t } = useTranslation();
  const format = useFormat();
  const changes = useMemo(
    () => changesOf(evaluations, forms, weighting),
    [evaluations, forms, weighting],
  );
  return (subjectId) => {
    if (isFull) return t("results.subjects.change.notAll");
    const { shift, drift } = changes.get(subjectId) ?? {};
    const shifted = shift?.canSay === true ? shift : null;
    if (shifted?.side && shifted.since !== null)
      return t(`results.subjects.change.${shifted.side}`, {
        day: format.date(startOfDay(shifted.since)),
      });
    if (drift) return t(`results.subjects.change.${drift.way}`, { n: drift.n });
    if (shifted !== null) return t("results.subjects.change.none");
    return t(
      shift?.canSay === false && shift.why !== "tooFew"
        ? "results.subjects.change.cannotSay"
        : "results.subjects.change.tooFew",
    );
  };
}

function useColumns(
  { names }: ResultData,
  subjects: readonly SubjectResult[],
  changeOf: (subjectId: string) => string,
): Column<SubjectResult>[] {
  const { t } = useTranslation();
  const words = useScoreWords();
  const beside = (others: Others | null) =>
    others === null
      ? "—"
      : t("results.subjects.others", {
          mean: words.score(others.mean),
          n: others.n,
        });
  // Away from the head of its column a number says nothing by itself.
  const named = (
    field: "mean" | "evaluations",
    value: string,
    folded: boolean,
  ) => (folded ? `${t(`results.fields.${field}`)} ${value}` : value);
  return [
    {
      id: "name",
      header: t("results.fields.subject"),
      width: "minmax(0, 1.5fr)",
      cell: ({ subjectId }) => names.subject(subjectId).name,
    },
    {
      id: "minimum",
      header: t("results.fields.minimum"),
      from: 420,
      width: "minmax(0, 2fr)",
      cell: ({ lowest, minimum }, folded) => {
        if (lowest === null) return words.range(minimum, "criterion");
        const [score, name] = [
          words.score(lowest.value),
          names.criterion(lowest.categoryId),
        ];
        return folded
          ? t("results.lead.lowestOne", { score, name })
          : `${score} · ${name}`;
      },
    },
    {
      id: "mean",
      header: t("results.fields.mean"),
      from: 520,
      width: "minmax(0, 1.5fr)",
      cell: ({ mean }, folded) =>
        named("mean", words.range(mean, "criterion"), folded),
    },
    {
      id: "change",
      header: t("results.fields.change"),
      from: 640,
      width: "minmax(0, 1.5fr)",
      cell: ({ subjectId }) => changeOf(subjectId),
    },
    {
      id: "species",
      header: t("results.fields.species"),
      from: 900,
      card: "hidden",
      cell: (one) =>
        beside(othersOf(one, subjects, (id) => names.subject(id).specieId)),
    },
    {
      id: "group",
      header: t("results.fields.group"),
      from: 1040,
      card: "hidden",
      cell: (one) =>
        beside(othersOf(one, subjects, (id) => names.subject(id).groupId)),
    },
    {
      id: "evaluations",
      header: t("results.fields.evaluations"),
      width: "fit",
      from: 640,
      cell: ({ evaluations }, folded) =>
        named("evaluations", String(evaluations), folded),
    },
  ];
}
