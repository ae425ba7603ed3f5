import type { CollectionName } from "@domain/collections";
import type { Values } from "@domain/record/types";
import { eachOnce } from "../setup/each-once";
import type { Sound } from "./sound";

/** Each `sound/<things>.ts` brings its own. */
const files = Object.values(
  import.meta.glob<{ sound: Sound }>("./sound/*.ts", { eager: true }),
);

/** A sound record of each collection; a test says which have none. */
export const soundRecords = Object.fromEntries(
  eachOnce(files.flatMap(({ sound }) => Object.entries(sound))),
) as Record<CollectionName, Values>;
