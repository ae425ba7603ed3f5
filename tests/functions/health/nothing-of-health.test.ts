import { hourOf } from "@domain/measures/buckets/keys";
import type { HealthNote } from "@domain/health/notes/note";
import { builtInParameter } from "@domain/measures/parameters/parameter";
import type { Alert } from "@domain/measures/alerts/alert";
import { parisDay } from "@domain/time/paris";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hearOfAlert } from "../../../functions/src/alerts/follow-alert";
import { rebuildDirectory } from "../../../functions/src/directory/rebuild-directory";
import { database } from "../../../functions/src/edge/admin";
import { plain } from "../../../functions/src/edge/documents";
import { followNotesAt } from "../../../functions/src/health/notes/due-task";
import { followAnimal } from "../../../functions/src/health/follow-animal";
import { countDay } from "../../../functions/src/health/values/count-day";
import { providePush } from "../../../functions/src/notices/push-port";
import { anAnimal } from "../../builders/facility";
import {
  aDose,
  aHealthNote,
  aHealthParameter,
  aHealthValue,
} from "../../builders/health";
import { aDevice } from "../../builders/people";
import { create, deskWorld, save } from "../desk-stage";
import { idsOf, put, read, useStage } from "../stage";
import { aKeeper, aTeam, runAt } from "../notices/told";

useStage("demo-nothing-of-health");

const zooId = "home";
const weight = `${zooId}_weight`;
const now = new Date("2026-12-01T09:00:00Z");
const series = { zooId, animalId: "a1", parameterId: weight };

/** What nobody may find but in the animal's own records and its alerts. */
const secrets = /4321\.5|Zyxolin|boiterie secrète|posologie secrète/u;

const shown: string[] = [];
const logged: string[] = [];

beforeEach(async () => {
  shown.length = 0;
  logged.length = 0;
  for (const kind of ["log", "info", "warn", "error"] as const)
    vi.spyOn(console, kind).mockImplementation((...all: unknown[]) => {
      logged.push(JSON.stringify(all));
    });
  providePush((tokens, message) => {
    shown.push(JSON.stringify(message));
    return Promise.resolve(tokens.map(() => "sent" as const));
  });
  await put({
    ...deskWorld(),
    ...aTeam(),
    ...aKeeper("cleo", {}, { sectorRoles: { veterinary: ["s1"] } }),
    ...aKeeper("karl"),
    "users/cleo/devices/phone": aDevice({
      userId: "cleo",
      deviceId: "phone",
      lastSeenAt: now,
      pushToken: "cleo-phone",
    }),
    "animals/a1": anAnimal({
      zooId,
      animalId: "a1",
      animalName: "Nala",
      sectorId: "s1",
    }),
    [`healthParameters/${weight}`]: aHealthParameter({
      ...builtInParameter(zooId, "weight")!,
      animalIds: [],
      limits: { enabled: true, min: 1, max: 50 },
    }),
  });
});

afterEach(() => {
  providePush(null);
  vi.restoreAllMocks();
});

/** Every document of the store, by its path. */
async function everything(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const visit = async (
    collections: FirebaseFirestore.CollectionReference[],
  ): Promise<void> => {
    for (const collection of collections)
      for (const ref of await collection.listDocuments()) {
        const stored = await ref.get();
        if (stored.exists)
          found.set(ref.path, JSON.stringify(plain(stored.data())));
        await visit(await ref.listCollections());
      }
  };
  await visit(await database().listCollections());
  return found;
}

it("of what is known of an animal's health nothing leaves its records: no event, search, mail, push, audit, notice or log line", async () => {
  const shared = { zooId, animalId: "a1", sectorId: "s1", by: "cleo" };
  await put({
    "animals/a1/healthValues/v1": aHealthValue({
      ...shared,
      ...series,
      valueId: "v1",
      value: 4321.5,
      at: now,
    }),
    "animals/a1/healthNotes/n1": aHealthNote({
      ...shared,
      noteId: "n1",
      title: "boiterie secrète",
      nextDue: "2027-01-05" as HealthNote["nextDue"],
      createdAt: now,
    }),
    "animals/a1/doses/d1": aDose({ ...shared, note: "posologie secrète" }),
  });
  const prescribed = await save("cleo", [
    {
      ...create("prescriptions", "t1", {
        zooId,
        animalId: "a1",
        molecule: "other",
        otherMolecule: "Zyxolin",
        dosage: 4321.5,
        dosageUnit: "mg",
        quantity: 1,
        quantityUnit: "ml",
        route: "oral",
        posology: "posologie secrète",
        frequency: "twiceDaily",
        customFrequency: null,
        times: [],
        startDate: "2026-12-01",
        endDate: "2026-12-09",
        treatmentReason: "boiterie secrète",
        notes: null,
        prescriberId: "cleo",
        batchId: null,
      }),
      parentId: "a1",
    },
  ]);
  expect(prescribed).toMatchObject({ success: true });
  await countDay(series, parisDay(now), { hour: hourOf(now), now });
  const [alertId = ""] = await idsOf("alerts");
  const alert = plain(await read(`alerts/${alertId}`)) as Alert;
  expect(alert).toMatchObject({ class: "health", values: { value: 4321.5 } });
  // The engine's clock is another than the story's: made now, it is news.
  const fresh = { ...alert, createdAt: now };
  await put({ [`alerts/${alertId}`]: fresh });
  await hearOfAlert(alertId, null, fresh, now);
  await runAt(now, new Date(now.getTime() + 60 * 60_000));
  await followAnimal("a1", "elsewhere");
  await followNotesAt({ ...shared, at: aHealthNote().at }, now);
  await rebuildDirectory(zooId, now);

  const all = await everything();
  const leaks = [...all]
    .filter(([path]) => !path.startsWith("animals/a1/"))
    .filter(([path]) => path !== `alerts/${alertId}`)
    .filter(([, text]) => secrets.test(text))
    .map(([path]) => path);
  expect(leaks).toEqual([]);
  // It was looked for where it would be: the notice is there, and the search of animals.
  const paths = [...all.keys()].join("\n");
  expect(paths).toMatch(/^tasks\/health_a1_n1$/mu);
  expect(paths).toMatch(/users\/cleo\/notifications\//u);
  expect([...all.values()].some((text) => text.includes("Nala"))).toBe(true);
  expect(shown).toEqual([]);
  expect(logged.filter((line) => secrets.test(line))).toEqual([]);
  expect(await idsOf("mail")).toEqual([]);
});
