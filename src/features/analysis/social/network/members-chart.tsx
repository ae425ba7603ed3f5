import { useTranslation } from "react-i18next";
import { RangeChart } from "../../../../ui/chart/range-chart";
import { useSaidCells } from "../../parts/use-said-cells";
import { useFigureWords } from "../../parts/use-figure-words";
import type { Member, useMembers } from "./use-members";

type MembersChartProps = Pick<
  ReturnType<typeof useMembers>,
  "members" | "community" | "links" | "sex"
>;

const measures = ["degree", "strength", "betweenness", "closeness"] as const;

/** What each animal is in its network: how strongly it is bound as bars, the rest in the table. */
export function MembersChart(props: MembersChartProps) {
  const { members, community, links, sex } = props;
  const { t } = useTranslation();
  const words = useFigureWords();
  const { number } = useSaidCells();
  const ordered = members.toSorted(
    (a, b) => b.figures.strength - a.figures.strength,
  );
  const cells = ({ figures }: Member) => [
    ...measures.map((name) => number(figures[name])),
    figures.clustering === null ? "" : number(figures.clustering),
  ];
  return (
    <RangeChart
      title={t("analysis.social.members.title")}
      facts={t("analysis.social.members.facts")}
      bars={ordered.map((member) => ({
        key: member.id,
        name: member.name,
        color: member.community?.color ?? null,
        value: member.figures.strength,
        low: null,
        high: null,
        text: [
          words.value(member.figures.strength, "number"),
          links(member.figures.degree),
          ...(member.community === null ? [] : [community(member)]),
        ].join(" · "),
      }))}
      span={[
        0,
        Math.max(...ordered.map(({ figures }) => figures.strength)) || 1,
      ]}
      table={{
        columns: [
          { head: t("analysis.scan.columns.one"), isNumber: false },
          { head: t("analysis.social.columns.sex"), isNumber: false },
          ...([...measures, "clustering"] as const).map((name) => ({
            head: t(`analysis.social.columns.${name}`),
            isNumber: true,
          })),
          { head: t("analysis.social.columns.community"), isNumber: false },
        ],
        rows: ordered.map((member) => [
          member.name,
          sex(member.sex),
          ...cells(member),
          member.community?.letter ?? "",
        ]),
      }}
    />
  );
}
