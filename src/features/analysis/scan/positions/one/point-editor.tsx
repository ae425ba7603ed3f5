import type { Positions } from "@domain/observation/analysed/positions/positions";
import { placeAt } from "@domain/observation/collect/scan-place";
import type { MapPoint } from "@domain/observation/rows/motion";
import { Stack, Text } from "@mantine/core";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAnalysis } from "../../../../../data/analysis/use-analysis";
import { useFormat } from "../../../../../lib/use-format";
import { Working } from "../../../parts/working";
import { useShown } from "../../../query/use-shown";
import type { SpaceTabProps } from "../../space-tab";
import classes from "../positions.module.css";
import type { Corrections } from "../use-corrections";
import type { Asked } from "./chosen-panel";
import { ChosenPanel } from "./chosen-panel";
import { NarrowBar } from "./narrow-bar";
import { PointList } from "./point-list";
import { PointMap } from "./point-map";
import { positionKey } from "./position-key";
import { useDraft } from "./use-draft";
import { usePointWords } from "./use-point-words";

interface PointEditorProps extends SpaceTabProps {
  corrections: Corrections;
}

/** One position after another, chosen on the map or in the list, and put right. */
export function PointEditor(props: PointEditorProps) {
  const { analysis, place } = props;
  const { t } = useTranslation();
  const [look] = useShown();
  const analysed = useAnalysis("positions", analysis.asking, {
    enclosureId: place.ground.enclosureId,
    animalId: look.animalId,
    behaviourId: look.behaviourIds[0] ?? null,
    level: look.level,
  });
  return (
    <Stack gap="md">
      <NarrowBar analysis={analysis} />
      <Working analysed={analysed}>
        {(report) =>
          report.n === 0 ? (
            <Text c="dimmed">{t("analysis.positions.states.none")}</Text>
          ) : (
            <Chosen {...props} report={report} />
          )
        }
      </Working>
    </Stack>
  );
}

function Chosen({
  analysis,
  place,
  corrections,
  report,
}: PointEditorProps & { report: Positions }) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = usePointWords(analysis, place);
  const [key, choose] = useState<string | null>(null);
  // Who chose in the list is led to what opened above it.
  const [isCalled, call] = useState(false);
  const [asked, ask] = useState<Asked>(null);
  const { rows, n } = report;
  const position = rows.find((row) => positionKey(row) === key) ?? null;
  const draft = useDraft(position);
  const zoneIds = useMemo(
    () =>
      new Set(
        place.areas.flatMap(({ areaId, hiddenForScanSampling }) =>
          hiddenForScanSampling ? [] : areaId,
        ),
      ),
    [place.areas],
  );
  // How high it was seen is not told by where: it stays until somebody says otherwise.
  const move = (to: MapPoint) => {
    const placed = placeAt(place.grid, zoneIds, to);
    const level = draft?.seen.level ?? placed.level;
    draft?.change({ ...placed, level });
  };
  const leave = () => choose(null);
  const { x = null, y = null } = draft?.seen ?? {};
  return (
    <Stack gap="md">
      {rows.length < n && (
        <Text size="sm" c="dimmed">
          {t("analysis.positions.states.shown", {
            shown: format.number(rows.length),
            count: n,
          })}
        </Text>
      )}
      <div className={classes["room"]}>
        <PointMap
          place={place}
          rows={rows}
          chosen={x === null || y === null ? null : { x, y }}
          words={words}
          said={draft && `${words.who(draft.seen)} · ${words.what(draft.seen)}`}
          onChoose={(row) => {
            call(false);
            choose(positionKey(row));
          }}
          onMove={move}
          onSave={() => {
            if (draft?.isChanged === true) ask("save");
          }}
          onLeave={leave}
        />
        {position === null || draft === null ? (
          <Text c="dimmed">{t("analysis.positions.states.choose")}</Text>
        ) : (
          <ChosenPanel
            key={key}
            {...{ analysis, place, corrections, position, draft, words }}
            {...{ asked, isCalled }}
            onMove={move}
            onAsk={ask}
            onLeave={leave}
          />
        )}
      </div>
      <PointList
        rows={rows}
        chosen={key}
        words={words}
        onChoose={(wanted) => {
          call(true);
          choose(wanted);
        }}
      />
    </Stack>
  );
}
