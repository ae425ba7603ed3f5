import type { Session } from "@domain/access/session";
import { animalFacts } from "@domain/animal/facts";
import type {
  ArchivableKind,
  Obstacles,
  RemovableKind,
} from "@domain/removal/callables";
import { contentQueries } from "@domain/removal/contents";
import { archivedFields, removedFields } from "@domain/removal/fields";
import { enclosureFacts } from "@domain/enclosure/facts";
import { groupFacts } from "@domain/group/facts";
import { isPutAway } from "@domain/record/put-away";
import { sectorFacts } from "@domain/sector/facts";
import { emptyTeam, teamOf } from "@domain/sector/sector";
import type { Transaction } from "firebase-admin/firestore";
import { peopleOf, readAccess, writeAccess } from "../callables/team";
import { changeOf, ref } from "../edge/documents";
import { obstaclesIn } from "./obstacles";
import type { ParameterKind } from "./parameter";
import { putParameter } from "./parameter";
import { mayRemove, readIn, recordRemoval } from "./record";
import { removeTaxon } from "./taxa";

const nothing: Obstacles = { blockers: [], counts: [] };

type Remover = (
  transaction: Transaction,
  session: Session,
  id: string,
) => Promise<Obstacles>;

const removedBy = ({ uid }: Session) => ({
  deletedAt: new Date(),
  deletedBy: uid,
});

const removeSector: Remover = async (transaction, session, id) => {
  const sector = await readIn(transaction, "sectors", id);
  await mayRemove(transaction, session, "sectors", sectorFacts(sector));
  if (isPutAway(sector)) return nothing;
  const inside = contentQueries.sectors(sector.zooId, id, 0);
  const found = await obstaclesIn(transaction, inside);
  if (found.blockers.length > 0) return found;
  const known = await readAccess(transaction, peopleOf(teamOf(sector)));
  // The team stays in the record: who restores it gives the rights back.
  transaction.update(
    ref("sectors", id),
    changeOf("sectors", removedFields.sectors(removedBy(session)), session.uid),
  );
  writeAccess(transaction, known, id, emptyTeam, session.uid);
  recordRemoval(transaction, session, "recordRemoved", "sectors", id, sector);
  return nothing;
};

/** An archived enclosure is one that nobody deleted: a deleted one stays deleted. */
const putAwayEnclosure: (archives: boolean) => Remover =
  (archives) => async (transaction, session, id) => {
    const enclosure = await readIn(transaction, "enclosures", id);
    await mayRemove(
      transaction,
      session,
      "enclosures",
      enclosureFacts(enclosure),
    );
    const isDone = archives || enclosure.deletedAt !== null;
    if (isPutAway(enclosure) && isDone) return nothing;
    const inside = contentQueries.enclosures(enclosure.zooId, id, 0);
    const found = await obstaclesIn(transaction, inside);
    if (found.blockers.length > 0) return found;
    transaction.update(
      ref("enclosures", id),
      changeOf(
        "enclosures",
        archives
          ? archivedFields.enclosures
          : removedFields.enclosures(removedBy(session)),
        session.uid,
      ),
    );
    const action = archives ? "recordArchived" : "recordRemoved";
    recordRemoval(transaction, session, action, "enclosures", id, enclosure);
    return nothing;
  };

const removeAnimal: Remover = async (transaction, session, id) => {
  const animal = await readIn(transaction, "animals", id);
  await mayRemove(transaction, session, "animals", animalFacts(animal));
  if (isPutAway(animal)) return nothing;
  const archived = {
    animalState: animal.animalState,
    ...removedFields.animals(removedBy(session)),
  };
  transaction.update(
    ref("animals", id),
    changeOf("animals", archived, session.uid),
  );
  recordRemoval(transaction, session, "recordRemoved", "animals", id, animal);
  return nothing;
};

const removeGroup: Remover = async (transaction, session, id) => {
  const group = await readIn(transaction, "groups", id);
  await mayRemove(transaction, session, "groups", groupFacts(group));
  if (isPutAway(group)) return nothing;
  const inside = contentQueries.groups(group.zooId, id, 0);
  const found = await obstaclesIn(transaction, inside);
  if (found.blockers.length > 0) return found;
  transaction.update(
    ref("groups", id),
    changeOf("groups", removedFields.groups(removedBy(session)), session.uid),
  );
  recordRemoval(transaction, session, "recordRemoved", "groups", id, group);
  return nothing;
};

/** Each removes a record that holds nothing, once and for all who ask again; else says what it holds. */
export const removers: Record<
  Exclude<RemovableKind, ParameterKind>,
  Remover
> = {
  sectors: removeSector,
  enclosures: putAwayEnclosure(false),
  animals: removeAnimal,
  groups: removeGroup,
  species: removeTaxon("species"),
  family: removeTaxon("family"),
  order: removeTaxon("order"),
};

/** Each puts out of use a record that holds nothing, as its removal would. */
export const archivers: Record<ArchivableKind, Remover> = {
  enclosures: putAwayEnclosure(true),
  environmentalParameters: putParameter("environmentalParameters", true),
  healthParameters: putParameter("healthParameters", true),
};
