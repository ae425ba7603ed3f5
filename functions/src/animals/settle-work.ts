import type { Animal } from "@domain/animal/animal";
import {
  isAboutAlone,
  targetWithout,
  workDecisionOf,
} from "@domain/animal/end";
import { hasEnded } from "@domain/animal/life";
import { archiveTemplate } from "@domain/automation/lifecycle";
import type { Template } from "@domain/automation/template";
import type { Values } from "@domain/record/types";
import { placeOfRecords } from "@domain/task/place-of-records";
import { isOpen } from "@domain/task/state";
import type { Target, Task } from "@domain/task/task";
import { cancelTask } from "@domain/task/transitions";
import { workInQueries } from "@domain/task/work-queries";
import type {
  QueryDocumentSnapshot,
  Transaction,
} from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { changeOf, plain, readable, ref } from "../edge/documents";
import { compile } from "../edge/query";

const pageSize = 100;

type Work = "tasks" | "taskTemplates";

/** When an animal ended, by whom and with which operation: whoever notes something on it later has no part in it. */
export interface Ending {
  now: Date;
  by: string;
  operationId: string | null;
}

/**
 * Where the records that stay named lie; work whose records all lie nowhere stays where it was. Those of
 * another establishment are as those that do not exist: who names one is not told where it lives.
 */
async function placedAnew(
  transaction: Transaction,
  target: Target,
  before: Pick<Task, "zooId" | "sectorIds" | "sectorId" | "responsibleIds">,
) {
  const found = await transaction.getAll(
    ...target.ids.map((id) => ref("animals", id)),
  );
  const known = new Map(
    found.map((one) => [one.id, plain(one.data() ?? {}) as Values]),
  );
  const { zooId, sectorIds, sectorId, responsibleIds } = before;
  const place = placeOfRecords(target, (_, id) => {
    const animal = known.get(id);
    return animal?.["zooId"] === zooId ? animal : null;
  });
  return {
    ...place,
    responsibleIds,
    ...(place.sectorIds.length === 0 && { sectorIds, sectorId }),
  };
}

async function taskChange(
  transaction: Transaction,
  task: Task,
  animal: Animal,
  actor: { uid: string; now: Date },
): Promise<Partial<Task> | null> {
  if (!isOpen(task)) return null;
  const decided = workDecisionOf(animal);
  if (isAboutAlone(task, animal.animalId))
    return decided?.tasks === "cancel"
      ? cancelTask(task, actor, decided.reason)
      : null;
  const target = targetWithout(task, animal.animalId);
  return target === null ? null : placedAnew(transaction, target, task);
}

async function templateChange(
  transaction: Transaction,
  template: Template,
  animal: Animal,
): Promise<Partial<Template> | null> {
  if (template.status === "archived") return null;
  if (isAboutAlone(template, animal.animalId))
    return workDecisionOf(animal)?.automations === "archive"
      ? archiveTemplate(template)
      : null;
  const target = targetWithout(template, animal.animalId);
  return target === null ? null : placedAnew(transaction, target, template);
}

/** One piece of work as its animal's end wants it; false: the animal is back, and nothing is to be done any more. */
async function settle(
  kind: Work,
  id: string,
  animalId: string,
  { now, by, operationId }: Ending,
): Promise<boolean> {
  return database().runTransaction(async (transaction) => {
    const [ofAnimal, stored] = await transaction.getAll(
      ref("animals", animalId),
      ref(kind, id),
    );
    const animal = ofAnimal && readable("animals", ofAnimal);
    if (!animal || !(hasEnded(animal) || animal.isArchived)) return false;
    if (stored === undefined) return true;
    if (kind === "tasks") {
      const task = readable("tasks", stored);
      const actor = { uid: by, now };
      const change =
        task && (await taskChange(transaction, task, animal, actor));
      if (change)
        transaction.update(
          stored.ref,
          changeOf("tasks", change, by, operationId),
        );
      return true;
    }
    const template = readable("taskTemplates", stored);
    const change =
      template && (await templateChange(transaction, template, animal));
    if (change)
      transaction.update(
        stored.ref,
        changeOf("taskTemplates", change, by, operationId),
      );
    return true;
  });
}

/**
 * What becomes of the open tasks and the automations that name an animal which died, left or was deleted, as was
 * decided with it: what is about it alone is cancelled or archived, or stays; what is about others,
 * too, names it no more. Safe to replay, and to go on with; nothing is done for one that is back.
 */
export async function settleWork(
  zooId: string,
  animalId: string,
  ending: Ending,
): Promise<void> {
  const place = { field: "animalIds", id: animalId } as const;
  const queries = workInQueries(zooId, place, pageSize);
  for (const kind of ["tasks", "taskTemplates"] as const) {
    let last: QueryDocumentSnapshot | undefined;
    for (;;) {
      const page = compile(queries[kind]);
      const { docs } = await (
        last === undefined ? page : page.startAfter(last)
      ).get();
      for (const { id } of docs)
        if (!(await settle(kind, id, animalId, ending))) return;
      last = docs.at(-1);
      if (docs.length < pageSize) break;
    }
  }
}
