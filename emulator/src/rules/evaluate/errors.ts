import type { Position } from "../syntax/ast";
import { typeName } from "../values/type-name";
import type { RulesValue } from "../values/value";

/** An expression that has no value; `||` and `&&` may absorb it, otherwise it denies. */
export class EvaluationError extends Error {
  /** Where the innermost failing expression starts, once known. */
  at: Position | null = null;

  constructor(message: string) {
    super(message);
    this.name = "EvaluationError";
  }
}

/** Runs `run`; an error it raises without a place is placed at `at`. */
export function locate<T>(at: Position, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof EvaluationError) error.at ??= at;
    throw error;
  }
}

/** A limit of the language was passed: nothing absorbs it. */
export class LimitError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "LimitError";
  }
}

export const typeError = (
  received: RulesValue,
  expected: string,
): EvaluationError =>
  new EvaluationError(
    `Type error. Received: [${typeName(received)}] Expected: [${expected}].`,
  );

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

const ORDERED = ["string", "bytes", "int", "float", "duration", "timestamp"];
const NUMBERS = ["int", "float"];

/** The operand types each operator takes, alike on both sides unless two are named. */
const OPERANDS: ReadonlyMap<string, readonly string[]> = new Map([
  ["<", ORDERED],
  ["<=", ORDERED],
  [">", ORDERED],
  [">=", ORDERED],
  [
    "+",
    [
      ...NUMBERS,
      "string",
      "duration",
      "duration timestamp",
      "timestamp duration",
    ],
  ],
  ["-", [...NUMBERS, "duration", "timestamp duration", "timestamp"]],
]);

/** No such operator for the types of these operands. */
export function noOperator(
  operator: string,
  left: RulesValue,
  right: RulesValue,
): EvaluationError {
  const pairs = (OPERANDS.get(operator) ?? NUMBERS).map((types) => {
    const [a = "", b = a] = types.split(" ");
    return `${a} ${operator} ${b}`;
  });
  const open = operator.startsWith("<") || operator.startsWith(">");
  if (open)
    pairs.push(`constraint ${operator} any, any ${operator} constraint`);
  return unsupported(
    `${typeName(left)} ${operator} ${typeName(right)}`,
    pairs.join(", "),
  );
}

/** What the query does not say cannot be decided, so it is never false. */
export const undecidable = (what: string): EvaluationError =>
  new EvaluationError(`The query does not decide ${what}.`);
