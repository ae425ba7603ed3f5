import type { HeaderForm } from "@domain/versions/header-form";
import { headerValues } from "@domain/versions/header-form";
import type { Outcome } from "../../data/hooks/use-submit";
import { outcomeOf } from "../../data/hooks/use-submit";
import type { Row } from "../../data/live-store";
import { batch } from "../../data/write";
import { editHeader } from "../shared/versions/header-writes";

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
export const editContext = (
  row: ContextRow,
  form: HeaderForm,
  name: string,
): Promise<Outcome> =>
  editHeader("contexts", row, valuesOf(form), { kind: "context", name });
