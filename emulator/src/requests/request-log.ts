import type { Caller, RulesDecision } from "../contract/rules";
import type { Engine, ReadRecord } from "../contract/engine";
import type { StatusError } from "../contract/status";
import type { Write } from "../contract/write";
import type { Json } from "../wire/codec/json";
import type { Origin } from "../wire/stream";
import { describe, writtenName } from "./describe";
import { kindOf, type RequestEntry, type ScreenEntry } from "./entry";
import { Screens } from "./screens";

/** What the log holds, newest first. `version` changes with everything else. */
export interface RequestsView {
  version: number;
  requests: readonly RequestEntry[];
  screens: readonly ScreenEntry[];
}

export interface RequestLogOptions {
  /** How many requests are kept. Default 1,000. */
  capacity?: number;
  /** Milliseconds since 1970. */
  wallClock?: () => number;
}

/** Decisions listed with one request. */
const decisionsKept = 20;

const whoOf = (caller: Caller): string =>
  caller.kind === "admin" ? "(admin)" : (caller.auth?.uid ?? "(none)");

/** One request under way, and after it. */
export class Recording {
  readonly entry: RequestEntry;
  readonly #screen: ScreenEntry | null;
  readonly #startedAt: number;
  readonly #touch: () => void;
  readonly #lookedUp = new Set<string>();

  constructor(
    entry: RequestEntry,
    screen: ScreenEntry | null,
    touch: () => void,
  ) {
    this.entry = entry;
    this.#screen = screen;
    this.#startedAt = performance.now();
    this.#touch = touch;
  }

  /** A read counts unless it only fetched what a write left behind. */
  read({ method, documents, document }: ReadRecord): void {
    const { entry } = this;
    const byRules = method === "rules";
    const writes = entry.method === "commit" || entry.method === "batchWrite";
    if (writes && !byRules) return;
    if (document !== undefined) {
      if (this.#lookedUp.has(document)) return;
      this.#lookedUp.add(document);
    }
    entry.reads += documents;
    if (byRules) entry.ruleReads += documents;
    if (this.#screen) this.#screen.reads += documents;
    this.#touch();
  }

  /** What the rules answered about one of its documents. */
  decided({ method, path, allowed, expressions, documents }: RulesDecision) {
    const { entry } = this;
    entry.decisions = [
      ...entry.decisions,
      { method, path, allowed, expressions, documents },
    ]
      .sort((one, other) => other.expressions - one.expressions)
      .slice(0, decisionsKept);
    entry.expressions = Math.max(entry.expressions, expressions);
    this.#touch();
  }

  /** The writes that were done, each document counted once. */
  wrote(writes: readonly Write[]): void {
    const done = writes.filter(({ verify }) => verify === undefined);
    const removed = new Map(
      done.map((write) => [writtenName(write), write.delete !== undefined]),
    );
    const deletes = [...removed.values()].filter(Boolean).length;
    const sets = removed.size - deletes;
    this.entry.writes += sets;
    this.entry.deletes += deletes;
    if (!this.#screen) return;
    this.#screen.writes += sets;
    this.#screen.deletes += deletes;
  }

  /** The answer; only the first one counts. */
  end(status: string, why: string | null = null): void {
    const { entry } = this;
    if (entry.status !== null) return;
    entry.status = status;
    entry.why = why;
    entry.ms = Math.round((performance.now() - this.#startedAt) * 10) / 10;
    if (status === "PERMISSION_DENIED") this.#deny();
    this.#touch();
  }

  fail({ code, message }: StatusError): void {
    this.end(code, message.trim());
  }

  /** Turned away before it was known who asks. */
  refuse(status: StatusError): void {
    this.fail(status);
    this.#deny();
    this.close();
  }

  /** A listener that listens no more. */
  close(): void {
    if (!this.entry.open) return;
    this.entry.open = false;
    this.#touch();
  }

  #deny(): void {
    if (!this.entry.allowed) return;
    this.entry.allowed = false;
    if (this.#screen) this.#screen.denied += 1;
  }
}

/** The recent requests, in a bounded ring, with the reads the engine tells of. */
export class RequestLog {
  readonly screens = new Screens();
  /** The recording whose work runs right now: the engine does all of it in one go. */
  current: Recording | null = null;
  readonly #ring: RequestEntry[] = [];
  readonly #targets = new WeakMap<object, Recording>();
  readonly #capacity: number;
  readonly #wallClock: () => number;
  #serial = 0;
  #version = 0;

  constructor(engine: Engine, options: RequestLogOptions = {}) {
    this.#capacity = options.capacity ?? 1000;
    this.#wallClock = options.wallClock ?? Date.now;
    engine.onRead((read) => this.#ownerOf(read)?.read(read));
    engine.onDecision((decision) => this.current?.decided(decision));
  }

  begin(
    origin: Origin,
    caller: Caller,
    method: string,
    request: Json,
    database?: string,
  ): Recording {
    const now = this.#wallClock();
    const who = whoOf(caller);
    const screen = this.screens.join(origin, who, now);
    const { project, database: id, what } = describe(method, request, database);
    const entry: RequestEntry = {
      id: ++this.#serial,
      at: new Date(now).toISOString(),
      project,
      database: id,
      transport: origin.transport,
      method: kindOf(method),
      what,
      who,
      page: screen?.page ?? null,
      screen: screen?.id ?? null,
      status: null,
      allowed: true,
      why: null,
      ms: null,
      reads: 0,
      ruleReads: 0,
      decisions: [],
      expressions: 0,
      writes: 0,
      deletes: 0,
      open: method === "Listen",
    };
    this.#ring.push(entry);
    if (this.#ring.length > this.#capacity) this.#ring.shift();
    this.#version += 1;
    return new Recording(entry, screen, () => (this.#version += 1));
  }

  /** A client opened a stream. */
  streamOpened(origin: Origin, caller: Caller): void {
    this.screens.streamOpened(origin, whoOf(caller));
  }

  get version(): number {
    return this.#version;
  }

  /** Of one project, or of all. Screens are shared by the projects of a page. */
  view(project?: string): RequestsView {
    const requests = this.#ring.filter(
      (entry) => project === undefined || entry.project === project,
    );
    return {
      version: this.#version,
      requests: requests.reverse(),
      screens: [...this.screens.list()].reverse(),
    };
  }

  clear(): void {
    this.#ring.length = 0;
    this.screens.clear();
    this.#version += 1;
  }

  /** A live target's later reads belong to the request that added it, not to the commit at work. */
  #ownerOf({ target }: ReadRecord): Recording | null {
    if (target === undefined) return this.current;
    const known = this.#targets.get(target);
    if (known) return known;
    if (this.current) this.#targets.set(target, this.current);
    return this.current;
  }
}
