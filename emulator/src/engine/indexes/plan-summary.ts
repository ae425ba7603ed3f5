import type { IndexUsed, StructuredQuery } from "../../contract/query";
import type { DatabaseState } from "../core";
import { simplified } from "../query/filter";
import { fullOrder } from "../query/order";
import { definitionOf, spelledOut } from "./definition";
import type { IndexField, QueryScope } from "./index-file";
import { requirementsOf, type Requirement } from "./requirement";
import { servingIndexes } from "./serve";

function written(field: IndexField): string {
  const { fieldPath } = field;
  if ("order" in field)
    return `${fieldPath} ${field.order === "ASCENDING" ? "ASC" : "DESC"}`;
  if ("arrayConfig" in field) return `${fieldPath} CONTAINS`;
  return `${fieldPath} VECTOR<${field.vectorConfig.dimension}>`;
}

/** The indexes for one alternative: those of the file, else the one that serves it alone. */
function indexesFor(
  { core }: DatabaseState,
  group: string,
  scope: QueryScope,
  requirement: Requirement,
): (readonly IndexField[])[] {
  const served =
    core.indexes && servingIndexes(core.indexes, group, scope, requirement);
  return served ?? [spelledOut(definitionOf(group, scope, requirement))];
}

function scopeOf({ from: [from] }: StructuredQuery): string {
  if (!from?.allDescendants) return "Collection";
  return from.collectionId === "" ? "Includes Ancestors" : "Collection Group";
}

/**
 * The indexes a checked query is answered from, as production names them; `aggregated` are the fields summed
 * or averaged. Each index once.
 */
export function indexesUsed(
  state: DatabaseState,
  given: StructuredQuery,
  aggregated: readonly string[] = [],
): IndexUsed[] {
  const query = { ...given, where: simplified(given.where) };
  const [from] = query.from;
  const scope = from?.allDescendants ? "COLLECTION_GROUP" : "COLLECTION";
  const group = from?.collectionId ?? "";
  const used = requirementsOf(query, fullOrder(query), aggregated)
    .flatMap((one) => indexesFor(state, group, scope, one))
    .map((fields) => `(${fields.map(written).join(", ")})`);
  return [...new Set(used)].map((properties) => ({
    query_scope: scopeOf(query),
    properties,
  }));
}
