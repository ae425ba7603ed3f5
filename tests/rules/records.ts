import type { DocumentData } from "firebase/firestore";
import { eachOnce } from "../setup/each-once";
import { sentTo } from "./sent";

type Records = Record<string, DocumentData>;

/** Each `records/<things>.ts` brings its own, with every field of it. */
const whole = Object.values(
  import.meta.glob<{ records: Records }>("./records/*.ts", { eager: true }),
).flatMap((file) => Object.entries(file.records));

/** What is stored before each attempt, by path, as browsers leave what they write: no rule waits for what follows from it. */
export const records: Records = Object.fromEntries(
  eachOnce(whole).map(([path, value]) => [path, sentTo(path, value)]),
);

/** An establishment's card of an animal that the neighbour is authorised for. */
export const isShared = (path: string): boolean =>
  ["animalCards/animal-1", "animalCards/animal-foreign"].includes(path);
