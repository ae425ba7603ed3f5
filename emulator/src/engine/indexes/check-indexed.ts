import type { StructuredQuery } from "../../contract/query";
import { StatusError } from "../../contract/status";
import type { DatabaseState } from "../core";
import { NAME_FIELD } from "../query/field-reader";
import { simplified } from "../query/filter";
import { fullOrder } from "../query/order";
import { definitionOf, encodedIndex, spelledOut } from "./definition";
import type { CompositeIndex, IndexField, IndexFile } from "./index-file";
import { requirementsOf } from "./requirement";
import { isServed, singleFieldIndexes } from "./serve";

const console = (project: string): string =>
  `https://console.firebase.google.com/v1/r/project/${project}/firestore/indexes`;

function modeOf(field: IndexField): string {
  if ("order" in field) return field.order === "ASCENDING" ? "ASC" : "DESC";
  return "arrayConfig" in field ? "CONTAINS" : "VECTOR";
}

/** One field alone is never a composite index: what is missing is that it is indexed. */
function singleRefusal(
  { project, database }: DatabaseState,
  file: IndexFile,
  { collectionGroup, queryScope }: CompositeIndex,
  field: IndexField,
): string {
  const { fieldPath } = field;
  const name = `projects/${project}/databases/${database}/collectionGroups/${collectionGroup}/fields/${fieldPath}`;
  const encoded = encodedIndex(name, queryScope, [field]);
  const scopes = ["COLLECTION", "COLLECTION_GROUP"] as const;
  const kept = scopes.flatMap((scope) =>
    singleFieldIndexes(file, collectionGroup, scope, fieldPath).map((one) => ({
      ...one,
      queryScope: scope,
    })),
  );
  const indexes = [...kept, { ...field, queryScope }].map((one) => ({
    ...one,
    // The definition names the field once, beside its indexes.
    fieldPath: undefined,
  }));
  const definition = { collectionGroup, fieldPath, indexes };
  return (
    `The query requires a ${queryScope}_${modeOf(field)} index for collection ${collectionGroup} and field ${fieldPath}. ` +
    `You can create it here: ${console(project)}?create_exemption=${encoded}\n` +
    `In fieldOverrides of the index file: ${JSON.stringify(definition)}`
  );
}

function vectorRefusal(
  { project }: DatabaseState,
  definition: CompositeIndex,
): string {
  const { collectionGroup, queryScope, fields } = definition;
  const configs = fields.map((field) => {
    if ("order" in field)
      return `--field-config=order=${field.order},field-path=${field.fieldPath}`;
    if ("arrayConfig" in field)
      return `--field-config=array-config=CONTAINS,field-path=${field.fieldPath}`;
    const { dimension } = field.vectorConfig;
    return `--field-config=vector-config='{"dimension":"${dimension}","flat": "{}"}',field-path=${field.fieldPath}`;
  });
  const scope = queryScope.toLowerCase().replace("_", "-");
  return (
    "Missing vector index configuration. Please create the required index with the following gcloud command: " +
    `gcloud firestore indexes composite create --project=${project} --collection-group=${collectionGroup} ` +
    `--query-scope=${scope} ${configs.join(" ")}\n` +
    `In indexes of the index file: ${JSON.stringify(definition)}`
  );
}

function refusal(
  state: DatabaseState,
  file: IndexFile,
  definition: CompositeIndex,
): string {
  const { collectionGroup, queryScope, fields } = definition;
  const [only] = fields;
  if (fields.some((field) => "vectorConfig" in field))
    return vectorRefusal(state, definition);
  if (fields.length === 1 && only && only.fieldPath !== NAME_FIELD)
    return singleRefusal(state, file, definition, only);
  const { project, database } = state;
  const name = `projects/${project}/databases/${database}/collectionGroups/${collectionGroup}/indexes/_`;
  const encoded = encodedIndex(name, queryScope, spelledOut(definition));
  return (
    `The query requires an index. You can create it here: ${console(project)}?create_composite=${encoded}\n` +
    `In indexes of the index file: ${JSON.stringify(definition)}`
  );
}

/**
 * Refuses a checked query whose indexes are missing with FAILED_PRECONDITION, as production does, where
 * the engine was given an index file; `aggregated` are the fields summed or averaged.
 */
export function checkIndexed(
  state: DatabaseState,
  given: StructuredQuery,
  aggregated: readonly string[] = [],
): void {
  const file = state.core.indexes;
  const [from] = given.from;
  if (!file || !from || from.collectionId === "") return;
  const query = { ...given, where: simplified(given.where) };
  const group = from.collectionId;
  const scope = from.allDescendants ? "COLLECTION_GROUP" : "COLLECTION";
  const missing = requirementsOf(query, fullOrder(query), aggregated).find(
    (one) => !isServed(file, group, scope, one),
  );
  if (!missing) return;
  const definition = definitionOf(group, scope, missing);
  throw new StatusError(
    "FAILED_PRECONDITION",
    refusal(state, file, definition),
  );
}
