import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { animalSchema } from "@domain/animal/animal";
import { keep } from "../../../functions/src/files/bucket";
import { purge } from "../../../functions/src/privacy/purge";
import { removeRecord } from "../../../functions/src/callables/remove-record";
import { filesThere, useBucket } from "../bucket-stage";
import { deskWorld } from "../desk-stage";
import { idsOf, put, read, useStage } from "../stage";

const logged = vi.hoisted((): string[] => []);
vi.mock(import("../../../functions/src/edge/log"), async (load) => ({
  ...(await load()),
  logFailure: (...all) => void logged.push(JSON.stringify(all)),
}));

useStage("demo-purge-animals");
useBucket("demo-purge-animals");

const dayMs = 86_400_000;
const file = (id: string) =>
  `home/animals/${id}/0123456789abcdef0123456789abcdef.jpg`;

const animal = (animalId: string, more: object = {}) =>
  animalSchema.parse({
    zooId: "home",
    animalId,
    animalName: animalId,
    sectorId: "s1",
    animalEnclosureData: { enclosureId: "e1" },
    animalProfilePicture: file(animalId),
    ...more,
  });

const told = (id: string, more: object = {}) => ({
  zooId: "home",
  subject: { collection: "animals", id },
  about: [`animals/${id}`],
  name: id,
  at: new Date("2020-05-05T10:00:00Z"),
  ...more,
});

const remove = (id: string) =>
  removeRecord.run({
    auth: { uid: "admin", token: {} },
    data: { kind: "animals", id },
    rawRequest: {},
  } as never);

const filesLeft = async () => (await filesThere()).sort();

/** The instant so many days from the end of the ten years that a deleted animal is kept. */
async function daysFromEnd(id: string, days: number): Promise<Date> {
  const { deletedAt } = (await read(`animals/${id}`)) as {
    deletedAt: { toDate: () => Date };
  };
  const end = deletedAt.toDate();
  end.setUTCFullYear(end.getUTCFullYear() + 10);
  return new Date(end.getTime() + days * dayMs);
}

const ended = { animalEnclosureData: null, sectorId: null };

beforeAll(() =>
  keep(
    ["a1", "a2", "dead"].map((id) => ({
      path: file(id),
      bytes: Buffer.from("picture"),
      contentType: "image/jpeg",
    })),
  ),
);

beforeEach(() =>
  put({
    ...deskWorld(),
    "animals/a1": animal("a1"),
    "animals/a2": animal("a2"),
    "animals/dead": animal("dead", { ...ended, animalState: "deceased" }),
    "animals/gone": animal("gone", { ...ended, animalState: "departed" }),
    "animalCards/a1": { zooId: "home", authorizedZooIds: ["away"] },
    "events/made": told("a1"),
    "events/movedAll": told("a1", { count: 3 }),
    "events/others": told("a2"),
  }),
);

it("a deleted animal stays ten years less a day, then goes with its files and what was told of it; the dead and departed never go", async () => {
  for (const id of ["a1", "dead", "gone"]) await remove(id);
  expect(await read("animals/dead")).toMatchObject({
    isArchived: true,
    purgeAt: null,
  });

  expect(await purge(await daysFromEnd("a1", -1))).not.toHaveProperty(
    "animals",
  );
  expect(await idsOf("animals")).toEqual(["a1", "a2", "dead", "gone"]);
  expect(await filesLeft()).toEqual(["a1", "a2", "dead"].map(file));
  expect(await idsOf("events")).toEqual(["made", "movedAll", "others"]);

  const after = await daysFromEnd("a1", 0);
  expect(await purge(after)).toMatchObject({ animals: 1 });
  expect(await idsOf("animals")).toEqual(["a2", "dead", "gone"]);
  expect(await idsOf("animalCards")).toEqual([]);
  expect(await filesLeft()).toEqual(["a2", "dead"].map(file));
  expect(await idsOf("events")).toEqual(["movedAll", "others"]);
  // Of an event that stands for others nothing of this one is left.
  expect(await read("events/movedAll")).toMatchObject({ name: "", count: 3 });

  const inHundredYears = new Date(after.getTime() + 36_500 * dayMs);
  await purge(inHundredYears);
  expect(await idsOf("animals")).toEqual(["a2", "dead", "gone"]);
});

it("takes the files of its own notes along, and none of an animal whose id begins with its id", async () => {
  const name = "0123456789abcdef0123456789abcdef.pdf";
  const ofNote = (folder: string) => `home/healthNotes/${folder}/${name}`;
  const others = ["a1.b.n1", "a2.n1"].map(ofNote);
  await keep(
    [ofNote("a1.n1"), ofNote("a1.n2"), ...others].map((path) => ({
      path,
      bytes: Buffer.from("document"),
      contentType: "application/pdf",
    })),
  );
  await remove("a1");
  await purge(await daysFromEnd("a1", 0));
  const left = await filesLeft();
  expect(left.filter((path) => path.includes("healthNotes"))).toEqual(others);
});

it("one of which a field says that it goes, and which is dead, stays", async () => {
  const longAgo = new Date("2001-01-01T00:00:00Z");
  await put({
    "animals/dead": animal("dead", {
      ...ended,
      animalState: "deceased",
      isArchived: true,
      deletedAt: longAgo,
      purgeAt: longAgo,
    }),
  });
  expect(await purge(new Date())).toEqual({});
  expect(await idsOf("animals")).toContain("dead");
});

it("one that cannot be read stops neither the others nor what is kept elsewhere, and the run is told to have failed", async () => {
  for (const id of ["a1", "a2"]) await remove(id);
  const after = await daysFromEnd("a2", 1);
  const long = new Date("2001-01-01T00:00:00Z");
  await put({
    "animals/broken": { animalName: "Nala", deletedAt: long, purgeAt: long },
    "mail/old": { expireAt: long },
  });
  await expect(purge(after)).rejects.toMatchObject({
    code: "internal",
    details: { collections: ["animals"] },
  });
  expect(await idsOf("animals")).toEqual(["broken", "dead", "gone"]);
  expect(await idsOf("mail")).toEqual([]);
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain('"id":"broken"');
  expect(logged[0]).not.toContain("Nala");
});
