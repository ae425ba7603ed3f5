import fc from "fast-check";
import type { Condition } from "./atoms";
import { FUNCTIONS } from "./conditions";

/** Where the query looks: a collection at the root, one below a document, or a collection group. */
export type Place = "root" | "nested" | "group";

/** The project that every scenario is played in. */
export const PROJECT = "demo-listing";
/** Full name of the root of its documents. */
export const ROOT = `projects/${PROJECT}/databases/(default)/documents`;

/** Where document number `i` lies: those of a group in several places, the others in one. */
export function pathOf(place: Place, i: number): string {
  if (place === "root") return `tasks/d${String(i)}`;
  if (place === "nested" || i % 2 === 0) return `zoos/z1/tasks/d${String(i)}`;
  return `tasks/d${String(i)}`;
}

const BLOCKS: Readonly<Record<Place, readonly [string, ...string[]]>> = {
  root: ["/tasks/{id}", "/{all}/{id}", "/{id=**}"],
  nested: [
    "/zoos/{zoo}/tasks/{id}",
    "/zoos/{zoo}/{all}/{id}",
    "/zoos/{zoo}/{id=**}",
    "/{all}/{zoo}/tasks/{id}",
  ],
  group: [
    "/{path=**}/tasks/{id}",
    "/{path=**}/{all}/{id}",
    "/{id=**}",
    "/tasks/{id}",
    "/zoos/{zoo}/tasks/{id}",
  ],
};

/** A pattern that matches the documents of a place; the usual one more often. */
export const pattern = (place: Place): fc.Arbitrary<string> => {
  const [usual, ...others] = BLOCKS[place];
  return fc.constantFrom(usual, usual, usual, ...others);
};

/** A condition for reading what a pattern matches. */
export interface Statement {
  pattern: string;
  condition: Condition;
}

/** Rules of these statements, each in a block of its own. */
export const rulesOf = (statements: readonly Statement[]): string => {
  const blocks = statements.map(
    ({ pattern: at, condition: { text } }) => `
    match ${at} {
      allow read: if ${text};
    }`,
  );
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {${FUNCTIONS}${blocks.join("")}
  }
}`;
};
