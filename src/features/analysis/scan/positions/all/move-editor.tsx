import type { Movable } from "@domain/observation/analysed/positions/movable";
import {
  movedMost,
  partsOfMove,
} from "@domain/observation/analysed/positions/movable";
import { edgeOf } from "@domain/observation/collect/scan-place";
import { Button, Group, Progress, Stack, Text } from "@mantine/core";
import { IconArrowsMove, IconPlayerStop } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAnalysis } from "../../../../../data/analysis/use-analysis";
import { FormFailure } from "../../../../../ui/form/form-failure";
import { Working } from "../../../parts/working";
import type { SpaceTabProps } from "../../space-tab";
import classes from "../positions.module.css";
import type { Corrections } from "../use-corrections";
import { useMayCorrect } from "../use-may-correct";
import { MadeMoves } from "./made-moves";
import { MoveFields } from "./move-fields";
import { MovePreview } from "./move-preview";
import type { AskedMove } from "./move-reason";
import { MoveReason } from "./move-reason";
import { MoveSummary } from "./move-summary";
import { courseOf, useMotion } from "./use-motion";
import type { Run } from "./use-run";
import { useRun } from "./use-run";

interface MoveEditorProps extends SpaceTabProps {
  corrections: Corrections;
}

/** All positions of an enclosure at once, when its map was replaced: shown before it is done, part by part, and taken back in one go. */
export function MoveEditor({ analysis, place, corrections }: MoveEditorProps) {
  const { t } = useTranslation();
  const { enclosureId } = place.ground;
  const edge = useMemo(() => edgeOf(place.grid), [place.grid]);
  const { wanted, change } = useMotion(edge);
  const course = courseOf(wanted);
  const run = useRun(analysis.names.enclosure(enclosureId), corrections.wait);
  const analysed = useAnalysis("movable", analysis.asking, {
    ...{ enclosureId, course, edge },
    level: wanted.level,
  });
  return (
    <Stack gap="md">
      <Text>{t("analysis.positions.all.lead")}</Text>
      <div className={classes["room"]}>
        <MoveFields
          wanted={wanted}
          mapWidth={place.grid.mapWidth}
          onChange={change}
        />
        <MovePreview
          place={place}
          points={analysed.answered?.report.shown ?? []}
          course={course}
          mark={wanted.kind === "push" ? null : wanted.marks[wanted.mark]}
          onMark={(to) =>
            change({ marks: { ...wanted.marks, [wanted.mark]: to } })
          }
        />
      </div>
      <RunProgress run={run} />
      <FormFailure failure={run.failure} onRetry={run.again} />
      <Working analysed={analysed}>
        {(report) => (
          <Doing {...{ analysis, place, wanted, course, run, report }} />
        )}
      </Working>
    </Stack>
  );
}

/** How far what is under way is, and the way to stop it. */
function RunProgress({ run: { progress, stop } }: { run: Run }) {
  const { t } = useTranslation();
  if (progress === null) return null;
  const text = t("analysis.positions.all.running", { ...progress });
  return (
    <Group gap="sm" wrap="nowrap">
      <Text size="sm" role="status">
        {text}
      </Text>
      <Progress
        flex={1}
        aria-label={text}
        value={(100 * progress.done) / progress.of}
      />
      <Button
        variant="default"
        mih={44}
        leftSection={<IconPlayerStop size={16} aria-hidden />}
        onClick={stop}
      >
        {t("analysis.positions.all.stop")}
      </Button>
    </Group>
  );
}

interface DoingProps extends SpaceTabProps {
  wanted: ReturnType<typeof useMotion>["wanted"];
  course: ReturnType<typeof courseOf>;
  run: Run;
  report: Movable;
}

function Doing({ analysis, place, wanted, course, run, report }: DoingProps) {
  const { t } = useTranslation();
  const mayCorrect = useMayCorrect(analysis);
  const [asked, ask] = useState<AskedMove | null>(null);
  const { enclosureId } = place.ground;
  const idsOf = (sessions: Movable["sessions"]) =>
    sessions.map(({ obsSessionId }) => obsSessionId);
  const allowed = report.sessions.filter(({ observerId }) =>
    mayCorrect(enclosureId, observerId),
  );
  const mine = idsOf(allowed.filter(({ points }) => points > 0));
  const { level, zones } = wanted;
  return (
    <Stack gap="md">
      <MoveSummary
        report={report}
        notMine={report.sessions.length - allowed.length}
        parts={partsOfMove(mine).length}
        isOver={mine.length > movedMost}
        isSame={wanted.kind === "pairs" && course === null}
      />
      <Group>
        <Button
          mih={44}
          disabled={course === null || mine.length === 0 || run.busy}
          leftSection={<IconArrowsMove size={18} aria-hidden />}
          onClick={() => ask({ kind: "move" })}
        >
          {t("analysis.positions.all.move")}
        </Button>
      </Group>
      <MadeMoves
        moves={report.moves}
        busy={run.busy}
        onResume={(move) => ask({ kind: "resume", move })}
        onTakeBack={(move) => ask({ kind: "takeBack", move })}
      />
      {asked !== null && (
        <MoveReason
          asked={asked}
          motion={course && { ...course, level, zones }}
          ids={mine}
          allowed={idsOf(allowed)}
          run={run}
          onClose={() => ask(null)}
        />
      )}
    </Stack>
  );
}
