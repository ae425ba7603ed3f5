import { can } from "@domain/access/can";
import { AppError } from "@domain/errors";
import { equalValues } from "@domain/record/equal";
import { isPutAway } from "@domain/record/put-away";
import { listsOf, teamOf } from "@domain/sector/sector";
import { database } from "../edge/admin";
import { record } from "../edge/audit";
import { defineCallable } from "../edge/define-callable";
import { checkModeOf } from "../edge/demonstration";
import { changeOf, readable, ref } from "../edge/documents";
import {
  checkMembers,
  peopleOf,
  readAccess,
  teamValues,
  writeAccess,
} from "./team";

export const setSectorTeam = defineCallable(
  "setSectorTeam",
  async (session, { sectorId, team }) => {
    await database().runTransaction(async (transaction) => {
      const sector = readable(
        "sectors",
        await transaction.get(ref("sectors", sectorId)),
      );
      if (sector === null) throw new AppError("not-found");
      const { zooId } = sector;
      if (!can(session, "team", "sectors", { zooId, sectorIds: [sectorId] }))
        throw new AppError("not-allowed");
      if (isPutAway(sector)) throw new AppError("conflict");
      await checkModeOf(transaction, session, zooId);
      const touched = new Set([...peopleOf(teamOf(sector)), ...peopleOf(team)]);
      const known = await readAccess(transaction, [...touched]);
      checkMembers(team, known, zooId);
      transaction.update(
        ref("sectors", sectorId),
        changeOf("sectors", teamValues(team), session.uid),
      );
      writeAccess(transaction, known, sectorId, team, session.uid);
      const [before, after] = [listsOf(teamOf(sector)), teamValues(team)];
      if (equalValues(before, after)) return;
      record(transaction, {
        zooId,
        action: "teamChanged",
        by: session.uid,
        subject: { collection: "sectors", id: sectorId },
        before,
        after,
      });
    });
    return { sectorId };
  },
);
