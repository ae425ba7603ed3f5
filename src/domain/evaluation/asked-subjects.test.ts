import { describe, expect, it } from "vitest";
import {
  aCampaign,
  aCampaignProgress,
} from "../../../tests/builders/campaigns";
import {
  anAnimal,
  anEnclosure,
  aGroup,
} from "../../../tests/builders/facility";
import { sector1 } from "../../../tests/builders/ids";
import { submissionsOf } from "../campaign/progress";
import { entryOf } from "../directory/entry-of";
import { calendarDaySchema } from "../time/calendar-day";
import { askedSubjects, asksFor, leftTo, standings } from "./asked-subjects";

const day = (text: string) => calendarDaySchema.parse(text);
const places = {
  animals: [
    entryOf("animals", "nala", anAnimal()),
    entryOf("animals", "gone", anAnimal({ animalState: "deceased" })),
    entryOf("animals", "other", anAnimal({ specieId: "specie-2" })),
  ],
  groups: [entryOf("groups", "g", aGroup())],
  enclosures: [
    entryOf("enclosures", "e", anEnclosure()),
    entryOf("enclosures", "old", anEnclosure({ isArchived: true })),
  ],
};

describe("whom a campaign asks about", () => {
  it("is who lives here and is named or of a species, each once", () => {
    const campaign = aCampaign({
      animalIds: ["nala", "gone"],
      specieIds: ["specie-1"],
      groupIds: ["g"],
      enclosureIds: ["e", "old"],
    });
    const subjects = askedSubjects(campaign, places);
    expect(subjects.map(({ kind, id }) => [kind, id])).toEqual([
      ["animal", "nala"],
      ["group", "g"],
      ["enclosure", "e"],
    ]);
    expect(subjects[0]).toMatchObject({
      specieId: "specie-1",
      sectorIds: [sector1],
      enclosureId: "enclosure-1",
    });
    expect(subjects[1]?.sectorIds).toEqual([]);
    expect(askedSubjects(aCampaign({ animalIds: [] }), places)).toEqual([]);
  });

  it("asks everybody or its participants, while it runs", () => {
    const today = day("2026-11-26");
    expect(asksFor(aCampaign(), "me", today)).toBe(true);
    const named = aCampaign({ participants: ["you"] });
    expect(asksFor(named, "me", today)).toBe(false);
    expect(asksFor(named, "you", today)).toBe(true);
    expect(asksFor(aCampaign({ collects: ["scan"] }), "me", today)).toBe(false);
    expect(asksFor(aCampaign(), "me", day("2026-12-01"))).toBe(false);
    expect(asksFor(aCampaign({ status: "stopped" }), "me", today)).toBe(false);
    expect(asksFor(aCampaign({ mode: "pedagogical" }), "me", today)).toBe(
      false,
    );
  });
});

describe("whom a campaign leaves to somebody", () => {
  const subjects = askedSubjects(
    aCampaign({ animalIds: ["nala"], groupIds: ["g"], enclosureIds: ["e"] }),
    places,
  );
  const ids = (participants: string[], kept: string[]) =>
    leftTo({ participants }, subjects, "me", kept).map(({ id }) => id);

  it("is everybody to who takes part by name, and nobody to the others", () => {
    expect(ids(["me"], [])).toEqual(["nala", "g", "e"]);
    expect(ids(["you"], [sector1])).toEqual([]);
  });

  it("is who lies in a sector they keep, and groups, where nobody is named", () => {
    expect(ids([], [sector1])).toEqual(["nala", "g", "e"]);
    expect(ids([], ["elsewhere"])).toEqual(["g"]);
    expect(ids([], [])).toEqual([]);
  });
});

describe("how it stands with a subject", () => {
  const weekly = aCampaign({ targets: { quiz: { count: 1, period: "week" } } });

  it("is done in the period of today, due, or late after one that was missed", () => {
    const submissions = [
      { subjectId: "done", day: day("2026-11-24"), by: "me" },
      { subjectId: "due", day: day("2026-11-17"), by: "me" },
    ];
    expect([
      ...standings(
        weekly,
        ["done", "due", "late"],
        submissions,
        day("2026-11-26"),
        "me",
      ),
    ]).toEqual([
      ["done", "done"],
      ["due", "due"],
      ["late", "late"],
    ]);
  });

  it("is each expert's own to do, whatever the others did", () => {
    const experts = {
      ...weekly,
      mode: "expert",
      experts: ["me", "you"],
    } as const;
    const submissions = [{ subjectId: "a", day: day("2026-11-24"), by: "you" }];
    const of = (uid: string) =>
      standings(
        { ...experts, experts: [...experts.experts] },
        ["a"],
        submissions,
        day("2026-11-26"),
        uid,
      ).get("a");
    expect(of("you")).toBe("done");
    expect(of("me")).not.toBe("done");
    // To who is none of them it stands as it does for all.
    expect(of("planner")).not.toBe("done");
    submissions.push({ ...submissions[0]!, by: "me" });
    expect(of("planner")).toBe("done");
  });

  it("is open where nothing is wanted", () => {
    const free = aCampaign({ targets: {} });
    expect(standings(free, ["a"], [], day("2026-11-26"), "me").get("a")).toBe(
      "open",
    );
    expect(standings(weekly, [], [], day("2026-11-26"), "me").size).toBe(0);
  });

  it("counts what months of progress hold, and once what was handed in here", () => {
    const own = {
      evaluationId: "evaluation-1",
      subjectId: "animal-1",
      day: day("2026-11-20"),
      by: "author",
    };
    const more = { ...own, evaluationId: "evaluation-2" };
    expect(submissionsOf([aCampaignProgress()], [own, more])).toHaveLength(2);
    expect(submissionsOf([aCampaignProgress()])).toEqual([
      { subjectId: "animal-1", day: day("2026-11-20"), by: "author" },
    ]);
    expect(submissionsOf([])).toEqual([]);
  });
});
