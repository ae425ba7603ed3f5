import { cardFacts } from "@domain/animal/card/card";
import { anAnimalCard, aZooSummary } from "../../builders/facility";
import { zooA, zooB } from "../../builders/ids";
import type { Attempt } from "./attempt";
import { attemptsOn } from "./attempt";

const path = "animalCards/animal-1";
const namesPath = "zooNames/all";

const neighbours = ["neighbourAdmin", "neighbourKeeper"] as const;
const card = attemptsOn("animalCards", cardFacts(anAnimalCard()), {
  E: neighbours,
});
const elsewhere = attemptsOn(
  "animalCards",
  cardFacts(anAnimalCard({ authorizedZooIds: ["zoo-elsewhere"] })),
);
const names = attemptsOn("zooNames", { zooId: zooA });
const summary = attemptsOn("zooSummaries", { zooId: zooA });
const summaryPath = `zooSummaries/${zooA}`;

export const attempts: Attempt[] = [
  card.get(path),
  elsewhere.get("animalCards/animal-elsewhere"),
  elsewhere.list(path, "zooId", zooA),
  card.create("animalCards/animal-2", () =>
    anAnimalCard({ animalId: "animal-2" }),
  ),
  card.update(["change", "see more"], path, { notes: "Mange bien" }),
  card.update(["change", "be authorised"], "animalCards/animal-elsewhere", {
    authorizedZooIds: [zooB],
  }),
  card.remove(["remove", "delete"], path),
  names.get(namesPath),
  names.create("zooNames/more", () => ({ names: [] })),
  names.update(["change", "rename"], namesPath, { names: [] }),
  names.remove(["remove", "delete"], namesPath),
  summary.get(summaryPath),
  summary.list(summaryPath, "zooId", zooA),
  summary.create("zooSummaries/more", () => aZooSummary({ zooId: "more" })),
  summary.update(["change", "say that nothing is wrong"], summaryPath, {
    attention: 0,
  }),
  summary.remove(["remove", "delete"], summaryPath),
];
