import type { HealthBaseline } from "@domain/health/baseline/baseline";
import type { Values } from "@domain/record/types";
import type { Sector } from "@domain/sector/sector";
import { listsOf, teamOf } from "@domain/sector/sector";
import type { Transaction } from "firebase-admin/firestore";
import { record } from "../edge/audit";
import type { Prepared } from "./prepare";

/** Of a baseline the day it begins on: its reason may tell of health. */
const beginningOf = (baseline: Values) => {
  const { parameterId, from } = baseline as HealthBaseline;
  return { parameterId, from };
};

/**
 * What the audit is told: which fields of an establishment and of a parameter, the first team of a sector, and from which day on
 * an animal's values are held against themselves anew.
 */
export function noteAudited(
  transaction: Transaction,
  by: string,
  operationId: string,
  { change: { collection, id, kind }, values, before, after }: Prepared,
): void {
  const entry = { by, subject: { collection, id }, operationId };
  const zooId = after["zooId"];
  if (typeof zooId !== "string") return;
  const fields = Object.keys(values);
  if (collection === "zoo" || collection === "zooConfigs")
    record(transaction, {
      ...entry,
      zooId,
      action: collection === "zoo" ? "zooChanged" : "zooConfigChanged",
      fields,
    });
  const isParameter =
    collection === "environmentalParameters" ||
    collection === "healthParameters";
  if (isParameter && kind === "change")
    record(transaction, {
      ...entry,
      zooId,
      action: "parameterChanged",
      fields,
    });
  if (collection === "healthBaselines")
    record(transaction, {
      ...entry,
      zooId,
      action: "baselineChanged",
      subject: { collection: "animals", id: String(after["animalId"]) },
      ...(before === null ? {} : { before: beginningOf(before) }),
      after: beginningOf(after),
    });
  if (collection === "sectors" && kind === "create") {
    const team = listsOf(teamOf(after as Sector));
    if (Object.values(team).some((people) => people.length > 0))
      record(transaction, {
        ...entry,
        zooId,
        action: "teamChanged",
        after: team,
      });
  }
}
