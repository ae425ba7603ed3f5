import type { Behaviour } from "../../../../src/domain/ethogram/version";
import { behaviourColors } from "../../../../src/domain/ethogram/palette";
import {
  frozenPlan,
  wordsIn,
} from "../../../../src/domain/ethogram/publish/freeze";
import { languages } from "../../../../src/domain/taxonomy/taxonomy";
import { textsParent } from "../../../../src/domain/versions/kinds";
import { listing } from "../../../../src/domain/versions/version-list";
import { behaviours } from "../../../data/behaviours";
import { categories } from "../../../data/behaviours/entry";
import { ethograms } from "../../../data/ethograms";
import { demoOrders, demoSpecies } from "../../../data/taxa";
import type { DemoDocument } from "../document";
import { demoDocument } from "../document";
import { daysAgoAt } from "../moments";

type DemoEthogram = (typeof ethograms)[number];

const birds = demoOrders
  .filter(({ className }) => className === "Aves")
  .map(({ latin }) => latin);

const speciesOf = ({ orders }: DemoEthogram): string[] =>
  demoSpecies
    .filter(({ orderLatin }) =>
      (orders.length === 0 ? birds : orders).includes(orderLatin),
    )
    .map(({ id }) => id);

function planOf({ behaviours: ids }: DemoEthogram) {
  const used = ids.map((id) => ({ id, ...behaviours[id] }));
  return {
    categories: Object.entries(categories)
      .filter(([id]) => used.some(({ category }) => category === id))
      .map(([categoryId, trad]) => ({ categoryId, trad })),
    behaviours: used.map(
      ({ id, name, color, category, kind, ...one }): Behaviour => ({
        ...one,
        kind,
        behaviourId: id,
        categoryId: category,
        color: behaviourColors[color],
        group: kind === "state" ? "1" : null,
        modifiers: [],
        picture: null,
        trad: Object.fromEntries(
          languages.map((language) => [
            language,
            { name: name[language], definition: null },
          ]),
        ),
      }),
    ),
  };
}

/** The behaviours of an ethogram; throws for one that is not there. */
export function demoPlan(obsId: string) {
  const ethogram = ethograms.find(({ id }) => id === obsId);
  if (ethogram === undefined) throw new Error("There is no such ethogram");
  return planOf(ethogram);
}

/** Ethograms as the provider's ethologists published them. */
export function ethogramDocuments(now: Date): DemoDocument[] {
  const publishedAt = daysAgoAt(now, 120, "10:00");
  const stamp = { createdAt: publishedAt, createdBy: "superadmin" };
  return ethograms.flatMap((one) => {
    const plan = planOf(one);
    const published = { status: "published", publishedAt } as const;
    return [
      demoDocument(
        "observations",
        one.id,
        {
          names: one.names,
          obsSpecie: speciesOf(one),
          ...listing([published]),
        },
        stamp,
      ),
      demoDocument(
        "observationVersions",
        "1",
        {
          obsId: one.id,
          ...published,
          ...frozenPlan(plan),
          publishedBy: "superadmin",
        },
        stamp,
        one.id,
      ),
      ...languages.map((language) =>
        demoDocument(
          "observationTexts",
          language,
          wordsIn(plan, one.names, language),
          stamp,
          textsParent(one.id, "1"),
        ),
      ),
    ];
  });
}
