import { describe, expect, it } from "vitest";
import {
  anAnimal,
  anEnclosure,
  aSector,
} from "../../../tests/builders/facility";
import { sector1, zooA } from "../../../tests/builders/ids";
import { aTask, aTemplate } from "../../../tests/builders/work";
import { animalFacts } from "../animal/facts";
import { templateFacts } from "../automation/facts";
import { enclosureFacts } from "../enclosure/facts";
import { sectorFacts } from "../sector/facts";
import { taskFacts } from "../task/facts";

const inSector = { zooId: zooA, sectorIds: [sector1] };

describe("the facts of a record", () => {
  it("name the sector it lies in, or none", () => {
    expect(sectorFacts(aSector())).toEqual(inSector);
    expect(enclosureFacts(anEnclosure())).toEqual(inSector);
    expect(enclosureFacts(anEnclosure({ linkedSectorId: null }))).toEqual({
      zooId: zooA,
      sectorIds: [],
    });
    expect(animalFacts(anAnimal())).toEqual(inSector);
    expect(animalFacts(anAnimal({ sectorId: null })).sectorIds).toEqual([]);
  });

  it("name the people of work", () => {
    const people = { responsibleIds: ["keeper"] };
    expect(templateFacts(aTemplate(people))).toEqual({
      ...inSector,
      ...people,
      authorId: "author",
      audience: ["keeper"],
    });
  });

  it("count what is started or over as started", () => {
    const started = (task: Parameters<typeof aTask>[0]) =>
      taskFacts(aTask(task)).started;
    expect(started({})).toBe(false);
    expect(started({ status: "IN_PROGRESS", takenBy: "keeper" })).toBe(false);
    expect(started({ startedAt: new Date(0) })).toBe(true);
    expect(started({ status: "DONE" })).toBe(true);
  });
});
