import {
  usualLevelHeight,
  usualWithin,
} from "@domain/observation/analysed/social/association";
import type { AssociationReport } from "@domain/observation/analysed/social/association";
import type { AvoidanceReport } from "@domain/observation/analysed/social/avoidance";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useAnalysis } from "../../../data/analysis/use-analysis";
import { useFormat } from "../../../lib/use-format";
import { RangeChart } from "../../../ui/chart/range-chart";
import { Working } from "../parts/working";
import type { SpaceTabProps } from "../scan/space-tab";
import { useDyadRows } from "../social/network/use-dyad-rows";
import { usePairWords } from "../social/use-pair-words";

interface CompanionsProps extends SpaceTabProps {
  /** The animal whose companions these are. */
  id: string;
}

const metres = { within: usualWithin, levelHeight: usualLevelHeight };

/** With whom an animal keeps, and from whom it keeps apart: what the network and the avoidance of all say of it alone. */
export function Companions({ analysis, place, id }: CompanionsProps) {
  const together = useAnalysis("association", analysis.asking, {
    ...place.ground,
    ...metres,
    index: "sri",
    threshold: 0,
  });
  const apart = useAnalysis("avoidances", analysis.asking, {
    ...place.ground,
    ...metres,
  });
  return (
    <Working analysed={together}>
      {(report) => (
        <Working analysed={apart}>
          {(avoided) => <Shown {...{ analysis, id, report, avoided }} />}
        </Working>
      )}
    </Working>
  );
}

interface ShownProps extends Pick<CompanionsProps, "analysis" | "id"> {
  report: AssociationReport;
  avoided: AvoidanceReport;
}

function Shown({ analysis, id, report, avoided }: ShownProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = usePairWords(analysis.names);
  const rowsOf = useDyadRows(analysis.names);
  const isOf = ({ one, other }: { one: string; other: string }) =>
    one === id || other === id;
  const companionOf = ({ one, other }: { one: string; other: string }) =>
    one === id ? other : one;
  const own = report.dyads
    .filter(isOf)
    .toSorted(
      (a, b) => (b.association?.value ?? -1) - (a.association?.value ?? -1),
    );
  const levels = new Map(
    avoided.dyads
      .filter(isOf)
      .map((dyad) => [companionOf(dyad), dyad.found?.level ?? null]),
  );
  const shunned = [...levels].flatMap(([other, level]) =>
    level === null || level === "none" ? [] : other,
  );
  const linked = own.find(({ isEdge }) => isEdge);
  return (
    <Stack gap="xs">
      <Text fw={500}>
        {linked === undefined || linked.association === null
          ? t("analysis.social.companions.none")
          : t("analysis.social.companions.lead", {
              name: analysis.names.animal(companionOf(linked)),
              figure: words.index(linked.association),
            })}
        {shunned.length > 0 &&
          ` ${t("analysis.social.companions.apart", {
            names: format.list(
              shunned.map((one) => analysis.names.animal(one)),
            ),
          })}`}
      </Text>
      {own.length > 0 && (
        <RangeChart
          title={t("analysis.social.companions.title")}
          facts={t("analysis.social.companions.facts", {
            within: words.metres(usualWithin),
          })}
          bars={own.map((dyad) => {
            const { association } = dyad;
            const other = companionOf(dyad);
            const level = levels.get(other) ?? null;
            return {
              key: other,
              name: analysis.names.animal(other),
              color: null,
              value: association?.value ?? null,
              low: association?.interval.low ?? null,
              high: association?.interval.high ?? null,
              text: [
                association === null
                  ? t("analysis.social.companions.unknown")
                  : words.index(association),
                ...(level === null || level === "none"
                  ? []
                  : [
                      t("analysis.social.companions.avoids", {
                        level: t(`analysis.social.levels.${level}`),
                      }),
                    ]),
              ].join(" · "),
            };
          })}
          span={[0, 1]}
          table={rowsOf(own)}
        />
      )}
    </Stack>
  );
}
