import type { Position } from "./ast";

export type Severity = "ERROR" | "WARNING";

/** One finding of the compiler. Line and column count from 1. */
export interface Issue {
  severity: Severity;
  description: string;
  line: number;
  column: number;
}

export const issueAt = (
  severity: Severity,
  description: string,
  at: Position,
): Issue => ({ severity, description, line: at.line, column: at.column });

/** Ends a parse: the source is not a rules file from `at` on. */
export class RulesSyntaxError extends Error {
  readonly at: Position;

  constructor(message: string, at: Position) {
    super(message);
    this.name = "RulesSyntaxError";
    this.at = at;
  }
}
