import { demoSectors } from "../../data/sectors";
import { filePath } from "../../../src/domain/file/path";
import { animalIdOf } from "../build/animals";
import type { DemoDocument } from "../build/document";
import { nameOf } from "./files";

/** A picture that a record of the demonstration was given, so many days ago. */
export interface DemoPicture {
  kind: "animals" | "enclosures";
  id: string;
  path: string;
  daysAgo: number;
}

/** Of so many enclosures, and of the first animal in each. */
const pictured = 8;
/** Every other animal was given a second one later. */
const between = 9;

export const pictureFields = {
  animals: "animalProfilePicture",
  enclosures: "enclosureProfilePicture",
} as const;

function pictureOf(
  zooId: string,
  kind: DemoPicture["kind"],
  id: string,
  daysAgo: number,
): DemoPicture {
  const name = nameOf(`${id} ${daysAgo}`);
  return {
    kind,
    id,
    daysAgo,
    path: filePath({ zooId, type: kind, id }, name, "png"),
  };
}

/** Every picture there is, of each record the oldest first. */
export const demoPictures: readonly DemoPicture[] = demoSectors
  .flatMap(({ zooId, enclosures }) =>
    enclosures.map((enclosure) => ({ zooId, enclosure })),
  )
  .slice(0, pictured)
  .flatMap(({ zooId, enclosure: { id, residents } }, index) => {
    const [resident] = residents;
    const day = 2 + index * 2;
    const own = [pictureOf(zooId, "enclosures", id, day + between)];
    if (resident === undefined) return own;
    const animal = animalIdOf(id, resident.speciesId, 0);
    const later = index % 2 === 0 ? [day] : [];
    return [
      ...own,
      ...[day + between, ...later].map((daysAgo) =>
        pictureOf(zooId, "animals", animal, daysAgo),
      ),
    ];
  });

const latest = new Map(
  demoPictures.map((one) => [`${one.kind}/${one.id}`, one]),
);

/** The documents with the pictures that they show. */
export const withPictures = (
  documents: readonly DemoDocument[],
): DemoDocument[] =>
  documents.map((one) => {
    const picture = latest.get(one.path);
    return picture === undefined
      ? one
      : {
          ...one,
          data: { ...one.data, [pictureFields[picture.kind]]: picture.path },
        };
  });
