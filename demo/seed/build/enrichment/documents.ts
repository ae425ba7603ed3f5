import {
  demoCategories,
  demoGoals,
  demoTags,
} from "../../../data/enrichments/labels";
import { demoObjects } from "../../../data/enrichments/objects";
import type { DemoEnrichment } from "../../../data/enrichments/types";
import type { EnrichmentSession } from "../../../../src/domain/enrichment/session";
import type { DemoDocument } from "../document";
import { demoDocument } from "../document";
import { foundingOf, sharedFounding } from "../founding";
import { askedTasks } from "./asked-tasks";
import { demoMoves, movementDocument } from "./movements";
import { staysOf } from "./residence";
import { demoSessions, sessionDocument } from "./sessions";
import { useDocuments } from "./uses";

function objectDocument(object: DemoEnrichment, now: Date): DemoDocument {
  const { id, zooId, others, ...fields } = object;
  const { categories, goals, tags, sectors } = fields;
  const translations = Object.fromEntries(
    Object.entries(others).map(([language, name]) => [
      language,
      { name, description: null },
    ]),
  );
  return demoDocument(
    "enrichments",
    id,
    {
      ...fields,
      zooId,
      translations,
      categories: [...categories],
      goals: [...goals],
      tags: [...tags],
      sectors: [...sectors],
    },
    zooId === null ? sharedFounding(now) : foundingOf(zooId, now),
  );
}

/** Objects for animals, and what they are told apart by. */
export function enrichmentDocuments(now: Date): DemoDocument[] {
  const stamp = sharedFounding(now);
  return [
    ...demoTags.map(({ id, trad }) =>
      demoDocument("tags", id, { name: trad.fr, trad }, stamp),
    ),
    ...demoCategories.map(({ id, trad }) =>
      demoDocument("categories", id, { label: trad.fr, trad }, stamp),
    ),
    ...demoGoals.map(({ id, trad }) =>
      demoDocument("goals", id, { label: trad.fr, trad }, stamp),
    ),
    ...demoObjects.map((object) => objectDocument(object, now)),
  ];
}

/**
 * When the objects are given to the animals among the records, six months back and three weeks ahead;
 * what moved for it, and what the establishments have of each. Where animals lived is the history's.
 */
export function givenDocuments(
  records: readonly DemoDocument[],
  events: readonly DemoDocument[],
  now: Date,
): DemoDocument[] {
  const sessions = demoSessions(staysOf(records, events), now);
  const moves = demoMoves(sessions, now);
  const documents = sessions.map(sessionDocument);
  const given = documents.map(
    ({ data }) => data as unknown as EnrichmentSession,
  );
  return [
    ...documents,
    ...askedTasks(given, now),
    ...moves.map(movementDocument),
    ...useDocuments(given, moves, now),
  ];
}
