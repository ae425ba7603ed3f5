import type { Campaign } from "../campaign/campaign";
import type { CollectionName } from "../collections";
import type { DirectoryHeader } from "../directory/header";
import { partId } from "../directory/parts";
import type { Places } from "../evaluation/asked-subjects";
import { askedSubjects } from "../evaluation/asked-subjects";
import { parametersQuery } from "../measures/parameters/parameter-queries";
import type { ObsSession } from "../observation/obs-session";
import type { Query } from "../query/query";
import type { Language } from "../taxonomy/taxonomy";
import type { VersionedCollection } from "../versions/kinds";
import { textsParent, versionedKinds } from "../versions/kinds";

/** A document that is needed without a network. */
export interface NeededDocument {
  collection: CollectionName;
  id: string;
  parentId?: string;
  /** There may be none: who may read it is told no more than who may not. */
  mayBeAbsent?: true;
}

/** A session of observation that is to be begun or gone on with, as far as it says what it needs. */
export type NeededSession = Pick<
  ObsSession,
  "obsId" | "obsVersion" | "contextId" | "contextVersion" | "enclosureId"
>;

/** What somebody is asked for, as far as it says what they need. */
export interface Asked {
  zooId: string;
  language: Language;
  campaigns: readonly Campaign[];
  /** Those that they planned or began themselves. */
  sessions: readonly NeededSession[];
  places: Places;
  /** What the establishment's directory says of its parts; null: it is not built. */
  directory: Pick<DirectoryHeader, "versions"> | null;
  /** Whether values of animals are to be given: without what is measured of them no field for one is drawn. */
  measures: boolean;
  /** What asks for the last weights of whoever may be weighed. */
  weights: readonly Query<"healthValues">[];
}

/** A version and its words in the language of whoever asks; [] where none is chosen. */
const versionWith = (
  collection: VersionedCollection,
  thingId: string | null,
  version: number | null,
  language: Language,
): NeededDocument[] =>
  thingId === null || version === null
    ? []
    : [
        { collection, id: String(version), parentId: thingId },
        {
          collection: versionedKinds[collection].texts,
          id: language,
          parentId: textsParent(thingId, String(version)),
        },
      ];

/** The kinds of documents that a device is prepared with: a kind is a line. */
const kinds = {
  form: ({ campaigns, language }) =>
    campaigns.flatMap(({ surveyId, surveyVersion }) =>
      versionWith("surveyVersions", surveyId, surveyVersion, language),
    ),
  ethogram: ({ campaigns, sessions, language }) =>
    [...campaigns, ...sessions].flatMap(({ obsId, obsVersion }) =>
      versionWith("observationVersions", obsId, obsVersion, language),
    ),
  context: ({ campaigns, sessions, language }) =>
    [...campaigns, ...sessions].flatMap(({ contextId, contextVersion }) =>
      versionWith("contextVersions", contextId, contextVersion, language),
    ),
  places: ({ zooId, directory }) =>
    directory === null
      ? []
      : [
          { collection: "directories", id: zooId },
          ...(["animals", "groups", "enclosures"] as const).flatMap((kind) =>
            (directory.versions[kind] ?? []).map((_, index) => ({
              collection: "directoryParts" as const,
              id: partId(kind, index),
              parentId: zooId,
            })),
          ),
        ],
  maps: ({ campaigns, sessions, places }) =>
    [
      ...campaigns.flatMap((campaign) => askedSubjects(campaign, places)),
      ...sessions,
    ].flatMap(({ enclosureId }) =>
      enclosureId === null
        ? []
        : [
            // Its zones: a map alone says none of their names.
            { collection: "enclosures" as const, id: enclosureId },
            {
              collection: "enclosureMaps" as const,
              id: enclosureId,
              mayBeAbsent: true as const,
            },
          ],
    ),
} as const satisfies Record<string, (asked: Asked) => NeededDocument[]>;

export type NeedKind = keyof typeof kinds | "parameters" | "weights";

/** What one kind needs: at least one document, or the answer to a question. */
export interface Need {
  kind: NeedKind;
  documents: readonly NeededDocument[];
  queries?: readonly Query[];
}

/** The same document always as the same text. */
export const needKey = ({ collection, id, parentId }: NeededDocument): string =>
  JSON.stringify([collection, parentId ?? null, id]);

/**
 * What a device needs so that somebody can answer what they are asked without a network, by kind, each document once; a kind
 * of which nothing is needed is left out. [] where nobody asks and no directory is built.
 */
export const needsOf = (asked: Asked): Need[] => {
  const documents = (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap(
    (kind): Need[] => {
      const all = kinds[kind](asked);
      const byKey = new Map(all.map((one) => [needKey(one), one]));
      return byKey.size === 0 ? [] : [{ kind, documents: [...byKey.values()] }];
    },
  );
  const parameters = asked.measures
    ? [parametersQuery(asked.zooId, "health")]
    : [];
  const answers = { parameters, weights: asked.weights };
  return [
    ...documents,
    ...(Object.keys(answers) as (keyof typeof answers)[]).flatMap(
      (kind): Need[] =>
        answers[kind].length === 0
          ? []
          : [{ kind, documents: [], queries: answers[kind] }],
    ),
  ];
};
