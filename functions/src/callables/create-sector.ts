import { can } from "@domain/access/can";
import { AppError } from "@domain/errors";
import { sectorValues } from "@domain/sector/sector";
import { database } from "../edge/admin";
import { defineCallable } from "../edge/define-callable";
import { parse, ref, stampNew } from "../edge/documents";
import {
  checkMembers,
  peopleOf,
  readAccess,
  teamValues,
  writeAccess,
} from "./team";

/** A sector and its team in one step; asked again with the same id by the same person, it is the same sector. */
export const createSector = defineCallable(
  "createSector",
  async (session, { zooId, sectorId, team, ...form }) => {
    const { uid } = session;
    if (!can(session, "create", "sectors", { zooId }))
      throw new AppError("not-allowed");
    await database().runTransaction(async (transaction) => {
      const sector = parse(
        "sectors",
        await transaction.get(ref("sectors", sectorId)),
      );
      const zoo = parse("zoo", await transaction.get(ref("zoo", zooId)));
      const known = await readAccess(transaction, peopleOf(team));
      if (sector?.createdBy === uid && sector.zooId === zooId) return;
      if (sector !== null) throw new AppError("conflict");
      if (zoo === null) throw new AppError("not-found");
      checkMembers(team, known, zooId);
      transaction.create(ref("sectors", sectorId), {
        zooId,
        sectorId,
        ...sectorValues(form, sectorId),
        sectorProfilePicture: null,
        ...teamValues(team),
        ...stampNew(uid),
      });
      writeAccess(transaction, known, sectorId, team, uid);
    });
    return { sectorId };
  },
);
