import type { Context } from "@domain/context/context";
import { AppError } from "@domain/errors";
import { nextDraft } from "@domain/survey/draft";
import type { HeaderForm } from "@domain/versions/header-form";
import { headerValues } from "@domain/versions/header-form";
import { changedValues } from "../../data/changed-values";
import type { Outcome } from "../../data/hooks/use-submit";
import { outcomeOf } from "../../data/hooks/use-submit";
import type { Row } from "../../data/live-store";
import { batch, create, patch } from "../../data/write";

type ContextRow = Row<"contexts">;

const valuesOf = (form: HeaderForm) => ({ names: headerValues(form).names });

/** A context and its first draft, which asks nothing yet. */
export const createContext = (
  contextId: string,
  form: HeaderForm,
  name: string,
): Promise<Outcome> =>
  outcomeOf(
    batch(
      [
        {
          kind: "create",
          collection: "contexts",
          id: contextId,
          values: valuesOf(form),
        },
        {
          kind: "create",
          collection: "contextVersions",
          id: "1",
          parentId: contextId,
          values: { contextId, sections: [] },
        },
      ],
      { kind: "context.create", name },
    ),
  );

/** Nothing is sent when nothing differs. */
export function editContext(
  row: ContextRow,
  form: HeaderForm,
  name: string,
): Promise<Outcome> {
  const changes = changedValues(valuesOf(form), row.data);
  if (changes === null) return Promise.resolve("saved");
  const about = { kind: "context.edit", name };
  return outcomeOf(patch("contexts", row.id, changes, about, row));
}

/** Takes it out of what is begun with, or brings it back; what is published of it stays. */
export const setArchived = (
  row: ContextRow,
  archived: boolean,
  name: string,
): Promise<Outcome> =>
  outcomeOf(
    patch(
      "contexts",
      row.id,
      { archived },
      { kind: archived ? "context.archive" : "context.restore", name },
      row,
    ),
  );

/** The next draft, which asks what a version does. Rejects AppError where there is a draft already. */
export function createDraft(
  { contextId, versions }: Pick<Context, "contextId" | "versions">,
  from: Parameters<typeof nextDraft>[1],
  name: string,
): Promise<Outcome> {
  const next = nextDraft(versions, from);
  if (next === null) return Promise.reject(new AppError("conflict"));
  const { versionId, sections } = next;
  const about = { kind: "context.draft", name };
  return outcomeOf(
    create(
      "contextVersions",
      versionId,
      { contextId, sections },
      about,
      contextId,
    ),
  );
}
