import { animalDocuments } from "./build/animals";
import { announcementDocuments } from "./build/shown/announcements";
import { boardDocuments } from "./build/shown/boards";
import { reportDocuments } from "./build/shown/reports";
import { visitDocuments } from "./build/shown/visits";
import { researchDocuments } from "./build/shown/research";
import { automationDocuments } from "./build/automations";
import { formerDocuments, withShared } from "./build/told/former";
import { eventDocuments } from "./build/told/events";
import { neighbourDocuments } from "./build/names/neighbours";
import { directoryDocuments } from "./build/names/directories";
import {
  enrichmentDocuments,
  givenDocuments,
} from "./build/enrichment/documents";
import { campaignDocuments } from "./build/campaigns/documents";
import { withCertificates } from "./build/campaigns/certificates";
import { withEvaluationsTold } from "./build/campaigns/told";
import { groupDocuments, withAnimals } from "./build/groups";
import type { DemoDocument } from "./build/document";
import { demoDocument } from "./build/document";
import { sharedFounding } from "./build/founding";
import { healthDocuments } from "./build/health/documents";
import { measureDocuments } from "./build/measures/documents";
import { peopleDocuments, zooDocuments } from "./build/people";
import { placeDocuments } from "./build/places";
import { contextDocuments } from "./build/surveys/contexts";
import { ethogramDocuments } from "./build/surveys/ethograms";
import { observationDocuments } from "./build/observation/documents";
import { withSessionsTold } from "./build/observation/told";
import { surveyDocuments } from "./build/surveys/documents";
import { taskDocuments } from "./build/tasks";
import { taxonDocuments } from "./build/taxa";
import { withPictures } from "./pictures/demo-pictures";
import { withSummaries } from "./build/names/summaries";
import { wordDocuments } from "./build/names/words";

/**
 * Every document of both demonstration establishments, its dates around `now`; the same `now` gives
 * the same documents. Throws when one does not fit the schema of its collection.
 */
export function demoDocuments(now: Date): DemoDocument[] {
  const records = [
    demoDocument(
      "config",
      "app",
      {},
      {
        ...sharedFounding(now),
        createdBy: "system",
      },
    ),
    ...zooDocuments(now),
    ...peopleDocuments(now),
    ...taxonDocuments(now),
    ...withAnimals(
      withShared(
        withPictures([
          ...placeDocuments(now),
          ...groupDocuments(now),
          ...animalDocuments(now),
          ...formerDocuments(now),
        ]),
      ),
      now,
    ),
    ...taskDocuments(now),
    ...automationDocuments(now),
    ...announcementDocuments(now),
    ...boardDocuments(now),
    ...researchDocuments(now),
    ...enrichmentDocuments(now),
  ];
  const measures = measureDocuments(records, now);
  const health = healthDocuments(records, now);
  const campaigns = campaignDocuments(records, now);
  const events = eventDocuments(
    [...records, ...measures, ...health, ...campaigns],
    now,
  );
  const documents = withEvaluationsTold([
    ...records,
    // Logs lie below species, which those who read the records by their paths take for species.
    ...surveyDocuments(now),
    ...ethogramDocuments(now),
    ...contextDocuments(now),
    ...withSessionsTold([...campaigns, ...observationDocuments(records, now)]),
    ...events,
    ...givenDocuments(records, events, now),
    ...measures,
    ...health,
    ...directoryDocuments(records, now),
    ...wordDocuments(records, now),
    ...neighbourDocuments(records, now),
    ...reportDocuments(records, now),
    ...visitDocuments(records, now),
  ]);
  return withSummaries(withCertificates(documents), now);
}
