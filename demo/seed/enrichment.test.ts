import { describe, expect, it } from "vitest";
import { idOfUse } from "../../src/domain/enrichment/use";
import { daysBetween, isoWeekday } from "../../src/domain/time/calendar-day";
import { parisDay, parisTime } from "../../src/domain/time/paris";
import {
  demonstrationAt,
  grouped,
  livedOf,
  moments,
} from "./test-support/enrichment";

describe.each(moments)("enrichment at %s", (text) => {
  const demonstration = demonstrationAt(text);
  const { now, ids, objects, sessions, movements, uses } = demonstration;
  const today = parisDay(now);

  it("is 60 objects and about 300 sessions, from six months before to three weeks after", () => {
    expect(objects).toHaveLength(60);
    expect(sessions.length).toBeGreaterThanOrEqual(290);
    expect(sessions.length).toBeLessThanOrEqual(350);
    const days = sessions.map(({ plannedFor }) =>
      daysBetween(today, parisDay(plannedFor)),
    );
    expect(Math.min(...days)).toBeLessThan(-165);
    expect(Math.min(...days)).toBeGreaterThan(-190);
    expect(Math.max(...days)).toBeGreaterThan(14);
    expect(Math.max(...days)).toBeLessThanOrEqual(21);
    for (let from = -168; from < 21; from += 14)
      expect(
        days.filter((day) => day >= from && day < from + 14).length,
        `fortnight ${from}`,
      ).toBeGreaterThanOrEqual(4);
    const lately = days.filter((day) => day >= -14 && day < 0).length;
    expect(lately / 14).toBeGreaterThan(4);
    const sectors = new Set(sessions.flatMap(({ sectorIds }) => sectorIds));
    expect([...sectors].sort()).toEqual([...ids("sectors")].sort());
  });

  it("names what there is", () => {
    const sectorOf = new Map(
      demonstration
        .of("enclosures")
        .map(({ path, data }) => [path.split("/")[1], data["linkedSectorId"]]),
    );
    const zooOf = new Map(objects.map((one) => [one.enrichmentId, one.zooId]));
    const [people, useIds, goals] = [
      ids("users"),
      ids("enrichmentUses"),
      ids("goals"),
    ];
    for (const one of sessions) {
      const { sessionId, zooId, enrichmentId, useId } = one;
      expect([null, zooId], sessionId).toContain(zooOf.get(enrichmentId));
      expect(useId).toBe(idOfUse(zooId, enrichmentId));
      expect(useIds.has(useId), useId).toBe(true);
      const sectors = one.enclosureIds.map((id) => sectorOf.get(id));
      expect([...new Set(sectors)], sessionId).toEqual(one.sectorIds);
      const judged = Object.keys(one.evaluation?.goals ?? {});
      for (const id of [...one.goalIds, ...judged])
        expect(goals.has(id), id).toBe(true);
      const by = [
        one.createdBy,
        one.placedBy,
        one.removedBy,
        one.evaluation?.by,
      ];
      for (const uid of by.filter((id) => typeof id === "string"))
        expect(people.has(uid), uid).toBe(true);
    }
    const sessionIds = ids("enrichmentSessions");
    for (const { sessionId, enrichmentId, zooId } of movements) {
      expect([null, zooId]).toContain(zooOf.get(enrichmentId));
      if (sessionId !== null) expect(sessionIds.has(sessionId)).toBe(true);
    }
    const subjects = new Set([...ids("species"), ...ids("enclosures")]);
    for (const { approvals } of uses)
      for (const id of Object.keys(approvals))
        expect(subjects.has(id), id).toBe(true);
  });

  it("is for animals that lived there that day", () => {
    const lived = livedOf(demonstration);
    let named = 0;
    for (const one of sessions) {
      const begin = parisDay(one.placedAt ?? one.plannedFor);
      const end =
        one.placedAt === null ? begin : parisDay(one.removedAt ?? now);
      const watched = Object.keys(one.evaluation?.responses ?? {});
      expect(one.specieIds, one.sessionId).not.toEqual([]);
      for (const id of [...one.animalIds, ...watched]) {
        named += 1;
        const animal = lived.get(id);
        expect(one.enclosureIds, id).toContain(animal?.enclosureId);
        expect(one.specieIds).toContain(animal?.specieId);
        for (const came of animal?.came ?? [])
          expect(came < begin, `${one.sessionId} ${id}`).toBe(true);
        expect((animal?.went ?? "9999") > end, `${one.sessionId} ${id}`).toBe(
          true,
        );
      }
    }
    expect(named).toBeGreaterThan(400);
  });

  it("has come as far as it can have, one step after the other", () => {
    for (const one of sessions) {
      const { sessionId, status, placedAt, removedAt, evaluation } = one;
      const steps = [one.createdAt, placedAt, removedAt, evaluation?.at];
      const course = steps.filter((at) => at instanceof Date).map(Number);
      expect(course, sessionId).toEqual([...course].sort((a, b) => a - b));
      expect(course.at(-1), sessionId).toBeLessThanOrEqual(now.getTime());
      expect(placedAt === null, sessionId).toBe(status === "add");
      expect(removedAt === null, sessionId).toBe(
        status === "add" || status === "ongoing",
      );
      if (one.isDeleted) expect(status).toBe("add");
    }
    const kept = sessions.filter(({ isDeleted }) => !isDeleted);
    const over = kept.filter(({ status }) => status === "completed");
    const judged = over.filter(({ evaluation }) => evaluation !== null);
    expect(judged.length / over.length).toBeGreaterThan(0.7);
    expect(over.length - judged.length).toBeGreaterThan(20);
    expect(sessions.length - kept.length).toBeGreaterThan(4);
    const states = new Set(kept.map(({ status }) => status));
    expect([...states].sort()).toEqual([
      "add",
      "completed",
      "ongoing",
      "remove",
    ]);
    const said = judged.map(({ evaluation }) => evaluation);
    for (const face of ["positive", "neutral", "negative"])
      expect(
        said.flatMap((one) => Object.values(one?.responses ?? {})),
      ).toContain(face);
    for (const goal of ["achieved", "unexpected", "notAchieved"])
      expect(said.flatMap((one) => Object.values(one?.goals ?? {}))).toContain(
        goal,
      );
    const notes = said.filter((one) => one?.note != null).length;
    expect(notes / said.length).toBeGreaterThan(0.1);
    expect(notes / said.length).toBeLessThan(0.4);
    const long = kept.find(({ sessionId }) => sessionId === "gibbons-hamac");
    expect(long?.status).toBe("ongoing");
    expect(
      parisDay(long?.placedAt ?? now).slice(0, 7) < today.slice(0, 7),
    ).toBe(true);
  });

  it("comes back in the same place, with the same object, at the same time of chosen days", () => {
    const series = grouped(
      sessions.filter(({ seriesId }) => seriesId !== null),
      ({ seriesId }) => seriesId,
    );
    expect(series.size).toBeGreaterThan(20);
    for (const [id, all] of series) {
      const same = (of: (one: (typeof all)[number]) => unknown) =>
        new Set(all.map((one) => JSON.stringify(of(one)))).size;
      expect(all.length, `${id}`).toBeGreaterThan(1);
      expect(all.length).toBeLessThanOrEqual(60);
      const fixed = same((one) => [
        ...[one.useId, one.enclosureIds, one.quantity, one.createdAt],
        parisTime(one.plannedFor),
      ]);
      expect(fixed, `${id}`).toBe(1);
      expect(
        same(({ plannedFor }) => isoWeekday(parisDay(plannedFor))),
      ).toBeLessThanOrEqual(2);
      expect(same(({ plannedFor }) => plannedFor)).toBe(all.length);
    }
  });
});
