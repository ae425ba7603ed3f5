import type { Other } from "@domain/observation/analysed/results/against";
import { queryOfSide } from "@domain/observation/analysed/results/against";
import type { Side } from "@domain/observation/analysed/results/comparison";
import { Alert, Stack, Text } from "@mantine/core";
import { IconArrowsDiff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useAnalysis } from "../../../data/analysis/use-analysis";
import { useFormat } from "../../../lib/use-format";
import { ListSkeleton } from "../../../ui/state/skeletons";
import type { Analysis } from "../frame/analysis";
import { Working } from "../parts/working";
import { useEthogramNames } from "../query/use-coding";
import { useQuestion } from "../query/use-question";
import { sharedIn } from "../results/behaviours";
import { LookBar } from "../results/look-bar";
import { useLook } from "../results/use-look";
import { Differences } from "./differences";
import type { Comparable } from "./use-comparable";
import { useComparable } from "./use-comparable";

interface CompareBodyProps {
  analysis: Analysis;
  other: Other;
  sides: { one: Side; other: Side };
}

/** How two sides differ, where what they are coded in can be compared. */
export function CompareBody({ analysis, other, sides }: CompareBodyProps) {
  const [query] = useQuestion();
  const { asking } = analysis;
  const sideAsking = (side: Side) => ({
    ...asking,
    query: queryOfSide(query, side),
  });
  const one = useAnalysis("summary", sideAsking(sides.one), undefined);
  const two = useAnalysis("summary", sideAsking(sides.other), undefined);
  const first = one.answered?.report ?? null;
  const second = two.answered?.report ?? null;
  const comparable = useComparable(first?.coded ?? null, second?.coded ?? null);
  if (first === null || second === null || comparable.state === "loading")
    return <ListSkeleton />;
  if (comparable.state !== "same")
    return <NotComparable comparable={comparable} />;
  const coded = first.coded ?? second.coded;
  return (
    <Compared
      analysis={{
        ...analysis,
        asking: {
          ...asking,
          // Both sides in one ethogram, whatever else was coded.
          query: {
            ...asking.query,
            obsId: coded?.obsId ?? null,
            obsVersion: coded?.versions[0] ?? null,
          },
        },
      }}
      other={other}
      sides={sides}
    />
  );
}

function Compared({ analysis, other, sides }: CompareBodyProps) {
  const look = useLook(analysis.summary);
  const { asking, coding } = analysis;
  const analysed = useAnalysis("comparison", asking, {
    ...sides,
    sampling: look.sampling,
    behaviourIds: sharedIn(coding, look.sampling),
  });
  return (
    <Stack gap="lg">
      <LookBar
        analysis={analysis}
        look={look}
        hasBy={false}
        questionRef={null}
      />
      <Working analysed={analysed}>
        {(report) => (
          <Differences
            report={report}
            analysis={analysis}
            look={look}
            sides={sides}
            other={other}
          />
        )}
      </Working>
    </Stack>
  );
}

/** Why nothing is compared: by the names of the behaviours that are told apart otherwise. */
function NotComparable({
  comparable,
}: {
  comparable: Extract<Comparable, { state: "ethograms" | "versions" }>;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useEthogramNames(
    comparable.state === "ethograms" ? comparable.obsIds : [],
  );
  return (
    <Alert
      role="status"
      color="orange"
      icon={<IconArrowsDiff aria-hidden />}
      title={t("analysis.comparison.states.notComparable")}
    >
      <Text size="sm">
        {comparable.state === "ethograms"
          ? t("analysis.comparison.states.ethograms", {
              one: nameOf(comparable.obsIds[0]),
              other: nameOf(comparable.obsIds[1]),
            })
          : comparable.behaviours.length === 0
            ? t("analysis.comparison.states.versionGone")
            : t("analysis.comparison.states.versions", {
                one: comparable.versions[0],
                other: comparable.versions[1],
                names: format.list(comparable.behaviours),
                count: comparable.behaviours.length,
              })}
      </Text>
    </Alert>
  );
}
