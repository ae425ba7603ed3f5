import type { PublicationForm } from "@domain/biblio/form";
import { publicationValues } from "@domain/biblio/form";
import type { Planned } from "@domain/biblio/import";
import { changesMax } from "@domain/record/save";
import { changedValues } from "../../data/changed-values";
import type { Outcome } from "../../data/hooks/use-submit";
import { outcomeOf } from "../../data/hooks/use-submit";
import type { Row } from "../../data/live-store";
import type { Operation } from "../../data/write";
import { batch, create, patch } from "../../data/write";

type PublicationRow = Row<"biblio">;

/** `zooId` null: everybody's. */
export function createPublication(
  zooId: string | null,
  id: string,
  form: PublicationForm,
): Promise<Outcome> {
  const values = { zooId, ...publicationValues(form) };
  const about = { kind: "biblio.create", name: values.title };
  return outcomeOf(create("biblio", id, values, about));
}

/** Nothing is sent when nothing differs. */
export function editPublication(
  row: PublicationRow,
  form: PublicationForm,
): Promise<Outcome> {
  const changes = changedValues(publicationValues(form), row.data);
  if (changes === null) return Promise.resolve("saved");
  const about = { kind: "biblio.edit", name: row.data.title };
  return outcomeOf(patch("biblio", row.id, changes, about, row));
}

/** Takes it out of use, or brings it back. */
export function setArchived(
  row: PublicationRow,
  archived: boolean,
): Promise<Outcome> {
  const kind = archived ? "biblio.archive" : "biblio.restore";
  const about = { kind, name: row.data.title };
  return outcomeOf(patch("biblio", row.id, { archived }, about, row));
}

interface SentFile {
  fileName: string;
  planned: readonly Planned[];
  /** Ids of what was sent before: passed over here, and joined by what is sent. */
  sent: Set<string>;
}

/**
 * Those of a file that are new, and, where `merges`, what known ones gain; nothing where nothing comes of it. Tried again
 * after a refusal, it goes on where it was refused.
 */
export async function importPublications(
  zooId: string | null,
  { planned, sent, fileName: name }: SentFile,
  known: readonly PublicationRow[],
  merges: boolean,
): Promise<Outcome> {
  const operations = planned
    .flatMap(({ cited, fate }): Operation[] => {
      if (fate.kind === "twice") return [];
      const { id } = fate;
      const collection = "biblio" as const;
      if (fate.kind === "new")
        return [
          { kind: "create", collection, id, values: { zooId, ...cited } },
        ];
      const base = known.find((row) => row.id === id);
      if (!merges || !base || fate.more === null) return [];
      return [{ kind: "patch", collection, id, values: fate.more, base }];
    })
    .filter(({ id }) => !sent.has(id));
  let outcome: Outcome = "saved";
  for (let from = 0; from < operations.length; from += changesMax) {
    const some = operations.slice(from, from + changesMax);
    outcome = await outcomeOf(batch(some, { kind: "biblio.import", name }));
    for (const { id } of some) sent.add(id);
  }
  return outcome;
}
