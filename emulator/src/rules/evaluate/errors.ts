import type { Position } from "../syntax/ast";

/** An expression that has no value; `||` and `&&` may absorb it, otherwise it denies. */
export class EvaluationError extends Error {
  /** Where the innermost failing expression starts, once known. */
  at: Position | null = null;

  constructor(message: string) {
    super(message);
    this.name = "EvaluationError";
  }
}

/** A limit of the language was passed: nothing absorbs it. */
export class LimitError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "LimitError";
  }
}

export const undefinedProperty = (name: string): EvaluationError =>
  new EvaluationError(`Property ${name} is undefined on object.`);

export const nullValueError = (): EvaluationError =>
  new EvaluationError("Null value error.");

export const functionNotFound = (name: string): EvaluationError =>
  new EvaluationError(`Function not found error: Name: [${name}].`);

export const unsupported = (
  received: string,
  expected: string,
): EvaluationError =>
  new EvaluationError(
    `Unsupported operation error. Received: ${received}. Expected: ${expected}.`,
  );

/** What the query does not say cannot be decided, so it is never false. */
export const undecidable = (what: string): EvaluationError =>
  new EvaluationError(`The query does not decide ${what}.`);
