import { campaignProgressQuery } from "@domain/campaign/campaign-queries";
import type { Campaign, Collected } from "@domain/campaign/campaign";
import { monthsOf, submissionsOf } from "@domain/campaign/progress";
import type { CampaignSubject } from "@domain/campaign/subjects";
import { subjectsOf as subjectsThere } from "@domain/campaign/subjects";
import { entryOf } from "@domain/directory/entry-of";
import type { Submission } from "@domain/evaluation/score/coverage";
import { animalsOfSpecieQuery } from "@domain/taxonomy/taxonomy-queries";
import { database } from "../../edge/admin";
import { readingOf, ref } from "../../edge/documents";
import { pagesOfQuery } from "../../edge/pages";
import { compile } from "../../edge/query";
import { sectorsOfSubject } from "./sectors-of-subject";

/** Those of the named that there are. */
async function named<K extends "animals" | "groups" | "enclosures">(
  kind: K,
  ids: readonly string[],
) {
  if (ids.length === 0) return [];
  const stored = await database().getAll(...ids.map((id) => ref(kind, id)));
  return stored.flatMap((one) => {
    const data = one.data();
    return data === undefined ? [] : [entryOf(kind, one.id, data)];
  });
}

/** The animals that a campaign names, and all of its species, each once. */
async function animalsFor({ zooId, specieIds, animalIds }: Campaign) {
  const found = new Map(
    (await named("animals", animalIds)).map((one) => [one.id, one]),
  );
  for (const specieId of specieIds) {
    const all = compile(animalsOfSpecieQuery(specieId, zooId, 1));
    for await (const docs of pagesOfQuery(all))
      for (const doc of docs)
        found.set(doc.id, entryOf("animals", doc.id, doc.data()));
  }
  return found.values();
}

/** What a campaign is about, and the sector it lies in; null: nowhere, or a group's, which its animals say. */
export interface PlacedSubject extends CampaignSubject {
  sectorId: string | null;
}

/** Every animal, group and enclosure that a campaign is about and that is still here, each once. */
export async function subjectsOf(campaign: Campaign): Promise<PlacedSubject[]> {
  const there = {
    animals: [...(await animalsFor(campaign))],
    groups: await named("groups", campaign.groupIds),
    enclosures: await named("enclosures", campaign.enclosureIds),
  };
  const sectors = new Map(
    [...there.animals, ...there.enclosures].map(({ id, sectorId }) => [
      id,
      sectorId,
    ]),
  );
  return subjectsThere(campaign, there).map(({ kind, id }) => ({
    kind,
    id,
    sectorId: kind === "group" ? null : (sectors.get(id) ?? null),
  }));
}

/** Where all of these lie, each sector once, in their order. */
export async function sectorsOfAll(
  zooId: string,
  subjects: readonly PlacedSubject[],
): Promise<string[]> {
  const found = new Set<string>();
  for (const { kind, id, sectorId } of subjects) {
    if (sectorId !== null) found.add(sectorId);
    if (kind !== "group") continue;
    const group = { zooId, subjectKind: kind, subjectId: id } as const;
    const sectors = await database().runTransaction((transaction) =>
      sectorsOfSubject(transaction, group),
    );
    for (const one of sectors ?? []) found.add(one);
  }
  return [...found];
}

/** What was handed in of a campaign, by what it collects, as its progress counts it. */
export async function handedInOf({
  zooId,
  campaignId,
}: Campaign): Promise<(collected: Collected) => Submission[]> {
  const { docs } = await compile(
    campaignProgressQuery(zooId, campaignId),
  ).get();
  const months = docs.flatMap(
    (doc) => readingOf("campaignProgress", doc).record ?? [],
  );
  return (collected) => submissionsOf(monthsOf(months, collected));
}
