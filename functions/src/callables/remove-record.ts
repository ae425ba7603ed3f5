import { can } from "@domain/access/can";
import type { RecordFacts } from "@domain/access/can";
import type { Session } from "@domain/access/session";
import { animalFacts } from "@domain/animal/facts";
import type { Blocker } from "@domain/callables";
import { AppError } from "@domain/errors";
import { enclosureFacts } from "@domain/enclosure/facts";
import { residentsQuery } from "@domain/enclosure/enclosure-queries";
import type { Query } from "@domain/query/query";
import { sectorFacts } from "@domain/sector/facts";
import { emptyTeam, teamOf } from "@domain/sector/sector";
import { sectorContentQueries } from "@domain/sector/sector-queries";
import type { Transaction } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { defineCallable } from "../edge/define-callable";
import { changeOf, parse, ref } from "../edge/documents";
import { compile } from "../edge/query";
import { peopleOf, readAccess, writeAccess } from "./team";

/** How many blockers an answer lists; more would not help the person. */
const listed = 50;

type Kind = "sectors" | "enclosures" | "animals";

async function blockers(
  transaction: Transaction,
  query: Query,
  kind: Blocker["kind"],
  nameField: string,
): Promise<Blocker[]> {
  const { docs } = await transaction.get(compile(query));
  return docs
    .filter((doc) => doc.get("isArchived") !== true)
    .map((doc) => ({ kind, id: doc.id, name: String(doc.get(nameField)) }));
}

function mayRemove(session: Session, kind: Kind, record: RecordFacts): void {
  if (!can(session, "remove", kind, record)) throw new AppError("not-allowed");
}

async function removeSector(
  transaction: Transaction,
  session: Session,
  id: string,
): Promise<Blocker[]> {
  const sector = parse("sectors", await transaction.get(ref("sectors", id)));
  if (sector === null) throw new AppError("not-found");
  const { zooId } = sector;
  mayRemove(session, "sectors", sectorFacts(sector));
  const inside = sectorContentQueries(zooId, id, listed);
  const found = [
    await blockers(
      transaction,
      inside.enclosures,
      "enclosures",
      "enclosureName",
    ),
    await blockers(transaction, inside.tasks, "tasks", "title"),
    await blockers(transaction, inside.taskTemplates, "taskTemplates", "title"),
  ].flat();
  const known = await readAccess(transaction, peopleOf(teamOf(sector)));
  if (found.length > 0) return found;
  transaction.delete(ref("sectors", id));
  writeAccess(transaction, known, id, emptyTeam, session.uid);
  return [];
}

async function removeEnclosure(
  transaction: Transaction,
  session: Session,
  id: string,
): Promise<Blocker[]> {
  const enclosure = parse(
    "enclosures",
    await transaction.get(ref("enclosures", id)),
  );
  if (enclosure === null) throw new AppError("not-found");
  mayRemove(session, "enclosures", enclosureFacts(enclosure));
  const animals = residentsQuery(enclosure.zooId, id, listed);
  const found = await blockers(transaction, animals, "animals", "animalName");
  if (found.length === 0) transaction.delete(ref("enclosures", id));
  return found;
}

async function removeAnimal(
  transaction: Transaction,
  session: Session,
  id: string,
): Promise<Blocker[]> {
  const animal = parse("animals", await transaction.get(ref("animals", id)));
  if (animal === null) throw new AppError("not-found");
  mayRemove(session, "animals", animalFacts(animal));
  const archived = {
    isArchived: true,
    animalEnclosureData: null,
    sectorId: null,
    groupId: null,
  };
  transaction.update(
    ref("animals", id),
    changeOf("animals", archived, session.uid),
  );
  return [];
}

const removers = {
  sectors: removeSector,
  enclosures: removeEnclosure,
  animals: removeAnimal,
};

/** Removes what is empty; otherwise nothing changes and the answer lists what stands in the way. */
export const removeRecord = defineCallable(
  "removeRecord",
  async (session, { kind, id }) => {
    const found = await database().runTransaction((transaction) =>
      removers[kind](transaction, session, id),
    );
    return { removed: found.length === 0, blockers: found };
  },
);
