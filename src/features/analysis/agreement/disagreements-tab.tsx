import type {
  Disagreement,
  Told,
} from "@domain/observation/analysed/agreement/disagreements";
import { clockAt } from "@domain/observation/timeline/clock";
import { href } from "@domain/pages";
import { Stack, Text } from "@mantine/core";
import { IconExternalLink } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useFormat } from "../../../lib/use-format";
import { ChartFigure } from "../../../ui/chart/parts/chart-figure";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import { RecordList } from "../../../ui/list/record-list";
import { usePageParams } from "../../../ui/list/search-params";
import { MoreMenu } from "../../../ui/menu/more-menu";
import { useEffortWords } from "../parts/use-effort-words";
import type { PairProps } from "./pair";

type Kind = Disagreement["of"] | "all";
const kinds = ["all", "scan", "time", "event"] as const;

const keyOf = ({ of, one, animalId, other }: Disagreement): string =>
  [of, one.obsSessionId, animalId, one.t, other.t].join(" ");

const momentOf = ({ obsSessionId, t }: Disagreement["one"]): string =>
  href("obsSession", { obsSessionId, moment: String(Math.round(t)) });

/** Where two did not tell the same, in the order of time; each leads to the moment in the session of the one, or of the other. */
export function DisagreementsTab({ pair, analysis }: PairProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const effort = useEffortWords();
  const navigate = useNavigate();
  const { coding, names } = analysis;
  const [params, change] = usePageParams();
  const wanted: Kind = kinds.find((one) => one === params.get("kind")) ?? "all";
  const { disagreements } = pair;
  const there = kinds.filter(
    (kind) => kind === "all" || disagreements.some(({ of }) => of === kind),
  );
  const shown = disagreements.filter(
    ({ of }) => wanted === "all" || of === wanted,
  );
  const [one, other] = [pair.oneId, pair.otherId].map(names.person);
  const wordsOf = (told: Told): string => {
    if (told === "notTold" || told === "notVisible")
      return t(`analysis.agreement.told.${told}`);
    return told.length === 0
      ? t("analysis.agreement.told.none")
      : told.map(coding.behaviour).join(", ");
  };
  const whenOf = ({ startedAt, one: own }: Disagreement) =>
    `${format.shortDay(startedAt)} ${clockAt(startedAt, own.t)}`;
  const lastsOf = ({ lastsMs }: Disagreement) =>
    lastsMs === null ? "" : effort.length(lastsMs);
  if (disagreements.length === 0)
    return (
      <Text c="dimmed">{t("analysis.agreement.states.noDisagreement")}</Text>
    );
  return (
    <Stack gap="md">
      {there.length > 2 && (
        <ChoiceChips
          label={t("analysis.agreement.fields.kind")}
          options={there.map((value) => ({
            value,
            label: t(`analysis.agreement.kinds.${value}`),
          }))}
          value={wanted}
          onChange={(kind) => change({ kind: kind === "all" ? null : kind })}
        />
      )}
      <ChartFigure
        title={t("analysis.agreement.disagreements.title", {
          count: shown.length,
        })}
        facts={t("analysis.agreement.disagreements.facts")}
        file={t("analysis.agreement.tabs.disagreements")}
        rowsOf={() => ({
          columns: [
            t("analysis.agreement.columns.when"),
            t("analysis.focal.columns.animal"),
            t("analysis.agreement.columns.kind"),
            one ?? "",
            other ?? "",
            t("analysis.agreement.columns.lasts"),
          ].map((head) => ({ head, isNumber: false })),
          rows: shown.map((row) => [
            whenOf(row),
            names.animal(row.animalId),
            t(`analysis.agreement.kinds.${row.of}`),
            wordsOf(row.one.told),
            wordsOf(row.other.told),
            lastsOf(row),
          ]),
        })}
      >
        <RecordList
          label={t("analysis.agreement.tabs.disagreements")}
          rows={shown}
          rowKey={keyOf}
          rowHref={(row) => momentOf(row.one)}
          rowMore={(row) => (
            <MoreMenu
              about={whenOf(row)}
              items={[
                {
                  id: "other",
                  label: t("analysis.agreement.actions.atOther", {
                    name: other,
                  }),
                  icon: IconExternalLink,
                  onPick: () => void navigate(momentOf(row.other)),
                },
              ]}
            />
          )}
          columns={[
            {
              id: "when",
              header: t("analysis.agreement.columns.when"),
              width: "minmax(9rem, 1fr)",
              cell: whenOf,
            },
            {
              id: "animal",
              header: t("analysis.focal.columns.animal"),
              width: "minmax(6rem, 1fr)",
              from: 560,
              card: "bare",
              cell: ({ animalId }) => names.animal(animalId),
            },
            {
              id: "one",
              header: one ?? "",
              width: "minmax(7rem, 1.3fr)",
              from: 480,
              cell: (row) => wordsOf(row.one.told),
            },
            {
              id: "other",
              header: other ?? "",
              width: "minmax(7rem, 1.3fr)",
              from: 480,
              cell: (row) => wordsOf(row.other.told),
            },
            {
              id: "kind",
              header: t("analysis.agreement.columns.kind"),
              width: "minmax(6rem, 1fr)",
              from: 860,
              card: "hidden",
              cell: ({ of }) => t(`analysis.agreement.kinds.${of}`),
            },
            {
              id: "lasts",
              header: t("analysis.agreement.columns.lasts"),
              width: "5rem",
              from: 760,
              card: "bare",
              cell: lastsOf,
            },
          ]}
        />
      </ChartFigure>
    </Stack>
  );
}
