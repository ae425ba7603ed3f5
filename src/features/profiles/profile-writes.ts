import type { ProfileForm } from "@domain/profile/form";
import { profileValues } from "@domain/profile/form";
import { changedValues } from "../../data/changed-values";
import type { Outcome } from "../../data/hooks/use-submit";
import { outcomeOf } from "../../data/hooks/use-submit";
import type { Row } from "../../data/live-store";
import { create, patch } from "../../data/write";

type ProfileRow = Row<"profiles">;

export function createProfile(id: string, form: ProfileForm): Promise<Outcome> {
  const values = profileValues(form);
  const about = { kind: "profile.create", name: form.names.fr.trim() };
  return outcomeOf(create("profiles", id, values, about));
}

/** Nothing is sent when nothing differs. */
export function editProfile(
  row: ProfileRow,
  form: ProfileForm,
): Promise<Outcome> {
  const changes = changedValues(profileValues(form), row.data);
  if (changes === null) return Promise.resolve("saved");
  const about = { kind: "profile.edit", name: form.names.fr.trim() };
  return outcomeOf(patch("profiles", row.id, changes, about, row));
}

/** Takes it out of use, or brings it back. */
export function setArchived(
  row: ProfileRow,
  archived: boolean,
): Promise<Outcome> {
  const about = {
    kind: archived ? "profile.archive" : "profile.restore",
    name: row.data.names.fr ?? "",
  };
  return outcomeOf(patch("profiles", row.id, { archived }, about, row));
}
