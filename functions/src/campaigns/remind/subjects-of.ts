import { campaignProgressQuery } from "@domain/campaign/campaign-queries";
import type { Campaign, SubjectKind } from "@domain/campaign/campaign";
import { campaignAnimalsMost } from "@domain/campaign/campaign";
import { submissionsOf } from "@domain/campaign/progress";
import { animalsOfSpecieQuery } from "@domain/taxonomy/taxonomy-queries";
import { isPutAway } from "@domain/record/put-away";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { database } from "../../edge/admin";
import { readingOf, ref } from "../../edge/documents";
import { compile } from "../../edge/query";

/** What a campaign is about: of which kind. */
export interface CampaignSubject {
  subjectKind: SubjectKind;
  subjectId: string;
}

const isHere = (record: DocumentSnapshot): boolean =>
  record.exists &&
  !isPutAway(record.data() ?? {}) &&
  (record.get("animalState") ?? null) === null;

const collections = {
  animal: "animals",
  group: "groups",
  enclosure: "enclosures",
} as const;

/** Those of the named that are still here. */
async function named(
  subjectKind: SubjectKind,
  ids: readonly string[],
): Promise<CampaignSubject[]> {
  if (ids.length === 0) return [];
  const refs = ids.map((id) => ref(collections[subjectKind], id));
  const stored = await database().getAll(...refs);
  return stored
    .filter(isHere)
    .map(({ id: subjectId }) => ({ subjectKind, subjectId }));
}

/** Every animal, group and enclosure that a campaign is about and that is still here, each once. */
export async function subjectsOf(
  campaign: Campaign,
): Promise<CampaignSubject[]> {
  const animalIds = new Set(campaign.animalIds);
  for (const specieId of campaign.specieIds) {
    const { docs } = await compile(
      animalsOfSpecieQuery(specieId, campaign.zooId, campaignAnimalsMost),
    ).get();
    for (const { id } of docs) animalIds.add(id);
  }
  const animals = [...animalIds].slice(0, campaignAnimalsMost);
  return [
    ...(await named("animal", animals)),
    ...(await named("group", campaign.groupIds)),
    ...(await named("enclosure", campaign.enclosureIds)),
  ];
}

/** What was handed in of a campaign, as its progress counts it. */
export async function handedInOf({ zooId, campaignId }: Campaign) {
  const { docs } = await compile(
    campaignProgressQuery(zooId, campaignId),
  ).get();
  return submissionsOf(
    docs.flatMap((doc) => readingOf("campaignProgress", doc).record ?? []),
  );
}
