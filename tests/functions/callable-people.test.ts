import { beforeAll, describe, expect, it } from "vitest";
import { can } from "@domain/access/can";
import type { RecordFacts } from "@domain/access/can";
import type { Action, Resource } from "@domain/access/matrix";
import { callables } from "@domain/callables";
import { emptyTeam } from "@domain/sector/sector";
import { removeRecord } from "../../functions/src/callables/remove-record";
import { setAnonymousMode } from "../../functions/src/callables/set-anonymous-mode";
import { checkSystem } from "../../functions/src/service/check-system";
import { setAppConfig } from "../../functions/src/service/set-app-config";
import { setSectorTeam } from "../../functions/src/callables/set-sector-team";
import { createZoo } from "../../functions/src/establishments/create-zoo";
import { setZooArchived } from "../../functions/src/establishments/set-zoo-archived";
import { checkTaxonomy } from "../../functions/src/taxonomy/check-taxonomy";
import { mergeTaxa } from "../../functions/src/taxonomy/merge-taxa";
import { orderEnrichments } from "../../functions/src/enrichment/order-enrichments";
import { authoriseZoo } from "../../functions/src/neighbours/authorise-zoo";
import { reviewSpecie } from "../../functions/src/taxonomy/review-specie";
import { importMeasures } from "../../functions/src/measures/import/import-measures";
import { changeSource } from "../../functions/src/measures/sources/change-source";
import { createSource } from "../../functions/src/measures/sources/create-source";
import { discardReadings } from "../../functions/src/measures/sources/discard-readings";
import { renewSecret } from "../../functions/src/measures/sources/renew-secret";
import { revokeSource } from "../../functions/src/measures/sources/revoke-source";
import { aSource, builtInHere } from "../builders/measures";
import { anAccount } from "../builders/people";
import { sector1, sector2, zooA, zooB } from "../builders/ids";
import { stored } from "../rules/harness";
import { accessOf, names, sessionOf } from "../rules/people";
import type { Name } from "../rules/people";
import { records } from "../rules/records";
import { walkedOfAccounts } from "./accounts/walk";
import { walkedOfSync } from "./mass-sync/walked";
import { erase, put, read, useStage } from "./stage";

useStage("demo-callable-people", "file");

const access = Object.fromEntries(
  names.flatMap((name) => {
    const one = accessOf[name];
    return one === null ? [] : [[`access/${name}`, stored(one)]];
  }),
);

/** Where a list that somebody orders is sent. */
const accounts = Object.fromEntries(
  names.map((name) => [`users/${name}/private/account`, stored(anAccount())]),
);

beforeAll(() => put({ ...records, ...access, ...accounts }));

interface Runnable {
  run(request: never): unknown;
}

/**
 * Those with files are walked in `picture-people.test.ts` and `attachments.test.ts`, those of accounts in
 * `accounts/walk.test.ts`, those of the sync in `mass-sync/people.test.ts`, the reminder in `campaigns/remind.test.ts`,
 * those of lessons in `lessons/`, the import of sessions, which asks whose they are, in `observation/import.test.ts`,
 * files by mail and the activity report in `exports/`, calendars of one's own in `calendar/`.
 */
const elsewhere = [
  ...walkedOfAccounts,
  "saveRecords",
  "uploadImage",
  "uploadProfilePicture",
  "removePicture",
  "getSignedUrl",
  "finishUpload",
  "reportClientErrors",
  "remindParticipants",
  "setEducationalAccount",
  "openLesson",
  "closeLesson",
  "joinLesson",
  "handInLesson",
  "importObservations",
  "requestExport",
  "downloadExport",
  "readActivity",
  "readLateness",
  "createFeed",
  "removeFeed",
  ...walkedOfSync,
] as const satisfies readonly (keyof typeof callables)[];

const run = {
  authoriseZoo,
  createZoo,
  removeRecord,
  setAnonymousMode,
  setAppConfig,
  checkSystem,
  setSectorTeam,
  setZooArchived,
  checkTaxonomy,
  mergeTaxa,
  orderEnrichments,
  reviewSpecie,
  createSource,
  changeSource,
  renewSecret,
  revokeSource,
  discardReadings,
  importMeasures,
} satisfies Record<
  Exclude<keyof typeof callables, (typeof elsewhere)[number]>,
  Runnable
>;

/** A cell of the matrix that a callable carries out: what is asked, of which record, and where it lies. */
type Cell = readonly [
  resource: Resource,
  action: string,
  callable: keyof typeof run,
  data: object,
  path: string,
  sectorIds: readonly string[],
];

const { name, feeds, expectedBy } = aSource();
const ofSource = { zooId: zooA, sourceId: "source-1" };
const given = { name, feeds, expectedBy };
const sourceCells = (
  [
    [
      "create",
      "createSource",
      { operationId: "operation-source", zooId: zooA, ...given },
    ],
    ["change", "changeSource", { ...ofSource, ...given, isArchived: false }],
    ["change", "renewSecret", { operationId: "operation-secret", ...ofSource }],
    ["change", "revokeSource", ofSource],
    [
      "change",
      "discardReadings",
      {
        operationId: "operation-discard",
        ...ofSource,
        from: 1_423_072_260,
        until: 1_423_075_860,
        confirmed: true,
      },
    ],
  ] as const
).map(([action, callable, data]): Cell => [
  "sensorSources",
  action,
  callable,
  data,
  "sensorSources/source-1",
  [],
]);

const cells: Cell[] = [
  [
    "taxonomy",
    "review",
    "reviewSpecie",
    { specieId: "specie-1", review: { reason: "Doubtful", doubts: ["names"] } },
    "species/specie-1",
    [],
  ],
  [
    "taxonomy",
    "remove",
    "mergeTaxa",
    {
      operationId: "operation-1",
      collection: "order",
      id: "order-1",
      intoId: "order-2",
    },
    "order/order-1",
    [],
  ],
  ["taxonomy", "change", "checkTaxonomy", {}, "species/specie-1", []],
  ["service", "configure", "checkSystem", {}, "config/app", []],
  [
    "service",
    "configure",
    "setAppConfig",
    {
      build: "2.5.0",
      minimumVersion: null,
      maintenance: false,
      maintenanceUntil: null,
      flags: {},
    },
    "config/app",
    [],
  ],
  [
    "zoo",
    "create",
    "createZoo",
    { operationId: "operation-1", zooName: "Nouveau" },
    "zoo/new",
    [],
  ],
  [
    "zoo",
    "remove",
    "setZooArchived",
    { zooId: zooA, archived: false },
    `zoo/${zooA}`,
    [],
  ],
  [
    "zoo",
    "demonstrate",
    "setAnonymousMode",
    { zooId: zooA, on: false },
    `zoo/${zooA}`,
    [],
  ],
  [
    "sectors",
    "team",
    "setSectorTeam",
    { sectorId: sector1, team: emptyTeam },
    `sectors/${sector1}`,
    [sector1],
  ],
  [
    "sectors",
    "remove",
    "removeRecord",
    { kind: "sectors", id: sector1 },
    `sectors/${sector1}`,
    [sector1],
  ],
  [
    "sectors",
    "remove",
    "removeRecord",
    { kind: "sectors", id: sector2 },
    `sectors/${sector2}`,
    [sector2],
  ],
  [
    "enclosures",
    "remove",
    "removeRecord",
    { kind: "enclosures", id: "enclosure-1b" },
    "enclosures/enclosure-1b",
    [sector1],
  ],
  [
    "enclosures",
    "remove",
    "removeRecord",
    { kind: "enclosures", id: "enclosure-none" },
    "enclosures/enclosure-none",
    [],
  ],
  ...(["remove", "archive"] as const).map((action): Cell => [
    "environmentalParameters",
    action,
    "removeRecord",
    { kind: "environmentalParameters", id: "parameter-1", action },
    "environmentalParameters/parameter-1",
    [sector1],
  ]),
  [
    "environmentalParameters",
    "govern",
    "removeRecord",
    {
      kind: "environmentalParameters",
      id: builtInHere.parameterId,
      action: "archive",
    },
    `environmentalParameters/${builtInHere.parameterId}`,
    [],
  ],
  [
    "animals",
    "authorise",
    "authoriseZoo",
    {
      operationId: "operation-authorise",
      zooId: zooA,
      animalIds: ["animal-1"],
      otherZooId: zooB,
      authorised: true,
    },
    "animals/animal-1",
    [sector1],
  ],
  [
    "enrichmentUses",
    "change",
    "orderEnrichments",
    {
      operationId: "operation-order",
      zooId: zooA,
      lines: [{ enrichmentId: "object-1", quantity: 2 }],
    },
    "enrichments/object-1",
    [],
  ],
  ...sourceCells,
  [
    "environmentalParameters",
    "change",
    "importMeasures",
    {
      zooId: zooA,
      enclosureId: "enclosure-1",
      parameterId: "parameter-1",
      areaId: null,
      keptAs: "values",
      values: [{ at: 1_423_072_260, value: 23.18 }],
    },
    "environmentalParameters/parameter-1",
    [sector1],
  ],
  [
    "animals",
    "remove",
    "removeRecord",
    { kind: "animals", id: "animal-1" },
    "animals/animal-1",
    [sector1],
  ],
];

const allowedBy = (
  [resource, , , , , sectorIds]: Cell,
  action: Action<Resource>,
) => {
  const facts: RecordFacts = { zooId: zooA, sectorIds: [...sectorIds] };
  return names.filter((name) =>
    can(sessionOf(name, zooA), action, resource, facts),
  );
};

/** A parameter that somebody may not even read is to them as one that is gone already; `measures/parameter-elsewhere.test.ts` sees that it stays. */
const isUnseen = (one: Cell, name: Name) =>
  one[2] === "removeRecord" &&
  one[0] === "environmentalParameters" &&
  !allowedBy(one, "read").includes(name);

async function answerOf(callable: Runnable, name: Name, data: object) {
  const auth = name === "signedOut" ? undefined : { uid: name, token: {} };
  try {
    return await callable.run({ auth, data, rawRequest: {} } as never);
  } catch (error) {
    return { code: (error as { code?: string }).code ?? String(error) };
  }
}

/** May this person? Anything but yes and the refusal of a right fails the test. */
async function tries([, , callable, data, path]: Cell, name: Name) {
  const answer = await answerOf(run[callable], name, data);
  if (typeof answer === "object" && answer !== null && "code" in answer) {
    expect(["permission-denied", "unauthenticated"]).toContain(answer.code);
    return false;
  }
  expect(answer).toMatchObject({ success: true });
  const before = records[path];
  await (before === undefined ? erase(path) : put({ [path]: before }));
  return true;
}

describe("a callable answers every person as can() does", () => {
  it.each(cells.map((one) => [one[0], one[1], one[4], one] as const))(
    "%s %s: %s",
    async (_resource, _action, path, one) => {
      const may = allowedBy(one, one[1] as Action<Resource>);
      expect(may.length).toBeGreaterThan(0);
      const before = await read(path);
      const mayNot = names.filter((name) => !may.includes(name));
      const answers = await Promise.all(mayNot.map((name) => tries(one, name)));
      const got = mayNot.filter((_name, index) => answers[index]);
      expect(got.filter((name) => !isUnseen(one, name))).toEqual([]);
      expect(await read(path)).toEqual(before);
      for (const name of may)
        expect([name, await tries(one, name)]).toEqual([name, true]);
    },
  );

  it("in every callable of the table but those tried elsewhere", () => {
    const tried = new Set<string>([
      ...elsewhere,
      ...cells.map((one) => one[2]),
    ]);
    expect(Object.keys(callables).filter((one) => !tried.has(one))).toEqual([]);
  });
});
