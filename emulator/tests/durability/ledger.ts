/** What a document held: its number, or null where it was not there. */
export type Content = number | null;

/** A document as it was read back. */
export interface Found {
  n: number;
  /** Microseconds since 1970. */
  updateTime: number;
}

interface Entry {
  content: Content;
  updateTime: number | undefined;
  /** Written but not acknowledged since. */
  pending: Content[];
}

/** What was asked of a Firestore and what it acknowledged, by document path. */
export class Ledger {
  readonly #entries = new Map<string, Entry>();
  acknowledged = 0;
  lastTime = 0;

  attempt(path: string, content: Content): void {
    const entry = this.#entries.get(path);
    if (entry) entry.pending.push(content);
    else
      this.#entries.set(path, {
        content: null,
        updateTime: undefined,
        pending: [content],
      });
  }

  /**
   * The write of a document was acknowledged. Two may write it at once: an answer may come after that of a later write, and
   * another write may still be under way.
   */
  accept(path: string, content: Content, time?: number): void {
    const known = this.#entries.get(path);
    const pending = known?.pending.filter((one) => one !== content) ?? [];
    const isOvertaken =
      known?.updateTime !== undefined &&
      time !== undefined &&
      time < known.updateTime;
    this.#entries.set(
      path,
      isOvertaken
        ? { ...known, pending }
        : { content, updateTime: time, pending },
    );
    this.acknowledged += 1;
    this.lastTime = Math.max(this.lastTime, time ?? 0);
  }

  /** What the documents read back are not: empty when nothing is lost and nothing is made up. */
  complaints(found: ReadonlyMap<string, Found>): string[] {
    const wrong: string[] = [];
    for (const [path, { content, updateTime, pending }] of this.#entries) {
      const now = found.get(path);
      const n = now?.n ?? null;
      if (n !== content && !pending.includes(n))
        wrong.push(
          `${path} holds ${String(n)}, acknowledged ${String(content)}, asked for ${pending.join()}`,
        );
      const sameTime =
        updateTime === undefined || now?.updateTime === updateTime;
      if (n === content && n !== null && pending.length === 0 && !sameTime)
        wrong.push(`${path} has another update time than was acknowledged`);
    }
    for (const path of found.keys())
      if (!this.#entries.has(path)) wrong.push(`${path} was never written`);
    return wrong;
  }

  /** Takes what was read back as the truth from which the next life starts. */
  settle(found: ReadonlyMap<string, Found>): void {
    for (const path of this.#entries.keys()) {
      const now = found.get(path);
      this.#entries.set(path, {
        content: now?.n ?? null,
        updateTime: now?.updateTime,
        pending: [],
      });
    }
    for (const { updateTime } of found.values())
      this.lastTime = Math.max(this.lastTime, updateTime);
  }
}
