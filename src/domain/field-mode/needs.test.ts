import { expect, it } from "vitest";
import { aCampaign } from "../../../tests/builders/campaigns";
import { anObsSession } from "../../../tests/builders/observation";
import type { Query } from "../query/query";
import { needsOf } from "./needs";

const nobody = { animals: [], groups: [], enclosures: [] };
const asked = {
  zooId: "zoo-1",
  language: "de",
  campaigns: [],
  sessions: [],
  places: nobody,
  directory: null,
  measures: false,
  weights: [],
} as const;

const paths = (from: Parameters<typeof needsOf>[0]) =>
  Object.fromEntries(
    needsOf(from).map(({ kind, documents }) => [
      kind,
      documents.map(({ collection, parentId, id }) =>
        [collection, parentId, id].filter(Boolean).join(" "),
      ),
    ]),
  );

it("needs nothing where nobody asks", () => {
  expect(needsOf(asked)).toEqual([]);
});

it("needs each version once, with its words in one language, and of every kind that is chosen", () => {
  const campaign = aCampaign({
    surveyId: "water",
    surveyVersion: 3,
    obsId: "lemurs",
    obsVersion: 2,
    contextId: "weather",
    contextVersion: 1,
  });
  expect(paths({ ...asked, campaigns: [campaign, campaign] })).toEqual({
    form: ["surveyVersions water 3", "versionTexts water/versions/3 de"],
    ethogram: [
      "observationVersions lemurs 2",
      "observationTexts lemurs/versions/2 de",
    ],
    context: [
      "contextVersions weather 1",
      "contextTexts weather/versions/1 de",
    ],
  });
});

it("needs whom the establishment has, part by part, and the map of every place that is gone to", () => {
  const enclosure = (id: string) => ({
    id,
    name: id,
    sectorId: null,
    animals: 0,
    areas: [],
    archived: false,
  });
  const campaign = aCampaign({
    surveyId: null,
    surveyVersion: null,
    animalIds: [],
    specieIds: [],
    groupIds: [],
    enclosureIds: ["aviary"],
  });
  expect(
    paths({
      ...asked,
      campaigns: [campaign],
      places: {
        ...nobody,
        enclosures: [enclosure("aviary"), enclosure("island")] as never[],
      },
      directory: { versions: { animals: [4, 9], groups: [1], users: [2] } },
    }),
  ).toEqual({
    places: [
      "directories zoo-1",
      "directoryParts zoo-1 animals-0",
      "directoryParts zoo-1 animals-1",
      "directoryParts zoo-1 groups-0",
    ],
    maps: ["enclosures aviary", "enclosureMaps aviary"],
  });
});

it("needs what campaigns without a questionnaire and planned sessions observe by, and where", () => {
  const observing = aCampaign({
    collects: ["focal"],
    surveyId: null,
    surveyVersion: null,
    obsId: "lemurs",
    obsVersion: 2,
    animalIds: [],
    specieIds: [],
  });
  const planned = anObsSession({
    status: "planned",
    obsId: "ibis",
    obsVersion: 4,
    contextId: "weather",
    contextVersion: 1,
    enclosureId: "lake",
  });
  expect(
    paths({ ...asked, campaigns: [observing], sessions: [planned] }),
  ).toEqual({
    ethogram: [
      "observationVersions lemurs 2",
      "observationTexts lemurs/versions/2 de",
      "observationVersions ibis 4",
      "observationTexts ibis/versions/4 de",
    ],
    context: [
      "contextVersions weather 1",
      "contextTexts weather/versions/1 de",
    ],
    maps: ["enclosures lake", "enclosureMaps lake"],
  });
});

it("needs the last weights of whoever may be weighed, which are asked for", () => {
  const query: Query<"healthValues"> = {
    collection: "healthValues",
    ...{ parentId: "zita", where: [], orderBy: [], limit: 3 },
  };
  expect(needsOf({ ...asked, weights: [query] })).toEqual([
    { kind: "weights", documents: [], queries: [query] },
  ]);
});

it("needs what is measured of animals where values are to be given", () => {
  expect(needsOf({ ...asked, measures: true })).toEqual([
    {
      kind: "parameters",
      documents: [],
      queries: [
        expect.objectContaining({
          collection: "healthParameters",
          where: [{ field: "zooId", op: "==", value: "zoo-1" }],
        }),
      ],
    },
  ]);
});
