export interface TestTime {
  file: string;
  name: string;
  seconds: number;
  failure?: string | null;
  passedAgain?: boolean;
}
export interface StepResult {
  name: string;
  seconds: number;
  passed: number;
  failed: number;
  tests: TestTime[];
}
export function overBudget(tests: readonly TestTime[]): string[];
export function slowest(tests: readonly TestTime[], count?: number): string[];
export function failures(tests: readonly TestTime[]): string[];
export function conclude(results: readonly StepResult[]): 0 | 1;
