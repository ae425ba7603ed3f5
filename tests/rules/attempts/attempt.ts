import type { DocumentData, Firestore } from "firebase/firestore";
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from "firebase/firestore";
import type { RecordFacts } from "@domain/access/can";
import type { Person } from "@domain/access/cell";
import type { Resource } from "@domain/access/matrix";
import { changeStamp, created } from "../harness";
import type { Name } from "../people";
import { sentTo } from "../sent";

/** One way of trying what a cell of the matrix speaks of, on a record that exists. */
export interface Attempt {
  resource: Resource;
  /** One of the resource's actions. */
  action: string;
  what: string;
  facts: RecordFacts;
  /** The document that the attempt may change. */
  path: string;
  run: (database: Firestore, name: Name) => Promise<unknown>;
  /** What would be written, for the attempts with one more key or another establishment. */
  data?: (name: Name) => DocumentData;
  /** Who these persons are for this record, where it is not the usual one. */
  people?: Partial<Record<Person, readonly Name[]>>;
}

type Cell = [action: string, what: string];

type Change = DocumentData | ((name: Name) => DocumentData);

const changeOf = (change: Change, name: Name): DocumentData =>
  typeof change === "function" ? (change(name) as DocumentData) : change;

/** The attempts of one resource on one record. */
export function attemptsOn(
  resource: Resource,
  facts: RecordFacts,
  people: Attempt["people"] = {},
) {
  const base = ([action, what]: Cell, path: string) => ({
    resource,
    action,
    what,
    path,
    facts,
    people,
  });
  return {
    get: (path: string): Attempt => ({
      ...base(["read", "get"], path),
      run: (database) => getDoc(doc(database, path)),
    }),
    list: (path: string, field: string, value: string | boolean): Attempt => ({
      ...base(["read", `list where ${field} is ${value}`], path),
      run: (database) =>
        getDocs(
          query(
            collection(database, path.slice(0, path.lastIndexOf("/"))),
            where(field, "==", value),
            limit(10),
          ),
        ),
    }),
    create: (path: string, value: (name: Name) => object): Attempt => {
      const data = (name: Name) => created(sentTo(path, value(name)), name);
      return {
        ...base(["create", "create"], path),
        data,
        run: (database, name) => setDoc(doc(database, path), data(name)),
      };
    },
    update: (cell: Cell, path: string, change: Change): Attempt => {
      const data = (name: Name) => ({
        ...changeOf(change, name),
        ...changeStamp(name),
      });
      return {
        ...base(cell, path),
        data,
        run: (database, name) => updateDoc(doc(database, path), data(name)),
      };
    },
    remove: (cell: Cell, path: string): Attempt => ({
      ...base(cell, path),
      run: (database) => deleteDoc(doc(database, path)),
    }),
  };
}
