import type { DemoTarget } from "../../data/types";
import type { Target } from "../../../src/domain/task/task";
import { audienceOf } from "../../../src/domain/task/task";
import { animalIdOf } from "./animals";

const animalIdsOf = (target: DemoTarget): string[] =>
  target.level === "ANIMAL"
    ? Array.from({ length: target.animals }, (_, index) =>
        animalIdOf(target.enclosureId, target.speciesId, index),
      )
    : [];

function targetOf(target: DemoTarget): Target {
  switch (target.level) {
    case "SECTOR":
      return { level: "SECTOR", ids: [target.sectorId] };
    case "ENCLOSURE":
      return { level: "ENCLOSURE", ids: [target.enclosureId] };
    case "ANIMAL":
      return { level: "ANIMAL", ids: animalIdsOf(target) };
  }
}

/** Where a task lies and whom it asks: the target, the ids that follow from it, the audience. */
export function placeOf(target: DemoTarget, responsibleIds: readonly string[]) {
  const sectorIds = [target.sectorId];
  return {
    target: targetOf(target),
    sectorIds,
    enclosureIds: target.level === "SECTOR" ? [] : [target.enclosureId],
    animalIds: animalIdsOf(target),
    sectorId: target.sectorId,
    responsibleIds: [...responsibleIds],
    audience: audienceOf(responsibleIds, sectorIds),
  };
}
