import type { FieldTransform, Write } from "../../contract/write";
import { StatusError } from "../../contract/status";
import { checkNoReservedName, parseFieldPath } from "../values/field-path";
import { numeric } from "../values/number";
import { checkDocumentName } from "../values/resource-name";
import { fieldsSize, textSize } from "../values/size";
import { checkDocumentFields } from "../values/validate";

const MAX_REQUEST_BYTES = 10 * 1024 * 1024;
const MAX_TRANSFORMS = 500;

function invalid(message: string): StatusError {
  return new StatusError("INVALID_ARGUMENT", message);
}

/** The document a write is about; throws INVALID_ARGUMENT unless it is about exactly one. */
export function targetOf(write: Write): string {
  const names = [
    write.update?.name,
    write.delete,
    write.verify,
    write.transform?.document,
  ].filter((name) => name !== undefined);
  const [name] = names;
  if (name === undefined || names.length > 1) {
    throw invalid("A write must have exactly one operation.");
  }
  return name;
}

/** The transforms of a write in either form. */
export function transformsOf(write: Write): FieldTransform[] {
  return write.transform?.fieldTransforms ?? write.updateTransforms ?? [];
}

/** Throws INVALID_ARGUMENT for a mask of fields to write whose paths are malformed or reserved; they may overlap. */
function checkMask(fieldPaths: readonly string[]): void {
  for (const fieldPath of fieldPaths) {
    checkNoReservedName(parseFieldPath(fieldPath));
  }
}

function checkTransform(transform: FieldTransform): void {
  checkNoReservedName(parseFieldPath(transform.fieldPath));
  const { increment, maximum, minimum } = transform;
  const operand = increment ?? maximum ?? minimum;
  if (operand && numeric(operand) === undefined) {
    throw invalid("Input must be int64 or double.");
  }
  const kinds = Object.entries(transform).filter(
    ([key, value]) => key !== "fieldPath" && value !== undefined,
  );
  if (kinds.length !== 1) {
    throw invalid("A field transform must have exactly one operation.");
  }
}

function checkTransforms(write: Write): void {
  const transforms = transformsOf(write);
  if (transforms.length > MAX_TRANSFORMS) {
    throw invalid(
      `A write may have at most ${String(MAX_TRANSFORMS)} field transforms.`,
    );
  }
  transforms.forEach(checkTransform);
}

/** A delete and a verify take neither mask nor transforms, a verify needs a precondition. */
function checkExtras(write: Write): void {
  const kind = write.delete !== undefined ? "delete" : "verify";
  if (write.updateMask) {
    throw invalid(`a ${kind} must not specify a document mask.`);
  }
  if (write.updateTransforms?.length) {
    throw invalid(`a ${kind} must not specify a update transform.`);
  }
  const { exists, updateTime } = write.currentDocument ?? {};
  const certain = exists !== undefined || updateTime !== undefined;
  if (kind === "verify" && !certain) {
    throw invalid("a verify must contain a precondition");
  }
}

function checkWrite(root: string, write: Write): string {
  const name = targetOf(write);
  checkDocumentName(root, name);
  if (write.delete !== undefined || write.verify !== undefined) {
    checkExtras(write);
    return name;
  }
  if (write.updateMask) checkMask(write.updateMask.fieldPaths);
  checkTransforms(write);
  return name;
}

/** A document may be written more than once, but be verified only once and not be written as well. */
function checkVerifies(targets: readonly (readonly [string, Write])[]): void {
  const seen = new Map<string, "written" | "verified">();
  for (const [name, { verify }] of targets) {
    const now = verify === undefined ? "written" : "verified";
    const earlier = seen.get(name);
    seen.set(name, now);
    if (earlier === undefined || (earlier === "written" && now === "written"))
      continue;
    throw invalid(
      earlier === now
        ? "the same document cannot be verified more than once in a single request"
        : `the same document cannot be ${earlier} and then ${now} in a single request`,
    );
  }
}

function checkRequestSize(
  targets: readonly (readonly [string, Write])[],
): void {
  let size = 0;
  for (const [name, { update }] of targets) {
    size += textSize(name) + (update ? fieldsSize(update.fields) : 0);
    if (size > MAX_REQUEST_BYTES) {
      throw invalid(
        `Request payload size exceeds the limit: ${String(MAX_REQUEST_BYTES)} bytes.`,
      );
    }
  }
}

/** Throws INVALID_ARGUMENT for writes that are wrong whatever is stored. */
export function checkWrites(root: string, writes: readonly Write[]): void {
  const targets = writes.map(
    (write) => [checkWrite(root, write), write] as const,
  );
  if (writes.some(({ verify }) => verify !== undefined)) {
    checkVerifies(targets);
  }
  if (writes.length > 0) checkRequestSize(targets);
}

/** Like `checkWrites` for a batch of single writes: each document at most once, every value checked at once. */
export function checkBatch(root: string, writes: readonly Write[]): void {
  checkWrites(root, writes);
  if (new Set(writes.map(targetOf)).size !== writes.length) {
    throw invalid(
      "the same document cannot be written more than once in a single request",
    );
  }
  for (const { update } of writes) {
    if (update) checkDocumentFields(update.fields);
  }
}
