import type { Access } from "@domain/access/access";
import type { Session } from "@domain/access/session";
import type { Obstacles, RestorableKind } from "@domain/removal/callables";
import { restoredFields } from "@domain/removal/fields";
import { enclosureFacts } from "@domain/enclosure/facts";
import { groupFacts } from "@domain/group/facts";
import { isPutAway } from "@domain/record/put-away";
import { sectorFacts } from "@domain/sector/facts";
import type { Team } from "@domain/sector/sector";
import { listsOf, teamOf } from "@domain/sector/sector";
import type { Transaction } from "firebase-admin/firestore";
import { hasEnded, peopleOf, readAccess, writeAccess } from "../callables/team";
import { changeOf, ref } from "../edge/documents";
import { putParameter } from "./parameter";
import { findIn, mayRemove, readIn, recordRemoval } from "./record";

const nothing: Obstacles = { blockers: [], counts: [] };

type Restorer = (
  transaction: Transaction,
  session: Session,
  id: string,
) => Promise<Obstacles>;

/** Those of a team who still belong there. */
function stillThere(
  team: Team,
  known: ReadonlyMap<string, Access>,
  zooId: string,
): Team {
  const belongs = (uid: string) => {
    const access = known.get(uid);
    return access?.zooId === zooId && !hasEnded(access);
  };
  return {
    keeper: team.keeper.filter(belongs),
    management: team.management.filter(belongs),
    veterinary: team.veterinary.filter(belongs),
    nutrition: team.nutrition.filter(belongs),
  };
}

const restoreSector: Restorer = async (transaction, session, id) => {
  const sector = await readIn(transaction, "sectors", id);
  await mayRemove(transaction, session, "sectors", sectorFacts(sector));
  if (!isPutAway(sector)) return nothing;
  const known = await readAccess(transaction, peopleOf(teamOf(sector)));
  const team = stillThere(teamOf(sector), known, sector.zooId);
  transaction.update(
    ref("sectors", id),
    changeOf(
      "sectors",
      { ...restoredFields.sectors, ...listsOf(team) },
      session.uid,
    ),
  );
  writeAccess(transaction, known, id, team, session.uid);
  recordRemoval(transaction, session, "recordRestored", "sectors", id, sector);
  return nothing;
};

/** An enclosure comes back into its sector: one that is removed comes back first, one that is gone no more. */
const restoreEnclosure: Restorer = async (transaction, session, id) => {
  const enclosure = await readIn(transaction, "enclosures", id);
  await mayRemove(
    transaction,
    session,
    "enclosures",
    enclosureFacts(enclosure),
  );
  if (!isPutAway(enclosure)) return nothing;
  const { linkedSectorId } = enclosure;
  const sector =
    linkedSectorId === null
      ? null
      : await findIn(transaction, "sectors", linkedSectorId);
  if (sector !== null && isPutAway(sector)) {
    const { sectorId, sectorName } = sector;
    return {
      blockers: [{ kind: "sectors", id: sectorId, name: sectorName }],
      counts: [{ kind: "sectors", count: 1 }],
    };
  }
  transaction.update(
    ref("enclosures", id),
    changeOf(
      "enclosures",
      {
        ...restoredFields.enclosures,
        linkedSectorId: sector === null ? null : linkedSectorId,
      },
      session.uid,
    ),
  );
  recordRemoval(
    transaction,
    session,
    "recordRestored",
    "enclosures",
    id,
    enclosure,
  );
  return nothing;
};

const restoreGroup: Restorer = async (transaction, session, id) => {
  const group = await readIn(transaction, "groups", id);
  await mayRemove(transaction, session, "groups", groupFacts(group));
  if (!isPutAway(group)) return nothing;
  transaction.update(
    ref("groups", id),
    changeOf("groups", restoredFields.groups, session.uid),
  );
  recordRemoval(transaction, session, "recordRestored", "groups", id, group);
  return nothing;
};

/** Each brings a removed record back, or says what must come back first. */
export const restorers: Record<RestorableKind, Restorer> = {
  sectors: restoreSector,
  enclosures: restoreEnclosure,
  groups: restoreGroup,
  environmentalParameters: putParameter("environmentalParameters", false),
  healthParameters: putParameter("healthParameters", false),
};
