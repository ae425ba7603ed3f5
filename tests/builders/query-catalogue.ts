import type { Session } from "@domain/access/session";
import type { Query } from "@domain/query/query";
import { foundIn } from "../setup/found-in";
import type { Asked, CataloguePlaces, Entry } from "./query-entry";

export type { CataloguePlaces } from "./query-entry";

/** Each `queries/<things>.ts` brings its own. */
const files = await foundIn<{ asked: Asked }>(
  new URL("./queries/", import.meta.url),
);

const part = (name: keyof Asked): Entry[] =>
  files.flatMap(({ asked }) => asked[name] ?? []);

const facility = part("facility");
const work = part("work");
const own = part("own");

/** Every builder of queries that the product has; a test compares it with the code. */
export const catalogue: readonly Entry[] = [
  ...facility,
  ...work,
  ...own,
  ...part("everywhere"),
];

const questions =
  (entries: readonly Entry[]) =>
  (session: Session, places: CataloguePlaces): Query[] =>
    entries.flatMap(({ queries }) => queries(session, places));

export const facilityQueries = questions(facility);
export const workQueries = questions(work);
export const ownQueries = questions(own);

/** Every question of the product, for a person and their places. */
export const allQueries = questions(catalogue);
