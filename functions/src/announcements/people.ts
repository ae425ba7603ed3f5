import type { Access } from "@domain/access/access";
import { audienceMax } from "@domain/announcement/announcement";
import { accessOfZoo } from "@domain/person/person-queries";
import type { QuerySnapshot, Transaction } from "firebase-admin/firestore";
import { readingOf } from "../edge/documents";
import { compile } from "../edge/query";

const accessIn = ({ docs }: QuerySnapshot): Map<string, Access> =>
  new Map(
    docs.flatMap((doc): [string, Access][] => {
      const { record } = readingOf("access", doc);
      return record === null ? [] : [[doc.id, record]];
    }),
  );

const everybodyOf = (zooId: string) => compile(accessOfZoo(zooId, audienceMax));

/** What the people of an establishment may do, by uid. */
export const peopleOf = async (zooId: string): Promise<Map<string, Access>> =>
  accessIn(await everybodyOf(zooId).get());

/** The same, within a transaction. */
export const peopleIn = async (
  transaction: Transaction,
  zooId: string,
): Promise<Map<string, Access>> =>
  accessIn(await transaction.get(everybodyOf(zooId)));

/** Those who may be told something. */
export const activeAmong = (people: ReadonlyMap<string, Access>): string[] =>
  [...people]
    .filter(([, { status }]) => status === "active")
    .map(([uid]) => uid);
