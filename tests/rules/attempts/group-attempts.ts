import { groupFacts } from "@domain/group/facts";
import { aGroup, aGroupAnimal } from "../../builders/facility";
import { anEvent } from "../../builders/events";
import { zooA } from "../../builders/ids";
import type { Attempt } from "./attempt";
import { attemptsOn } from "./attempt";

const groupPath = "groups/group-1";
const memberPath = `${groupPath}/animals/animal-1`;
const eventPath = "events/event-1";
const visitPath = "visits/visit-1";

/** A group lies in no sector: a role in any will do. */
const group = attemptsOn("groups", groupFacts(aGroup()), {
  M: ["manager", "otherManager", "auditor"],
  V: ["vet", "otherVet"],
});
const member = attemptsOn("groupAnimals", { zooId: zooA });
const event = attemptsOn("events", { zooId: zooA });
const visit = attemptsOn("visits", { zooId: zooA });

export const attempts: Attempt[] = [
  group.get(groupPath),
  group.list(groupPath, "zooId", zooA),
  group.create("groups/group-new", () => aGroup({ groupId: "group-new" })),
  group.update(["change", "rename"], groupPath, {
    groupName: "Meute",
    label: "Meute",
    value: "group-1",
  }),
  group.update(["remove", "archive"], groupPath, { isArchived: true }),
  group.remove(["remove", "delete"], groupPath),

  member.get(memberPath),
  member.list(memberPath, "zooId", zooA),
  member.create("groups/group-1/animals/animal-2", () =>
    aGroupAnimal({ animalId: "animal-2" }),
  ),
  member.update(["change", "rename"], memberPath, { animalName: "Kito" }),
  member.remove(["remove", "delete"], memberPath),

  event.get(eventPath),
  event.list(eventPath, "zooId", zooA),
  event.create("events/event-new", () => anEvent()),
  event.update(["change", "rewrite"], eventPath, { name: "Autre" }),
  event.remove(["remove", "delete"], eventPath),

  visit.get(visitPath),
  visit.list(visitPath, "zooId", zooA),
  visit.create("visits/visit-new", () => ({ zooId: zooA })),
  visit.update(["change", "change"], visitPath, { note: "Vu" }),
  visit.remove(["remove", "delete"], visitPath),
];
