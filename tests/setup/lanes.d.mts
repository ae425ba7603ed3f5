export function inLanes<Result>(
  count: number,
  steps: readonly (() => Promise<Result>)[],
): Promise<Result[]>;
