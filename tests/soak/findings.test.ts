import { expect, it } from "vitest";
import { changeAgainstItself } from "../../src/domain/analysis/finding/against-itself";
import { didItWork } from "../../src/domain/analysis/finding/did-it-work";
import { newFindings } from "../../src/domain/analysis/finding/new-findings";
import type { Random } from "../../src/domain/analysis/interval/random";
import {
  randomFor,
  wholeBelow,
} from "../../src/domain/analysis/interval/random";
import { normal, times } from "./coverage";

const rounds = 2000;
/** 5 %, and three standard errors of so many rounds. */
const most = 0.05 + 3 * Math.sqrt((0.05 * 0.95) / rounds);

/** Normal values of which each has a share of the one before. */
function series(random: Random, n: number, rho: number): number[] {
  let now = normal(random);
  return times(n, () => {
    now = rho * now + Math.sqrt(1 - rho ** 2) * normal(random);
    return now;
  });
}

/** What an establishment's series say of a week, up to forty weeks after their baselines; nothing changed. */
function week(random: Random, count: number, days: number, rho: number) {
  return times(count, () => {
    const later = 2 + wholeBelow(random, 40);
    const all = series(random, days + later, rho).map((value, at) => ({
      day: at * 7,
      value,
    }));
    return changeAgainstItself({
      baseline: all.slice(0, days),
      latest: all.at(-1)!,
      before: all.at(-2)!,
    });
  }).filter((one) => one.canSay);
}

it.each([
  [0, 20, 40],
  [0, 20, 5],
  [0.3, 20, 40],
  [0.3, 20, 5],
  [0.3, 12, 40],
  [0.3, 8, 40],
])(
  "weeks without change find nothing: correlation %s, baselines of %s, %s series",
  (rho, days, count) => {
    const random = randomFor(`weeks ${rho} ${days} ${count}`);
    const found = times(rounds, () =>
      newFindings(week(random, count, days, rho)).length > 0 ? 1 : 0,
    ).filter((one) => one === 1).length;
    console.log(
      `weeks with a false finding, rho ${rho}, baseline ${days}, ${count} series: ${((100 * found) / rounds).toFixed(2)} % of ${rounds}`,
    );
    expect(found / rounds).toBeLessThanOrEqual(most);
  },
);

it.each([
  [0, 8],
  [0, 20],
  [0, 40],
  [0.3, 8],
  [0.3, 12],
  [0.3, 20],
  [0.3, 40],
])(
  "nothing that changed is called improved: correlation %s, %s days",
  (rho, n) => {
    const random = randomFor(`outcomes ${rho} ${n}`);
    const count = { improved: 0, noticed: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const all = series(random, 2 * n + 5, rho);
      const [before, after] = [all.slice(0, n), all.slice(n + 5)];
      const judge = (values: readonly number[]) =>
        didItWork({
          ...{ before, after: values, relevantChange: 1 },
          ...{ goodDirection: "up", seed: String(round) },
        }).kind;
      if (judge(after) === "improved") count.improved += 1;
      if (judge(after.map((one) => one + 2)) === "improved") count.noticed += 1;
    }
    console.log(
      `improved without change, rho ${rho}, ${n} days: ${((100 * count.improved) / rounds).toFixed(2)} %; a change of two deviations is seen in ${((100 * count.noticed) / rounds).toFixed(1)} %`,
    );
    expect(count.improved / rounds).toBeLessThanOrEqual(most);
    expect(count.noticed / rounds).toBeGreaterThan(0.3);
  },
);
