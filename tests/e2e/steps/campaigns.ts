import { randomUUID } from "node:crypto";
import { demoDocument } from "../../../demo/seed/build/document";
import type { Campaign } from "../../../src/domain/campaign/campaign";
import { takenTimes } from "../../../src/domain/campaign/taken";
import { parisDay } from "../../../src/domain/time/paris";
import type { Person, Place } from "./place";
import { aQuestionnaire } from "./questionnaires";
import { documentsWhere, tick, writeDocuments } from "./suite";

/** A campaign of one test, with the animals it asks about, in the order of their names. */
export interface WrittenCampaign {
  id: string;
  name: string;
  surveyId: string;
  animals: readonly { id: string; name: string }[];
}

const dayMs = 86_400_000;
const stamp = {
  createdAt: new Date(Date.now() - 30 * dayMs),
  createdBy: "founder",
};
const unique = (prefix: string) => `${prefix}-${randomUUID().slice(0, 8)}`;
const dayFrom = (days: number) => parisDay(new Date(Date.now() + days * dayMs));

/** A campaign that runs now, once for each of these animals of one enclosure. */
export async function aCampaignOf(
  { zooId, sectorId }: Place,
  names: readonly string[],
  {
    questionnaire = aQuestionnaire(),
    ...more
  }: Partial<Campaign> & { questionnaire?: Promise<string> } = {},
): Promise<WrittenCampaign> {
  const surveyId = await questionnaire;
  const enclosureId = unique("enclosure");
  const animals = names.map((name) => ({ id: unique("animal"), name }));
  const id = unique("campaign");
  const name = `Bien-être ${id.slice(-4)}`;
  await writeDocuments([
    demoDocument(
      "enclosures",
      enclosureId,
      { zooId, enclosureName: "Plaine", linkedSectorId: sectorId },
      stamp,
    ),
    ...animals.map((animal) =>
      demoDocument(
        "animals",
        animal.id,
        {
          zooId,
          sectorId,
          animalName: animal.name,
          animalEnclosureData: { enclosureId },
          specieId: null,
        },
        stamp,
      ),
    ),
  ]);
  const campaign = { id, name, surveyId, animals };
  await askIn(campaign, zooId, 1, more);
  await tick(new Date());
  return campaign;
}

/** From now on the campaign asks in this version of its questionnaire. */
export const askIn = (
  { id, name, surveyId, animals }: WrittenCampaign,
  zooId: string,
  surveyVersion: number,
  more: Partial<Campaign> = {},
): Promise<void> => {
  const told = {
    startDate: dayFrom(-7),
    endDate: dayFrom(7),
    status: "active",
    mode: "normal",
    closedAt: null,
    ...more,
  } as const;
  return writeDocuments([
    demoDocument(
      "campaigns",
      id,
      {
        zooId,
        authorId: "founder",
        name,
        surveyId,
        surveyVersion,
        animalIds: animals.map((animal) => animal.id),
        targets: { quiz: { count: 1, period: "campaign" } },
        ...told,
        ...takenTimes(told),
      },
      stamp,
    ),
  ]);
};

/** The evaluations about an animal that are stored, as the interface shows their fields. */
export const evaluationsAbout = (animalId: string) =>
  documentsWhere("evaluations", "subjectId", animalId);

/** What another device of the same person answered, written past the rules. */
export const otherDraft = (
  evaluationId: string,
  { zooId }: Place,
  { uid }: Person,
  answers: Readonly<Record<string, string>>,
): Promise<void> => {
  const at = new Date();
  const texts = Object.fromEntries(
    Object.entries(answers).map(([ref, value]) => [
      ref,
      {
        chosen: [value],
        media: [],
        notApplicable: false,
        comment: null,
        at,
      },
    ]),
  );
  return writeDocuments([
    demoDocument(
      "evaluationDrafts",
      "tablet",
      {
        zooId,
        evaluationId,
        authorId: uid,
        answers: JSON.stringify(texts),
        at,
      },
      { createdAt: at, createdBy: uid },
      evaluationId,
    ),
  ]);
};
