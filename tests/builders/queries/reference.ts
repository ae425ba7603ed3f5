import { biblioQueries } from "@domain/biblio/biblio-queries";
import {
  projectsQuery,
  runningProjectsQuery,
  toldPermitsQuery,
} from "@domain/research/research-queries";
import { labelKinds } from "@domain/label/label";
import { labelsQuery } from "@domain/label/label-queries";
import { taxonKinds } from "@domain/taxonomy/kinds";
import {
  animalsOfSpecieQuery,
  familiesQuery,
  taxaByIdQueries,
  ordersQuery,
  specieByLatinQuery,
  specieLogsQuery,
  speciesQuery,
} from "@domain/taxonomy/taxonomy-queries";
import {
  contextsQuery,
  publishedContextsQuery,
} from "@domain/context/context-queries";
import {
  ethogramsQuery,
  publishedEthogramsQuery,
} from "@domain/ethogram/ethogram-queries";
import { profilesQuery } from "@domain/profile/profile-queries";
import {
  questionsQuery,
  questionStatesQuery,
} from "@domain/question/question-queries";
import {
  publishedSurveysQuery,
  surveysQuery,
} from "@domain/survey/survey-queries";
import { speciesOfLatinsQuery } from "@domain/inventory/inventory-queries";
import { referringTo } from "@domain/record/desk/referring";
import { clientErrorsQuery } from "@domain/service/service-queries";
import {
  abandonedRunsQuery,
  syncPartsQuery,
  syncRunsQuery,
} from "@domain/sync/sync-queries";
import {
  holdersInZooQuery,
  referringQuery,
} from "@domain/query/holders-queries";
import type { Asked, Entry } from "../query-entry";
import { limit } from "../query-entry";

/** Every way in which the list of species can be narrowed. */
const speciesFilters = [null, "family-1"].flatMap((familyId) =>
  [null, "order-1"].flatMap((orderId) =>
    [null, true].flatMap((underReview) =>
      [null, "Suri"].flatMap((latin) =>
        [null, "Suricata"].map((from) => ({
          familyId,
          orderId,
          underReview,
          latin,
          from,
        })),
      ),
    ),
  ),
);

/** What everybody asks of the reference data. */
const reference: readonly Entry[] = [
  {
    builder: speciesQuery,
    queries: () => speciesFilters.map((filter) => speciesQuery(filter, limit)),
  },
  {
    builder: specieByLatinQuery,
    queries: () => [specieByLatinQuery("Suricata suricatta", limit)],
  },
  {
    builder: speciesOfLatinsQuery,
    queries: () => [speciesOfLatinsQuery(["Suricata suricatta"])],
  },
  {
    builder: animalsOfSpecieQuery,
    queries: ({ zooId }, { specieId }) => [
      animalsOfSpecieQuery(specieId, zooId, limit),
    ],
  },
  {
    builder: taxaByIdQueries,
    queries: () => [
      ...taxaByIdQueries("family", ["f1"]),
      ...taxaByIdQueries("order", ["o1"]),
    ],
  },
  { builder: familiesQuery, queries: () => [familiesQuery()] },
  { builder: ordersQuery, queries: () => [ordersQuery()] },
  {
    builder: publishedSurveysQuery,
    queries: () => [publishedSurveysQuery()],
  },
  {
    builder: publishedContextsQuery,
    queries: () => [publishedContextsQuery()],
  },
  {
    builder: publishedEthogramsQuery,
    queries: () => [publishedEthogramsQuery()],
  },
  { builder: profilesQuery, queries: () => [profilesQuery()] },
  {
    builder: biblioQueries,
    queries: ({ zooId }) => biblioQueries(zooId),
  },
  {
    builder: projectsQuery,
    queries: (session) => [projectsQuery(session)],
  },
];

/** What is asked of it, and of its runs, by the provider's superAdmins and the functions. */
const provided: readonly Entry[] = [
  {
    builder: runningProjectsQuery,
    queries: () => [runningProjectsQuery(limit)],
  },
  {
    builder: toldPermitsQuery,
    queries: () => [toldPermitsQuery(limit)],
  },
  {
    builder: referringQuery,
    queries: () =>
      [...taxonKinds, ...labelKinds]
        .flatMap(referringTo)
        .map((one) => referringQuery(one, "id", limit)),
  },
  {
    builder: holdersInZooQuery,
    queries: ({ zooId }) => [
      holdersInZooQuery("animals", zooId, "gan", ["MIG1"]),
    ],
  },
  {
    builder: specieLogsQuery,
    queries: (_, { specieId }) => [specieLogsQuery(specieId, limit)],
  },
  {
    builder: clientErrorsQuery,
    queries: () => [
      clientErrorsQuery(false, limit),
      clientErrorsQuery(true, limit),
    ],
  },
  {
    builder: abandonedRunsQuery,
    queries: (_, { now }) => [abandonedRunsQuery(now, limit)],
  },
  { builder: syncRunsQuery, queries: () => [syncRunsQuery(limit)] },
  {
    builder: syncPartsQuery,
    queries: () => [
      syncPartsQuery(
        "run",
        { collection: "species", outcome: "changed" },
        limit,
      ),
    ],
  },
  { builder: labelsQuery, queries: () => labelKinds.map(labelsQuery) },
  { builder: questionsQuery, queries: () => [questionsQuery()] },
  {
    builder: questionStatesQuery,
    queries: (_, { now }) => [
      questionStatesQuery("question-1", null, limit),
      questionStatesQuery("question-1", now, limit),
    ],
  },
  { builder: surveysQuery, queries: () => [surveysQuery()] },
  { builder: ethogramsQuery, queries: () => [ethogramsQuery()] },
  { builder: contextsQuery, queries: () => [contextsQuery()] },
];

export const asked: Asked = {
  facility: reference,
  everywhere: provided,
};
