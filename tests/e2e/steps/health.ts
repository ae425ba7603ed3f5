import type { DemoDocument } from "../../../demo/seed/build/document";
import { demoDocument } from "../../../demo/seed/build/document";
import { directoryDocuments } from "../../../demo/seed/build/names/directories";
import { bulkDocuments } from "./bulk";
import { listsOf } from "../../../src/domain/sector/sector";
import { hire } from "./people";
import { writeDocuments } from "./suite";
import { ownId } from "./own-id";
import type { HealthParameter } from "../../../src/domain/measures/parameters/parameter";
import { builtInParameter } from "../../../src/domain/measures/parameters/parameter";

/** An establishment of one test: a sector with an animal, a veterinarian, a manager and two keepers. */
export interface Clinic {
  zooId: string;
  sectorId: string;
  animalId: string;
  animalName: string;
  /** The id of somebody of it, for signing in. */
  of: (who: "vet" | "manager" | "keeper" | "other") => string;
}

const hired = [
  ["vet", "veterinary"],
  ["manager", "management"],
  ["keeper", "keeper"],
  ["other", "keeper"],
] as const;

const stamp = { createdAt: new Date(), createdBy: "superadmin" };

/** The species of the bulk's animals is everybody's; that it is here, the directory says. */
const specie: DemoDocument = {
  path: "species/meerkat",
  data: { specieName: "Suricate", names: { fr: "Suricate" } },
};

/** The establishment's side of a built-in parameter of animals. */
export function builtInHere(
  zooId: string,
  key: string,
  change: Partial<HealthParameter> = {},
): DemoDocument {
  const made = builtInParameter(zooId, key);
  if (made === null) throw new Error(`${key} is not built in`);
  const { parameterId, ...fields } = made;
  return demoDocument(
    "healthParameters",
    parameterId,
    { ...fields, ...change },
    stamp,
  );
}

export async function aClinic(name: string): Promise<Clinic> {
  const zooId = ownId(name);
  const sectorId = `${zooId}-sector-1`;
  const of: Clinic["of"] = (who) => `${zooId}-${who}`;
  const team = listsOf({
    keeper: [of("keeper"), of("other")],
    management: [of("manager")],
    veterinary: [of("vet")],
    nutrition: [],
  });
  const bulk = bulkDocuments({
    zooId,
    keeperId: of("keeper"),
    tasks: 0,
    mine: 0,
    sectors: 1,
    enclosures: 1,
    animals: 1,
    groups: 1,
    people: 0,
  }).map(({ path, data }) => ({
    path,
    data: path === `sectors/${sectorId}` ? { ...data, ...team } : data,
  }));
  await writeDocuments([
    ...bulk,
    builtInHere(zooId, "weight"),
    builtInHere(zooId, "bodyTemperature", {
      limits: { enabled: true, min: 36, max: 39.5 },
    }),
  ]);
  await writeDocuments(directoryDocuments([...bulk, specie], new Date()));
  for (const [who, role] of hired)
    await hire({
      id: of(who),
      zooId,
      firstName: who,
      lastName: "Clinique",
      sectorRoles: { [role]: [sectorId] },
    });
  return {
    ...{ zooId, sectorId, of },
    animalId: `${zooId}-animal-1`,
    animalName: "Animal 1",
  };
}
