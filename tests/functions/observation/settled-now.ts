import type { ObsSession } from "@domain/observation/obs-session";
import { piecesOfPack } from "@domain/observation/pack";
import { readRecord } from "@domain/record/read";
import type { Values } from "@domain/record/types";
import { plain } from "../../../functions/src/edge/documents";
import { idsOf, read } from "../stage";

/** A session as it is stored now. */
export async function sessionNow(id: string): Promise<ObsSession> {
  const data = await read(`obsSessions/${id}`);
  const { record } = readRecord("obsSessions", id, plain(data) as Values);
  if (record === null) throw new Error("no session");
  return record;
}

/** Every pack as it is stored now, by its id. */
export async function packsNow() {
  const ids = await idsOf("scanPacks");
  const all = await Promise.all(
    ids.sort().map(async (id) => {
      const data = plain(await read(`scanPacks/${id}`)) as Values;
      return { id, record: readRecord("scanPacks", id, data).record };
    }),
  );
  return all.map(({ id, record }) => ({
    id,
    sectorIds: record?.sectorIds,
    openToKeepers: record?.openToKeepers,
    pieces: piecesOfPack({ rows: record?.rows ?? "" }) ?? [],
  }));
}
