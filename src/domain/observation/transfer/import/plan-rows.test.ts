import { describe, expect, it } from "vitest";
import type { FileSession, ReadSessions } from "./file";
import { namesOfFile, subjectKey } from "./names";
import { planSessions } from "./plan";

const now = new Date("2026-11-21T10:00:00Z");
const subject = { name: "A", isGroup: false };
const session = (more: Partial<FileSession>): FileSession => ({
  ...{ sourceId: "7", configuration: "e", place: "p", observer: "o" },
  startedAt: new Date("2018-03-04T13:41:12Z"),
  ...{ endedAt: null, plannedMinutes: 15, interval: 60 },
  ...{ animals: ["A"], note: "", rows: [] },
  ...more,
});

/** Names stand for ids of the same name. */
const planned = (read: ReadSessions) => {
  const { subjects, behaviours } = namesOfFile(read);
  return planSessions(read, {
    ...{
      now,
      modifierOf: () => null,
      zoneOf: () => null,
      noteOf: (_, n) => `${n} left`,
    },
    mapping: {
      ethograms: { e: { obsId: "e", obsVersion: 1 } },
      enclosures: { p: "p" },
      observers: { o: "o" },
      subjects: Object.fromEntries(
        subjects.map(({ name }) => [
          subjectKey(name),
          { kind: "animal" as const, id: name.name },
        ]),
      ),
      behaviours: Object.fromEntries(
        behaviours.map(({ key, name }) => [key, { behaviourId: name.name }]),
      ),
    },
  });
};

describe("instants of a file", () => {
  const read = (own: FileSession): ReadSessions => ({
    ...{ program: "zoomonitor", rows: own.rows.length },
    ...{ sessions: [own], left: [] },
  });
  const seen = (line: number, t: number) => ({
    ...{ kind: "seen" as const, line, t, frame: null, subject, count: 1 },
    ...{ behaviours: [{ category: "", name: "rest" }] },
    ...{ partner: "", place: null, level: null, zone: "" },
  });

  it("before the year 2000 are refused row by row, on its first day in Paris none", () => {
    const rows = [seen(2, 0), seen(3, 1000)];
    const at = (startedAt: string) =>
      planned(read(session({ startedAt: new Date(startedAt), rows })));
    const early = at("1999-12-31T22:59:59Z");
    expect(early.sessions).toEqual([]);
    expect(early.left.map(({ line, reason }) => [line, reason])).toEqual([
      [2, "tooEarly"],
      [3, "tooEarly"],
    ]);
    expect(at("1999-12-31T23:00:00Z").sessions).toHaveLength(1);
  });

  it("to come are left row by row, and the session ended by now", () => {
    const startedAt = new Date(now.getTime() - 10_000);
    const endedAt = new Date(now.getTime() + 60_000);
    const rows = [seen(2, 5000), seen(3, 20_000)];
    const { sessions, left } = planned(
      read(session({ startedAt, endedAt, rows })),
    );
    expect(sessions[0]?.rows.scans).toHaveLength(1);
    expect(sessions[0]?.note).toBe("1 left");
    expect(sessions[0]?.endedAt).toEqual(now);
    expect(left).toEqual([
      { line: 3, sourceId: "7", reason: "future", about: "" },
    ]);
  });
});

describe("partners that are named together", () => {
  const withPartner = (partner: string): ReadSessions => ({
    ...{ program: "zoomonitor", rows: 1, left: [] },
    sessions: [
      session({
        animals: ["A", "Palmer", "Shasta"],
        rows: [
          {
            ...{ kind: "act", line: 2, t: 0, act: "point", subject },
            behaviour: { category: "", name: "groom" },
            ...{ modifiers: [], partner },
          },
        ],
      }),
    ],
  });

  it("are parted where each is known: the first is taken, the others are said", () => {
    const read = withPartner("Palmer, Shasta");
    expect(
      namesOfFile(read).subjects.map(({ name }) => name.name),
    ).not.toContain("Palmer, Shasta");
    const { sessions, left } = planned(read);
    expect(sessions[0]?.rows.focal).toHaveLength(1);
    expect(sessions[0]?.rows.focal[0]?.partnerId).toBe("Palmer");
    expect(left).toEqual([
      { line: 2, sourceId: "7", reason: "partners", about: "Shasta" },
      ...["Palmer", "Shasta"].map((about) => ({
        ...{ line: null, sourceId: "7", reason: "unobserved", about },
      })),
    ]);
  });

  it("are asked about as they are where one is not", () => {
    const names = namesOfFile(withPartner("Palmer, Nobody"));
    expect(names.subjects.map(({ name }) => name.name)).toContain(
      "Palmer, Nobody",
    );
  });
});
