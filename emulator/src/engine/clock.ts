import { formatMicros } from "./values/timestamp";

/** A clock that never gives the same microsecond twice and never goes back. */
export class Clock {
  readonly #wall: () => number;
  #last = 0;

  /** `wall` gives milliseconds since 1970. */
  constructor(wall: () => number) {
    this.#wall = wall;
  }

  /** The next moment, RFC 3339 with microseconds. */
  next(): string {
    this.#last = Math.max(this.#last + 1, Math.floor(this.#wall() * 1000));
    return formatMicros(this.#last);
  }

  /** Makes every later moment come after the given one, in microseconds since 1970. */
  advancePast(micros: number): void {
    this.#last = Math.max(this.#last, micros);
  }

  /** The latest moment there has been, microseconds since 1970: whatever comes later has a later time. */
  reached(): number {
    this.#last = Math.max(this.#last, Math.floor(this.#wall() * 1000));
    return this.#last;
  }

  /** Milliseconds since 1970, for expiry. */
  wall(): number {
    return this.#wall();
  }
}
