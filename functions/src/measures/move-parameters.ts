import type { EnvironmentalParameter } from "@domain/measures/parameters/parameter";
import { parametersQuery } from "@domain/measures/parameters/parameter-queries";
import {
  enclosuresOfScope,
  sectorsOfScope,
} from "@domain/measures/parameters/scope";
import { equalValues } from "@domain/record/equal";
import { systemAuthor } from "@domain/task/task";
import type { Transaction } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { changeOf, readingOf, ref } from "../edge/documents";
import { compile } from "../edge/query";

const parameters = "environmentalParameters";

/** The sectors in which the places of a parameter lie now. */
async function sectorsNow(
  transaction: Transaction,
  parameter: EnvironmentalParameter,
): Promise<string[]> {
  const named = enclosuresOfScope(parameter);
  const enclosures = await transaction.getAll(
    ...named.map((id) => ref("enclosures", id)),
  );
  const sectors = new Map(
    enclosures.map((one): [string, unknown] => [
      one.id,
      one.get("linkedSectorId"),
    ]),
  );
  return sectorsOfScope(parameter, (id) => {
    const sectorId = sectors.get(id);
    return typeof sectorId === "string" ? sectorId : null;
  });
}

/** Brings one parameter into the sectors of its places; answers whether it lay elsewhere. */
const bringParameter = (
  parameterId: string,
  enclosureId: string,
): Promise<boolean> =>
  database().runTransaction(async (transaction) => {
    const stored = await transaction.get(ref(parameters, parameterId));
    const { record: parameter } = readingOf(parameters, stored);
    if (parameter === null) return false;
    if (!enclosuresOfScope(parameter).includes(enclosureId)) return false;
    const sectorIds = await sectorsNow(transaction, parameter);
    if (equalValues(sectorIds, parameter.sectorIds)) return false;
    transaction.update(
      stored.ref,
      changeOf(parameters, { sectorIds }, systemAuthor),
    );
    return true;
  });

/** Brings what is measured in an enclosure into its sector; answers how many parameters lay elsewhere. Safe to replay. */
export async function moveParameters(
  zooId: string,
  enclosureId: string,
): Promise<number> {
  let moved = 0;
  const { docs } = await compile(parametersQuery(zooId)).get();
  for (const doc of docs) {
    const { record } = readingOf(parameters, doc);
    const isThere =
      record !== null && enclosuresOfScope(record).includes(enclosureId);
    if (isThere && (await bringParameter(doc.id, enclosureId))) moved += 1;
  }
  return moved;
}
