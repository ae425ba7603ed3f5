import { builtInEnvironment } from "../../src/domain/measures/parameters/built-in";
import { takeCall } from "../../functions/src/measures/ingest/ingest";
import {
  aParameter,
  aSource,
  callOf,
  sensed,
  sourceId,
  zooId,
} from "../functions/measures/sensors";
import { put } from "../functions/stage";
import type { Figure } from "./figures";
import { timed } from "./figures";
import type { Stage } from "./functions";

const minuteMs = 60_000;
const thousand = 1000;
/** US$ a document, at the dearest list price there is (multi-region). */
const dollars = { read: 0.06 / 100_000, write: 0.18 / 100_000 };

const keys = Object.keys(builtInEnvironment).slice(0, 10);
/** Twenty series: ten parameters in each of two zones. */
const feeds = ["z1", "z2"].flatMap((areaId) =>
  keys.map((key) => ({
    feed: `${key}.${areaId}`,
    parameterId: `${zooId}_${key}`,
    enclosureId: "e1",
    areaId,
  })),
);

interface Line {
  feed: string;
  at: Date;
  value: number;
}

/** So many minutes of every feed. */
const minutesFrom = (start: number, minutes: number, of = feeds): Line[] =>
  Array.from({ length: minutes }, (_, minute) =>
    of.map(({ feed }, index) => ({
      feed,
      at: new Date(start + minute * minuteMs),
      value: 10 + ((minute + index) % 4) / 10,
    })),
  ).flat();

interface Counted {
  writes: number;
  reads: number;
}

/** What was asked of the store since it was last forgotten. */
async function counted({ host }: Stage): Promise<Counted> {
  const answer = await fetch(`http://${host}/requests`, {
    headers: { accept: "application/json" },
  });
  const { requests } = (await answer.json()) as { requests: Counted[] };
  return requests.reduce(
    (all, { writes, reads }) => ({
      writes: all.writes + writes,
      reads: all.reads + reads,
    }),
    { writes: 0, reads: 0 },
  );
}

const forget = ({ host }: Stage) =>
  fetch(`http://${host}/requests`, { method: "DELETE" });

/** Sends calls one after the other; what was asked of the store for all of them, and how long it took. */
async function sendAll(
  stage: Stage,
  calls: readonly Line[][],
  now: Date,
): Promise<Counted & { ms: number }> {
  const all = { writes: 0, reads: 0, ms: 0 };
  for (const lines of calls) {
    // No more than the last thousand requests are remembered.
    await forget(stage);
    const body = JSON.stringify({ readings: lines });
    const { ms, result } = await timed(() => takeCall(callOf(body), now));
    if (!("added" in result.body) || result.body.added !== lines.length)
      throw new Error(`not taken: ${JSON.stringify(result)}`);
    const { writes, reads } = await counted(stage);
    all.writes += writes;
    all.reads += reads;
    all.ms += ms;
  }
  return all;
}

/** What a thousand readings cost, by how many come together. */
export async function measureFigures(stage: Stage): Promise<Figure[]> {
  const parameters = keys.map((key) => aParameter(key));
  await put({
    ...sensed(),
    "enclosures/e1": {
      ...sensed()["enclosures/e1"],
      areas: ["z1", "z2"].map((areaId) => ({
        areaId,
        areaName: areaId,
        areaType: "aquatic",
      })),
    },
    ...Object.fromEntries(
      parameters.map((one) => [
        `environmentalParameters/${one.parameterId}`,
        one,
      ]),
    ),
    [`sensorSources/${sourceId}`]: aSource({ feeds, dailyMost: 300_000 }),
  });
  const now = new Date("2026-07-10T12:00:00Z");
  const start = new Date("2026-07-10T00:00:00Z").getTime();
  const hour = (one: number) => start + one * 60 * minuteMs;
  await sendAll(stage, [minutesFrom(hour(-24), 2)], now);
  const cases: [string, Line[][], number][] = [
    [
      "20 series, every minute a call",
      Array.from({ length: 50 }, (_, minute) =>
        minutesFrom(hour(1) + minute * minuteMs, 1),
      ),
      3200,
    ],
    [
      "20 series, a call every 10 minutes",
      Array.from({ length: 5 }, (_, part) =>
        minutesFrom(hour(3) + part * 10 * minuteMs, 10),
      ),
      320,
    ],
    ["20 series, 50 minutes in a call", [minutesFrom(hour(5), 50)], 65],
    ["one series, late", [minutesFrom(hour(-72), 1000, feeds.slice(0, 1))], 30],
  ];
  const figures: Figure[] = [];
  for (const [what, calls, atMost] of cases) {
    const { writes, reads, ms } = await sendAll(stage, calls, now);
    const cost = (writes * dollars.write + reads * dollars.read) * thousand;
    figures.push(
      {
        what: `1,000 readings, ${what}: writes`,
        value: writes,
        unit: "",
        atMost,
      },
      {
        what: `1,000 readings, ${what}: reads`,
        value: reads,
        unit: "",
        atMost: 3 * atMost,
      },
      {
        what: `a million readings, ${what}`,
        value: cost,
        unit: "US$",
        atMost: 20,
      },
      {
        what: `1,000 readings, ${what}: a call`,
        value: ms / calls.length,
        unit: "ms",
        atMost: 2000,
      },
    );
  }
  return figures;
}
