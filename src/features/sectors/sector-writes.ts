import { AppError } from "@domain/errors";
import type { SectorForm, Team } from "@domain/sector/sector";
import { sectorValues } from "@domain/sector/sector";
import { call } from "../../data/calls";
import { changedValues } from "../../data/changed-values";
import type { Row } from "../../data/live-store";
import { isOnline } from "../../data/online";
import type { Outcome } from "../../data/hooks/use-submit";
import { outcomeOf } from "../../data/hooks/use-submit";
import { create, patch } from "../../data/write";

export const hasPeople = (team: Team): boolean =>
  Object.values(team).some((ids) => ids.length > 0);

/** Only a function gives people access, so a team cannot wait for the network. */
const requireNetwork = () => {
  if (!isOnline()) throw new AppError("offline");
};

/** A plain write for a sector alone, the callable for one with its team. */
export async function createSector(
  { zooId, sectorId }: { zooId: string; sectorId: string },
  form: SectorForm,
  team: Team,
): Promise<Outcome> {
  const values = sectorValues(form, sectorId);
  const { sectorName, sectorColor } = values;
  if (!hasPeople(team)) {
    const about = { kind: "sector.create", name: sectorName };
    return outcomeOf(create("sectors", sectorId, { zooId, ...values }, about));
  }
  requireNetwork();
  await call("createSector", {
    zooId,
    sectorId,
    sectorName,
    sectorColor,
    team,
  });
  return "saved";
}

/** Name and colour; nothing is sent when neither differs. */
export async function editSector(
  row: Row<"sectors">,
  form: SectorForm,
): Promise<Outcome> {
  const values = sectorValues(form, row.id);
  const changes = changedValues(values, row.data);
  if (changes === null) return "saved";
  const about = { kind: "sector.edit", name: values.sectorName };
  return outcomeOf(patch("sectors", row.id, changes, about, row));
}

export async function setTeam(sectorId: string, team: Team): Promise<void> {
  requireNetwork();
  await call("setSectorTeam", { sectorId, team });
}
