/**
 * Tells listeners in order. What a listener itself causes is told after what is being told now,
 * and a listener that throws neither stops the others nor undoes a commit.
 */
export class Dispatcher {
  readonly #queue: (() => void)[] = [];
  #running = false;

  /** Runs the steps now, or after those already under way. */
  run(steps: (() => void)[]): void {
    this.#queue.push(...steps);
    if (this.#running) return;
    this.#running = true;
    try {
      for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
        runStep(step);
      }
    } finally {
      this.#running = false;
    }
  }
}

function runStep(step: () => void): void {
  try {
    step();
  } catch (error) {
    process.emitWarning(
      error instanceof Error ? error : new Error(String(error)),
    );
  }
}
