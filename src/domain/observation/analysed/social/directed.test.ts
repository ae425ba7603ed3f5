import { expect, it } from "vitest";
import {
  aFocalRow,
  aScanRow,
  aSeen,
} from "../../../../../tests/builders/observation";
import { aPackedSession } from "../../../../../tests/builders/packed";
import { sessionsIn } from "../session";
import { directed } from "./directed";

const isAsked = () => true;
const startedAt = new Date("2026-11-20T09:00:00Z");
const session = (id: string, rows: Parameters<typeof aPackedSession>[1]) =>
  aPackedSession(
    {
      obsSessionId: id,
      startedAt,
      // Half an hour.
      endedAt: new Date(startedAt.getTime() + 30 * 60_000),
      animalIds: ["nala", "kito"],
    },
    rows,
  );
const groom = (t: number, animalId: string, partnerId: string | null) =>
  aFocalRow({ t, act: "point", animalId, behaviourId: "groom", partnerId });
const pairOf = (found: ReturnType<typeof directed>, from: string, to: string) =>
  found.pairs.find((pair) => pair.from === from && pair.to === to);

it("counts who does it to whom for each hour of the one that acts", () => {
  const sessions = sessionsIn("isle", [
    session("a", {
      focal: [
        groom(1, "nala", "kito"),
        groom(2, "nala", "kito"),
        groom(3, "kito", "nala"),
        groom(4, "kito", null),
        groom(5, "nala", "nala"),
        aFocalRow({
          t: 6,
          act: "point",
          animalId: "nala",
          behaviourId: "call",
        }),
      ],
    }),
  ]);
  const found = directed(
    { sessions, isAsked },
    { behaviourIds: ["groom"], by: "focal" },
  );
  expect(found).toMatchObject({
    ...{ n: 3, withoutPartner: 2, animalIds: ["kito", "nala"] },
    network: { nodes: [{ strength: 6 }, { strength: 6 }] },
  });
  expect(pairOf(found, "nala", "kito")).toEqual({
    ...{ from: "nala", to: "kito", times: 2, effort: 0.5, rate: 4 },
  });
  expect(pairOf(found, "kito", "nala")).toMatchObject({ times: 1, rate: 2 });
});

it("counts scans in which the one that acts was in sight", () => {
  const scan = (slot: number, partnerId: string | null) =>
    aScanRow({
      t: slot * 60_000,
      slot,
      seen: [
        aSeen({ animalId: "nala", behaviourIds: ["groom"], partnerId }),
        aSeen({ animalId: "kito", behaviourIds: slot === 0 ? null : ["rest"] }),
      ],
    });
  const sessions = sessionsIn("isle", [
    session("a", { scans: [scan(0, "kito"), scan(1, "kito"), scan(2, null)] }),
  ]);
  const found = directed(
    { sessions, isAsked },
    { behaviourIds: ["groom"], by: "scan" },
  );
  expect(pairOf(found, "nala", "kito")).toMatchObject({
    ...{ times: 2, effort: 3, rate: 2 / 3 },
  });
  expect(pairOf(found, "kito", "nala")).toMatchObject({ times: 0, effort: 2 });
});

it("holds nobody of one enclosure against who lives in another, and says nothing of nothing", () => {
  const rows = { focal: [groom(1, "nala", "kito")] };
  const sessions = [
    ...sessionsIn("isle", [session("a", rows)]),
    ...sessionsIn("hill", [
      aPackedSession({
        obsSessionId: "b",
        animalIds: ["zuri"],
        startedAt,
        endedAt: new Date(startedAt.getTime() + 60_000),
      }),
    ]),
  ];
  const found = directed(
    { sessions, isAsked },
    { behaviourIds: ["groom"], by: "focal" },
  );
  expect(pairOf(found, "zuri", "nala")).toBeUndefined();
  expect(
    directed({ sessions: [], isAsked }, { behaviourIds: [], by: "scan" }),
  ).toMatchObject({ n: 0, pairs: [], animalIds: [] });
});
