import { fdatasync } from "node:fs";

const DELAY_MS = 10;

/** How a file's content gets onto the disk: `fdatasync` of node:fs. */
export type SyncFile = (
  file: number,
  done: (error: Error | null) => void,
) => void;

/** Brings what was written to a file onto the disk some 10 ms later, one call at a time; nobody waits for it. */
export class DelayedSync {
  readonly #file: number;
  readonly #failed: (error: Error) => void;
  readonly #sync: SyncFile;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #again = false;

  constructor(
    file: number,
    failed: (error: Error) => void,
    sync: SyncFile = fdatasync,
  ) {
    this.#file = file;
    this.#failed = failed;
    this.#sync = sync;
  }

  /** To be called after each write. */
  touch(): void {
    if (this.#running) this.#again = true;
    else this.#timer ??= setTimeout(() => this.#run(), DELAY_MS);
  }

  /** Starts no more and waits for the call under way; afterwards the file may be closed. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#again = false;
    await this.#running;
  }

  #run(): void {
    this.#timer = undefined;
    this.#running = new Promise((done) => {
      this.#sync(this.#file, (error) => {
        this.#running = undefined;
        if (error) this.#failed(error);
        else if (this.#again) this.#run();
        this.#again = false;
        done();
      });
    });
  }
}
