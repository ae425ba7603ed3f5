import { describe, it } from "vitest";
import { eventKappa } from "../../src/domain/analysis/agreement/events";
import { agreementOn } from "../../src/domain/analysis/agreement/agreement";
import { observersAgree } from "../../src/domain/analysis/agreement/intraclass";
import {
  animalBudget,
  groupBudget,
} from "../../src/domain/analysis/budget/budget";
import type { Part } from "../../src/domain/analysis/budget/parts";
import { differenceOf } from "../../src/domain/analysis/difference";
import { boutFigures } from "../../src/domain/analysis/focal/bouts";
import { medianSurvival } from "../../src/domain/analysis/focal/kaplan-meier";
import { longBlockOf } from "../../src/domain/analysis/interval/block-length";
import { bootstrapBounds } from "../../src/domain/analysis/interval/bootstrap";
import type { Random } from "../../src/domain/analysis/interval/random";
import { randomFor } from "../../src/domain/analysis/interval/random";
import { coursesOf } from "../../src/domain/analysis/observed/whole-sessions";
import type { Interval } from "../../src/domain/analysis/proportion";
import {
  chain,
  coverage,
  expectHeld,
  intervalOf,
  normal,
  times,
} from "./coverage";

const hour = 3_600_000;

/** A session of sixty records of one animal, as a part of a budget. */
function partOf(
  random: Random,
  sessionId: string,
  animalId: string,
  share: number,
  rho: number,
): Part {
  const shown = chain(random, 60, share, rho).reduce(
    (sum, one) => sum + one,
    0,
  );
  return {
    ...{ sessionId, animalId, endedEarly: false, effort: 60, hidden: 0 },
    amounts: new Map([["rest", shown]]),
    none: 60 - shown,
  };
}

const restIn = (parts: readonly Part[], isGroup: boolean): Interval | null => {
  const budget = (isGroup ? groupBudget : animalBudget)(parts, ["rest"]);
  const line = budget.lines.find(({ behaviourId }) => behaviourId === "rest");
  return line === undefined ? null : intervalOf(line.mean);
};

/** Kappa of sessions in which one of two observers is wrong in 15 of 100 between two behaviours that are as frequent: it is 1 - 2 x 0.15. */
function kappaIn(
  random: Random,
  sessions: number,
  records: number,
  rho: number,
): Interval | null {
  const name = (one: number) => (one === 1 ? "rest" : "feed");
  const pairs = times(sessions, (s) => {
    const truth = chain(random, records, 0.5, 0);
    const wrong = chain(random, records, 0.15, rho);
    return truth.map((is, t) => ({
      ...{ sessionId: `s${s}`, t: t * 60_000, animalId: "a" },
      one: [name(is)],
      other: [name(wrong[t] === 1 ? 1 - is : is)],
    }));
  }).flat();
  const { overall } = agreementOn(pairs, ["rest", "feed"], { seed: "seed" });
  return "canSay" in overall ? null : intervalOf(overall.kappa);
}

/** So many of what happens by chance, and as often. */
function poisson(random: Random, mean: number): number {
  const left = Math.exp(-mean);
  let count = 0;
  for (let drawn = random(); drawn > left; count += 1) drawn = drawn * random();
  return count;
}

describe("intervals of 95 % hold the truth", () => {
  it.each([
    [3, 0.4, 0],
    [5, 0.4, 0.5],
    [12, 0.4, 0.5],
    [12, 0.2, 0],
    // Rare, and each record much like the one before.
    [3, 0.05, 0.5],
    [5, 0.05, 0.5],
    [12, 0.05, 0.5],
    [12, 0.05, 0],
    [12, 0.95, 0.5],
    [12, 0.1, 0.5],
  ])(
    "of an animal's budget: %s sessions, share %s, correlation %s",
    (n, share, rho) => {
      const found = coverage(`budget ${n} ${share} ${rho}`, share, (random) =>
        restIn(
          times(n, (s) => partOf(random, `s${s}`, "a", share, rho)),
          false,
        ),
      );
      expectHeld(found);
    },
  );

  it.each([5, 12])("of a group's budget: %s animals", (n) => {
    const found = coverage(`group ${n}`, 0.4, (random) =>
      restIn(
        times(n, (a) =>
          times(3, (s) => partOf(random, `s${s}`, `a${a}`, 0.4, 0.5)),
        ).flat(),
        true,
      ),
    );
    expectHeld(found);
  });

  it.each([
    [3, 6],
    [5, 2],
    [12, 2],
    [12, 6],
  ])("of a rate: %s sessions of an hour, %s an hour", (n, rate) => {
    const found = coverage(`rate ${n} ${rate}`, rate, (random) => {
      const sessions = times(n, (s) => ({
        ...{ id: `s${s}`, observerId: "o", plannedMs: 0, animalIds: ["a"] },
        watched: [{ from: 0, to: hour }],
      }));
      const bouts = sessions.flatMap(({ id }) =>
        times(poisson(random, rate), () => ({
          ...{ sessionId: id, animalId: "a", behaviourId: "call" },
          start: Math.floor(random() * hour),
          stop: null,
        })),
      );
      const { ratePerHour } = boutFigures(coursesOf(sessions, bouts), "call");
      return intervalOf(ratePerHour);
    });
    expectHeld(found);
  });

  it.each([16, 40])("of a latency's median: %s sessions", (n) => {
    const found = coverage(`median ${n}`, Math.LN2, (random) =>
      intervalOf(
        medianSurvival(
          times(n, () => {
            const time = -Math.log(1 - random());
            return { time: Math.min(time, 2), seen: time < 2 };
          }),
        ),
      ),
    );
    expectHeld(found);
  });

  it.each([
    [8, 8, 0.5],
    [20, 12, 0],
  ])("of a difference: %s and %s sessions, correlation %s", (n, m, rho) => {
    const shares = (
      random: Random,
      side: string,
      count: number,
      share: number,
    ) =>
      new Map(
        times(count, (s): [string, number] => [
          `${side}${s}`,
          chain(random, 60, share, rho).reduce((sum, one) => sum + one, 0) / 60,
        ]),
      );
    const found = coverage(`difference ${n} ${m}`, 0.2, (random) => {
      const [one, other] = [
        shares(random, "a", n, 0.5),
        shares(random, "b", m, 0.3),
      ];
      const said = differenceOf(one, other, "seed");
      return said.canSay ? said.interval : null;
    });
    expectHeld(found);
  });

  it.each([
    [1, 120, 0],
    [3, 60, 0],
    [3, 60, 0.5],
    [10, 30, 0.5],
  ])(
    "of kappa: %s sessions of %s records, errors of correlation %s",
    (n, records, rho) => {
      const found = coverage(`kappa ${n} ${records} ${rho}`, 0.7, (random) =>
        kappaIn(random, n, records, rho),
      );
      expectHeld(found);
    },
  );

  it.each([
    [60, 0.5],
    [240, 0],
    [240, 0.7],
  ])(
    "of a mean of %s values that follow each other with correlation %s",
    (n, rho) => {
      const found = coverage(`mean ${n} ${rho}`, 0, (random) => {
        let last = normal(random) / Math.sqrt(1 - rho * rho);
        const values = times(n, () => {
          const is = last;
          last = rho * last + normal(random);
          return is;
        });
        const block = longBlockOf(values);
        return bootstrapBounds(
          [values.map((value) => [value])],
          ([sum = 0]) => sum / n,
          { seed: "seed", block, independent: n / block, least: 2 },
        ).interval;
      });
      expectHeld(found);
    },
  );

  it("of the agreement of two observers on fifteen amounts", () => {
    // Targets differ by 1, observers are wrong by 0.25: ICC is 1 / 1.25.
    const found = coverage("intraclass", 0.8, (random) =>
      intervalOf(
        observersAgree(
          times(15, () => {
            const truth = normal(random);
            return times(2, () => truth + 0.5 * normal(random));
          }),
          "seed",
        ),
      ),
    );
    expectHeld(found);
  });

  it("of the kappa of events, of which some sessions are told better than others", () => {
    const told = (random: Random, sessions: number) =>
      times(sessions, (s) => {
        const missed = random() < 0.5 ? 0.05 : 0.3;
        return times(20, (n) => {
          const one = random() < 0.5 ? "groom" : "scratch";
          const other = random() < missed ? null : one;
          const isFirst = random() < 0.5;
          return {
            sessionId: `s${s}`,
            event: {
              ...{ t: n * 60_000, animalId: "a" },
              one: isFirst ? one : other,
              other: isFirst ? other : one,
            },
          };
        });
      }).flat();
    const kappaOf = (all: ReturnType<typeof told>) =>
      eventKappa(
        all.map(({ event }) => event),
        "seed",
        all.map(({ sessionId }) => sessionId),
      );
    const whole = kappaOf(told(randomFor("all of them"), 400));
    if (!whole.canSay) throw new Error(whole.why);
    const found = coverage("kappa of events", whole.value, (random) =>
      intervalOf(kappaOf(told(random, 12))),
    );
    expectHeld(found);
  });
});
