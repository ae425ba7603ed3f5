import {
  demoLimits,
  demoParameters,
  demoRounds,
} from "../../../data/measures/parameters";
import type { DemoRound } from "../../../data/measures/types";
import type { DemoZooId } from "../../../data/types";
import {
  calmLimits,
  deadBandOf,
  watchLimits,
} from "../../../../src/domain/measures/alerts/limits";
import { limitsCause } from "../../../../src/domain/measures/alerts/told";
import type { Limits } from "../../../../src/domain/measures/parameters/limits";
import { builtInId } from "../../../../src/domain/measures/parameters/parameter";
import type { DemoDocument } from "../document";
import { plannerIn, sectorOf } from "../enrichment/staff";
import { randomFor } from "../../../../src/domain/analysis/interval/random";
import { alertDocument } from "./alert-document";
import { valuesOf } from "./collected";

const hourMs = 3_600_000;
/** What is younger, in days, nobody has looked at yet, though it be over. */
const waitsDays = 4;

interface Held {
  limits: Limits;
  builtIn: string | null;
}

/** The limits under which a round's values stand; null: it has none. */
function limitsOf(round: DemoRound, zooId: DemoZooId): Held | null {
  const { enclosureId, areaId, parameterId } = round;
  const own = demoParameters.find(({ id }) => id === parameterId)?.limits;
  if (own !== undefined) return { limits: own, builtIn: null };
  const held = demoLimits.find(
    (one) =>
      builtInId(zooId, one.key) === parameterId &&
      one.enclosureId === enclosureId &&
      one.areaId === areaId,
  );
  if (held === undefined) return null;
  const { min, max, key } = held;
  return { limits: { enabled: true, min, max }, builtIn: key };
}

/** What the values of a round gave rise to: each is watched as it is given; what is over was acknowledged, but for the latest. */
function alertsOfRound(round: DemoRound, now: Date): DemoDocument[] {
  const { enclosureId, areaId, parameterId, measure } = round;
  const { id: sectorId, zooId } = sectorOf(enclosureId);
  const held = limitsOf(round, zooId);
  if (held === null) return [];
  const { limits, builtIn } = held;
  const deadBand = deadBandOf(builtIn, limits);
  const watch = { limits, deadBand, by: "person" as const };
  const values = valuesOf(round, sectorId, now).map(({ at, value }) => ({
    ...{ at, value: Number(value) },
  }));
  let state = calmLimits;
  const changes = values.flatMap((one) => {
    const watched = watchLimits(state, [one], watch, one.at);
    state = watched.state;
    return watched.changes;
  });
  const series = { zooId, enclosureId, parameterId, areaId };
  const opened = changes.filter(({ kind }) => kind === "opened");
  return opened.map(({ since }) => {
    const first = values.find(({ at }) => at.getTime() === since.getTime());
    const cause = limitsCause(series, limits, first?.value ?? 0, [sectorId]);
    const closed = changes.find(
      (one) => one.kind === "closed" && one.since.getTime() === since.getTime(),
    );
    const closedAt = closed?.at ?? null;
    const ageMs = now.getTime() - since.getTime();
    if (ageMs < waitsDays * 24 * hourMs)
      return alertDocument(cause, since, { closedAt });
    return alertDocument(cause, since, {
      closedAt,
      status: "acknowledged",
      acknowledgedBy: plannerIn(randomFor(parameterId), sectorId),
      acknowledgedAt: new Date(since.getTime() + 3 * hourMs),
      reason: measure,
    });
  });
}

/** The alerts of what people measured. */
export const personsAlerts = (now: Date): DemoDocument[] =>
  demoRounds.flatMap((round) => alertsOfRound(round, now));
