import type {
  Enclosure,
  EnclosureForm,
  EnclosureNote,
} from "@domain/enclosure/enclosure";
import { enclosureValues } from "@domain/enclosure/enclosure";
import { changedValues } from "../../data/changed-values";
import type { Row } from "../../data/live-store";
import type { Outcome } from "../../data/hooks/use-submit";
import { outcomeOf } from "../../data/hooks/use-submit";
import { create, patch } from "../../data/write";

export function createEnclosure(
  { zooId, enclosureId }: { zooId: string; enclosureId: string },
  form: EnclosureForm,
): Promise<Outcome> {
  const values = enclosureValues(form, enclosureId);
  const about = { kind: "enclosure.create", name: values.enclosureName };
  return outcomeOf(
    create("enclosures", enclosureId, { zooId, ...values }, about),
  );
}

function send(
  row: Row<"enclosures">,
  values: Partial<Enclosure>,
): Promise<Outcome> {
  const changes = changedValues(values, row.data);
  if (changes === null) return Promise.resolve("saved");
  const name = values.enclosureName ?? row.data.enclosureName;
  const about = { kind: "enclosure.edit", name };
  return outcomeOf(patch("enclosures", row.id, changes, about, row));
}

/** What the form changed; what it does not show of a zone stays. */
export const editEnclosure = (
  row: Row<"enclosures">,
  form: EnclosureForm,
): Promise<Outcome> => send(row, enclosureValues(form, row.id, row.data.areas));

export function noteEnclosure(
  row: Row<"enclosures">,
  { memo, temperature }: EnclosureNote,
): Promise<Outcome> {
  const text = memo.trim();
  return send(row, { memo: text === "" ? null : text, temperature });
}
