import { can } from "@domain/access/can";
import type { Session } from "@domain/access/session";
import { ownCodes } from "@domain/inventory/ids";
import { allAnimalsQuery } from "@domain/inventory/inventory-queries";
import type { Establishment, NamedPlace } from "@domain/inventory/plan/types";
import { backend } from "../../../data/backend";
import type { Row } from "../../../data/live-store";
import { readPages } from "../../../data/live/read-pages";
import { dayOf } from "../../../lib/format";

/** What the lists of the establishment know already. */
export interface Places {
  enclosures: readonly NamedPlace[];
  groups: readonly NamedPlace[];
  gone: readonly NamedPlace[];
}

/** All animals of an establishment as the server has them; `told` hears how many are read. Rejects AppError. */
export const readAnimals = (
  zooId: string,
  told: (count: number) => void,
): Promise<Row<"animals">[]> =>
  readPages<"animals">(
    (last) => allAnimalsQuery(zooId, last?.id ?? null),
    told,
  );

/** What a file is compared with: everything of the establishment as the server has it now. Rejects AppError. */
export async function prepare(
  session: Session,
  places: Places,
  told: (count: number) => void,
): Promise<Establishment> {
  const { zooId } = session;
  const [zoo, animals] = await Promise.all([
    backend().getDoc("zoo", zooId),
    readAnimals(zooId, told),
  ]);
  const may = (action: "change" | "create" | "end", sectorId: string | null) =>
    can(session, action, "animals", {
      zooId,
      ...(sectorId === null ? {} : { sectorIds: [sectorId] }),
    });
  return {
    zooId,
    codes: zoo === null ? [] : ownCodes(zoo.data),
    today: dayOf(new Date()),
    animals: animals.map(({ id, data }) => ({ ...data, animalId: id })),
    ...places,
    mayUse: (sectorId) => may("create", sectorId) && may("change", sectorId),
    mayEnd: (sectorId) => may("end", sectorId),
  };
}
