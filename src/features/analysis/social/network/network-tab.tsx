import "@mantine/core/styles/Slider.css";
import { edgeLeast } from "@domain/observation/analysed/social/association";
import type {
  AssociationReport,
  DyadReport,
} from "@domain/observation/analysed/social/association";
import { indices } from "@domain/analysis/association/indices";
import { Slider, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAnalysis } from "../../../../data/analysis/use-analysis";
import { useFormat } from "../../../../lib/use-format";
import { ChartFigure } from "../../../../ui/chart/parts/chart-figure";
import { ChoiceChips } from "../../../../ui/form/fields/choice-chips";
import { useEffortWords } from "../../parts/use-effort-words";
import { Working } from "../../parts/working";
import type { SpaceTabProps } from "../../scan/space-tab";
import { WithoutPoint } from "../scan-notes";
import { TogetherBar } from "../together-bar";
import { usePairWords } from "../use-pair-words";
import { bounds, useTogether } from "../use-together";
import { ChangePart } from "./change-part";
import type { SociogramLink } from "./link";
import { MembersChart } from "./members-chart";
import { NetworkLegend } from "./network-legend";
import { Sociogram } from "./sociogram";
import { useDyadRows } from "./use-dyad-rows";
import { useMembers } from "./use-members";
import { Verdicts } from "./verdicts";

/** Who keeps together with whom: a network, what chance explains of it, and each two and each animal as a table. */
export function NetworkTab({ analysis, place }: SpaceTabProps) {
  const { t } = useTranslation();
  const [together, change] = useTogether();
  const analysed = useAnalysis("association", analysis.asking, {
    ...place.ground,
    ...together,
  });
  return (
    <Stack gap="md">
      <TogetherBar>
        <ChoiceChips
          label={t("analysis.social.fields.index")}
          options={indices.map((value) => ({
            value,
            label: t(`analysis.social.index.${value}`),
          }))}
          value={together.index}
          onChange={(index) => change({ index })}
        />
        <Threshold />
      </TogetherBar>
      <Working analysed={analysed}>
        {(report) => <Report {...{ analysis, place, report }} />}
      </Working>
    </Stack>
  );
}

/** From which index on two are linked; asked for once it is let go. */
function Threshold() {
  const { t } = useTranslation();
  const format = useFormat();
  const [{ threshold }, change] = useTogether();
  const [shown, show] = useState(threshold);
  const label = t("analysis.social.fields.threshold");
  const { least, most } = bounds.threshold;
  return (
    <Stack gap={10} w={260} pb={6}>
      <Text size="sm" fw={500} aria-hidden>
        {label} {format.number(shown, { minimumFractionDigits: 2 })}
      </Text>
      <Slider
        thumbLabel={label}
        min={least}
        max={most}
        step={0.01}
        label={null}
        value={shown}
        onChange={show}
        onChangeEnd={(value) => change({ threshold: value })}
      />
    </Stack>
  );
}

interface ReportProps extends SpaceTabProps {
  report: AssociationReport;
}

function Report({ analysis, place, report }: ReportProps) {
  const { t } = useTranslation();
  const { animalIds, dyads, network, withoutPoint } = report;
  const said = useMembers(report, analysis.names);
  const words = usePairWords(analysis.names);
  const rowsOf = useDyadRows(analysis.names);
  const facts = useFacts(report);
  if (animalIds.length < 2)
    return <Text c="dimmed">{t("analysis.social.states.tooFew")}</Text>;
  const title = t("analysis.social.network.title");
  const saysLink = (dyad: DyadReport) =>
    dyad.association === null
      ? words.pair(dyad)
      : t("analysis.social.says.of", {
          name: words.pair(dyad),
          value: words.index(dyad.association),
        });
  // What moves nobody: whichever links are shown, the same two keep together as much.
  const drawn = JSON.stringify(dyads.map(({ association }) => association));
  return (
    <Stack gap="lg">
      <Lead dyads={dyads} saysLink={saysLink} />
      <Verdicts {...{ analysis, place, animalIds }} />
      <ChartFigure
        title={title}
        facts={facts}
        file={title}
        rowsOf={() => rowsOf(dyads)}
      >
        <Sociogram
          key={drawn}
          animalIds={animalIds}
          pulls={dyads.flatMap(({ one, other, association }) =>
            association === null || association.value === 0
              ? []
              : [{ one, other, weight: association.value }],
          )}
          links={dyads.flatMap((dyad) => linkOf(dyad, saysLink(dyad)))}
          members={said.members}
          label={t("analysis.social.network.picture", {
            title,
            communities: t("analysis.social.network.communities", {
              count: network.communities,
            }),
          })}
          says={(member) =>
            [
              member.name,
              said.sex(member.sex),
              said.community(member),
              ...(member.community === null
                ? []
                : [said.links(member.figures.degree)]),
            ].join(", ")
          }
        />
        <NetworkLegend
          members={said.members}
          sexOf={said.sex}
          communityOf={said.community}
        />
      </ChartFigure>
      <MembersChart {...said} />
      <WithoutPoint count={withoutPoint} />
      <ChangePart {...{ analysis, place }} />
    </Stack>
  );
}

/** Broken where its interval is wider than the index itself. */
function linkOf(dyad: DyadReport, text: string): SociogramLink[] {
  const { one, other, association, isEdge } = dyad;
  if (!isEdge || association === null) return [];
  const { value, interval } = association;
  const isUnsure = interval.high - interval.low > value;
  return [{ one, other, weight: value, text, isUnsure }];
}

/** What there is to know first: who keeps together most. */
function Lead(
  props: Pick<AssociationReport, "dyads"> & {
    saysLink: (dyad: DyadReport) => string;
  },
) {
  const { dyads, saysLink } = props;
  const { t } = useTranslation();
  const [most] = dyads
    .filter(
      ({ association }) =>
        association !== null &&
        association.n >= edgeLeast &&
        association.value > 0,
    )
    .toSorted(
      (a, b) => (b.association?.value ?? 0) - (a.association?.value ?? 0),
    );
  return (
    <Text size="lg" fw={500}>
      {most === undefined
        ? t("analysis.social.network.none", { least: edgeLeast })
        : t("analysis.social.network.lead", { figure: saysLink(most) })}
    </Text>
  );
}

/** Of how many scans it is, which of them count, and how dense the network is. */
function useFacts({ scans, sessions, step, network }: AssociationReport) {
  const { t } = useTranslation();
  const effort = useEffortWords();
  const format = useFormat();
  const two = (value: number) =>
    format.number(value, { maximumFractionDigits: 2 });
  return [
    effort.scans(scans),
    effort.sessions(sessions),
    step === null
      ? t("analysis.social.thinned.session")
      : step === 1
        ? t("analysis.social.thinned.all")
        : t("analysis.social.thinned.some", { step }),
    ...(network.density === null
      ? []
      : [
          t("analysis.social.network.density", { value: two(network.density) }),
        ]),
    ...(network.modularity === null
      ? []
      : [
          t("analysis.social.network.modularity", {
            value: two(Math.max(0, network.modularity)),
          }),
        ]),
  ].join(" · ");
}
