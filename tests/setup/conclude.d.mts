export interface TestTime {
  file: string;
  name: string;
  seconds: number;
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
export function conclude(results: readonly StepResult[]): 0 | 1;
