import { describe, expect, it } from "vitest";
import { aTask } from "../../../tests/builders/work";
import type { Task } from "../task/task";
import type { Told } from "./task-notices";
import {
  nextNoticeAt,
  sentOf,
  settleNotices,
  toldBefore,
} from "./task-notices";

const hour = 3_600_000;
const due = new Date("2026-12-05T10:00:00Z");
const made = new Date("2026-12-01T09:00:00Z");
const before = (hours: number, of: Date = due) =>
  new Date(of.getTime() - hours * hour);

const task = (more: Partial<Task> = {}): Task =>
  aTask({
    sendNotification: true,
    createdAt: made,
    dueAt: due,
    responsibleIds: ["ana"],
    ...more,
  });

/** Every hour from one instant to another: what is said, and how many hours before it is due. */
function lived(
  steps: readonly (readonly [from: Date, task: Task])[],
  until: Date,
  told: Told = toldBefore(task()),
): string[] {
  const said: string[] = [];
  let state = told;
  for (const [index, [from, one]] of steps.entries()) {
    const end = steps[index + 1]?.[0] ?? until;
    for (let at = from; at < end; at = new Date(at.getTime() + hour)) {
      const settled = settleNotices(one, state, at);
      state = settled.told;
      if (settled.say === null) continue;
      const left = (one.dueAt.getTime() - at.getTime()) / hour;
      const to = settled.say.onlyTo?.join() ?? "";
      said.push(`${settled.say.kind} ${String(left)} ${to}`.trim());
    }
  }
  return said;
}

const after = before(-48);

describe("what is said of a task, looked at every hour", () => {
  it("is each of the three once", () => {
    expect(lived([[made, task()]], after)).toEqual([
      "onCreate 97",
      "reminder24h 24",
      "reminder1h 1",
    ]);
  });

  it("is nothing where no notices are wanted, or the task is closed, archived or cancelled", () => {
    expect(lived([[made, task({ sendNotification: false })]], after)).toEqual(
      [],
    );
    for (const status of ["DONE", "ARCHIVED", "DELETED"] as const)
      expect(
        lived(
          [
            [made, task()],
            [before(30), task({ status })],
          ],
          after,
        ),
      ).toEqual(["onCreate 97"]);
  });

  it("begins when the task is shown, where that is later than its making", () => {
    const shown = task({
      visibilityLeadTime: "oneDay",
      visibleFrom: before(35),
    });
    expect(lived([[made, shown]], after)).toEqual([
      "onCreate 35",
      "reminder24h 24",
      "reminder1h 1",
    ]);
    // Without a lead time the instant is the clock of whoever made it.
    const fast = task({ visibleFrom: before(35) });
    expect(lived([[made, fast]], after)[0]).toBe("onCreate 97");
  });

  it("is no reminder where the making itself comes as late", () => {
    expect(lived([[before(3), task({ createdAt: before(3) })]], after)).toEqual(
      ["onCreate 3", "reminder1h 1"],
    );
    expect(
      lived([[before(0.5), task({ createdAt: before(0.5) })]], after),
    ).toEqual(["onCreate 0.5"]);
  });

  it("is said again for a changed due time, once, and not when that is taken back", () => {
    const later = new Date("2026-12-10T10:00:00Z");
    const moved = task({ dueAt: later });
    expect(
      lived(
        [
          [made, task()],
          [before(10), moved],
        ],
        before(-2, later),
      ),
    ).toEqual([
      "onCreate 97",
      "reminder24h 24",
      "reminder24h 24",
      "reminder1h 1",
    ]);
    expect(
      lived(
        [
          [made, task()],
          [before(10), moved],
          [before(9), task()],
        ],
        after,
      ),
    ).toEqual(["onCreate 97", "reminder24h 24", "reminder1h 1"]);
  });

  it("is said at once where a change brings the due time near", () => {
    const far = task({ dueAt: new Date("2026-12-20T10:00:00Z") });
    expect(
      lived(
        [
          [made, far],
          [before(5), task()],
        ],
        after,
      ).slice(1),
    ).toEqual(["reminder24h 5", "reminder1h 1"]);
  });

  it("is the latest alone after an outage, and no reminder once it is due", () => {
    expect(lived([[before(20), task()]], after)).toEqual([
      "reminder24h 20",
      "reminder1h 1",
    ]);
    expect(lived([[before(0.5), task()]], after)).toEqual(["reminder1h 0.5"]);
    // A task that nobody heard of yet is told even so.
    expect(lived([[before(-1), task()]], after)).toEqual(["onCreate -1"]);
    // News of a week ago is none.
    const old = task({ createdAt: before(24 * 9), dueAt: before(-24 * 9) });
    expect(
      lived([[before(0), old]], before(-24 * 10)).map(
        (one) => one.split(" ")[0],
      ),
    ).toEqual(["reminder24h", "reminder1h"]);
  });

  it("is told to whoever becomes responsible later, alone", () => {
    const handed = task({ responsibleIds: ["ana", "ben"] });
    expect(
      lived(
        [
          [made, task()],
          [before(40), handed],
        ],
        after,
      ),
    ).toEqual([
      "onCreate 97",
      "onCreate 40 ben",
      "reminder24h 24",
      "reminder1h 1",
    ]);
  });

  it("is not told again to who was responsible before, however often it changes hands", () => {
    const ben = task({ responsibleIds: ["ben"] });
    const hands = [60, 55, 50, 45, 40].map(
      (hours, index) =>
        [before(hours), index % 2 === 0 ? ben : task()] as const,
    );
    expect(lived([[made, task()], ...hands], before(30))).toEqual([
      "onCreate 97",
      "onCreate 60 ben",
    ]);
    // What is remembered has its bound, and whoever is responsible is within it.
    let told = toldBefore(task());
    for (let index = 0; index < 300; index += 1) {
      const one = task({ responsibleIds: [`p${String(index)}`] });
      told = settleNotices(one, told, before(60)).told;
    }
    expect([told.named.length, told.named.at(-1)]).toEqual([200, "p299"]);
  });

  it("reminds once an hour at most, however often the due time changes, and once more for the last", () => {
    const said: { kind: string; at: number }[] = [];
    let told = toldBefore(task());
    const begin = before(1).getTime();
    for (let minutes = 0; minutes <= 48 * 60; minutes += 5) {
      const now = new Date(begin + minutes * 60_000);
      // Every ten minutes for a quarter of a day it is put off by as much.
      const off = Math.min(Math.floor(minutes / 10) * 10, 360) * 60_000;
      const one = task({ dueAt: new Date(due.getTime() + off) });
      const settled = settleNotices(one, told, now);
      told = settled.told;
      if (settled.say !== null)
        said.push({ kind: settled.say.kind, at: minutes });
      const next = nextNoticeAt(one, told);
      expect(next === null || next > now).toBe(true);
    }
    expect(said.map(({ kind }) => kind)).toEqual(
      Array.from({ length: 7 }, () => "reminder1h"),
    );
    expect(said.map(({ at }) => at)).toEqual([0, 60, 120, 180, 240, 300, 360]);
  });

  it("leaves out the earlier reminder once the later was said, though it rested", () => {
    const far = task({ dueAt: before(-20) });
    const first = settleNotices(far, toldBefore(far), before(3)).told;
    expect(first.saidAt.reminder24h).toBe(before(3).getTime());
    // Half an hour later it is due in an hour.
    const near = task({ dueAt: before(1.5) });
    const second = settleNotices(near, first, before(2.5));
    expect(second.say?.kind).toBe("reminder1h");
    expect(nextNoticeAt(near, second.told)).toBeNull();
  });

  it.each([-1, 1])(
    "is the same, once, by a clock %i hour wrong for a while",
    (wrong) => {
      const said: string[] = [];
      let told = toldBefore(task());
      for (
        let real = made;
        real < after;
        real = new Date(real.getTime() + hour / 4)
      ) {
        const isWrong = real > before(26) && real < before(1);
        const shown = new Date(real.getTime() + (isWrong ? wrong * hour : 0));
        const settled = settleNotices(task(), told, shown);
        told = settled.told;
        if (settled.say !== null) said.push(settled.say.kind);
      }
      expect(said).toEqual(["onCreate", "reminder24h", "reminder1h"]);
    },
  );
});

describe("when next something is to be said", () => {
  it("is the next of the three, and never once all is said", () => {
    let told = toldBefore(task());
    const next = () => nextNoticeAt(task(), told);
    const expected = [made, before(24), before(1)];
    for (const at of expected) {
      expect(next()).toEqual(at);
      told = settleNotices(task(), told, at).told;
    }
    expect(next()).toBeNull();
    expect(sentOf(task(), told)).toEqual({
      onCreate: true,
      reminder24h: true,
      reminder1h: true,
    });
    // Another due time has not been reminded of.
    const moved = task({ dueAt: before(-100) });
    expect(nextNoticeAt(moved, told)).toEqual(before(24, moved.dueAt));
    expect(sentOf(moved, told)).toEqual({
      onCreate: true,
      reminder24h: false,
      reminder1h: false,
    });
  });

  it("takes from existing data what was sent already", () => {
    const sent = { onCreate: true, reminder24h: true, reminder1h: false };
    const told = toldBefore(task({ notificationsSent: sent }));
    expect(nextNoticeAt(task(), told)).toEqual(before(1));
  });
});
