import { expect, it } from "vitest";
import { aCertificate } from "../../../tests/builders/certificates";
import { standingsIn } from "./standing";

const day = (n: number) => new Date(Date.UTC(2026, 10, n));
const by = (
  userId: string,
  n: number,
  more: Parameters<typeof aCertificate>[0] = {},
) => aCertificate({ userId, at: day(n), ...more });

it("says who passed once, who not yet, and who was never tested, those first", () => {
  const found = standingsIn(
    [
      by("ana", 1),
      by("ana", 2, { verdict: "notPassed" }),
      by("ben", 1, { verdict: "notPassed" }),
      by("ben", 3, { verdict: "cannotSay" }),
      by("cem", 2, { verdict: "notPassed" }),
      by("dan", 2, { kind: "observation" }),
    ],
    "answers",
    ["ana", "eve"],
  );
  expect(
    found.map(({ userId, verdict, tests }) => [userId, verdict, tests]),
  ).toEqual([
    ["eve", null, 0],
    ["ben", "cannotSay", 2],
    ["cem", "notPassed", 1],
    ["ana", "passed", 2],
  ]);
  expect(found[3]?.latest?.at).toEqual(day(2));
  expect(found[0]).toMatchObject({ latest: null, covered: null, missed: [] });
  expect(standingsIn([], "answers", [])).toEqual([]);
});

it("adds up what tests met in the version of the latest alone", () => {
  const parts = (met: string[], missed: string[], version = 2) => ({
    ...{ met, missed, version },
  });
  const [found] = standingsIn(
    [
      by("ana", 1, parts(["d"], [], 1)),
      by("ana", 2, parts(["a"], ["b", "c", "d"])),
      by("ana", 3, parts(["b"], ["a", "c", "d"])),
    ],
    "answers",
    [],
  );
  expect(found).toMatchObject({ covered: 0.5, missed: ["c", "d"], tests: 3 });
});
