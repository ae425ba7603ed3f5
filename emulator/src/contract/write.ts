import type { Doc, Fields, Value } from "./values";

export interface Precondition {
  exists?: boolean;
  updateTime?: string;
}

export interface FieldTransform {
  fieldPath: string;
  setToServerValue?: "REQUEST_TIME";
  increment?: Value;
  maximum?: Value;
  minimum?: Value;
  appendMissingElements?: { values: Value[] };
  removeAllFromArray?: { values: Value[] };
}

export interface Write {
  update?: { name: string; fields: Fields };
  delete?: string;
  verify?: string;
  /** The older form, a write of transforms alone. */
  transform?: { document: string; fieldTransforms: FieldTransform[] };
  updateMask?: { fieldPaths: string[] };
  updateTransforms?: FieldTransform[];
  currentDocument?: Precondition;
}

export interface WriteResult {
  updateTime?: string;
  transformResults?: Value[];
}

/** What one commit did to one document, for listeners, triggers and the log. */
export interface DocChange {
  name: string;
  before: Doc | null;
  after: Doc | null;
}

export interface CommitEvent {
  project: string;
  database: string;
  commitTime: string;
  changes: DocChange[];
  /** False for `clear`, `load` and imports: listeners hear of them, function triggers do not. */
  triggers: boolean;
}
