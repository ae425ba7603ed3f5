import { AppError } from "@domain/errors";
import type { SectorForm, Team } from "@domain/sector/sector";
import { listsOf, sectorValues } from "@domain/sector/sector";
import { call } from "../../data/calls";
import { changedValues } from "../../data/changed-values";
import type { Row } from "../../data/live-store";
import { isOnline } from "../../data/online";
import type { Outcome } from "../../data/hooks/use-submit";
import { outcomeOf } from "../../data/hooks/use-submit";
import { create, patch } from "../../data/write";

/** Only a function gives people access, so the team of a sector there is cannot wait for the network. */
const requireNetwork = () => {
  if (!isOnline()) throw new AppError("offline");
};

/** A sector with its team, in one write: neither exists without the other. */
export function createSector(
  { zooId, sectorId }: { zooId: string; sectorId: string },
  form: SectorForm,
  team: Team,
): Promise<Outcome> {
  const values = { zooId, ...sectorValues(form, sectorId), ...listsOf(team) };
  const about = { kind: "sector.create", name: values.sectorName };
  return outcomeOf(create("sectors", sectorId, values, about));
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
