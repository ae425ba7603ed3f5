import type { Caller } from "../../contract/rules";
import type { Engine } from "../../contract/engine";
import type {
  ListenOptions,
  ListenTarget,
  TargetChange,
} from "../../contract/listening";
import type { StructuredQuery } from "../../contract/query";
import { StatusError } from "../../contract/status";
import type { Json } from "../codec/json";
import { messageType } from "../codec/proto";
import { checkShape } from "../codec/shape";
import { databaseOf } from "../resource";
import { rpcStatus, toStatus } from "../status";
import { decodeToken, encodeToken, fingerprint } from "./resume-token";
import { Snapshot } from "./snapshot";
import type { Sink, Stream } from "../stream";

interface TargetRequest extends Json {
  targetId?: number;
  query?: { parent: string; structuredQuery: StructuredQuery };
  documents?: { documents: string[] };
  resumeToken?: string;
  readTime?: string;
  once?: boolean;
  expectedCount?: number;
}
interface ListenRequest extends Json {
  database?: string;
  addTarget?: TargetRequest;
  removeTarget?: number;
}
interface OpenTarget {
  print: Buffer;
  stop: () => void;
}

const targetType = messageType("Target");

const invalid = (message: string) =>
  new StatusError("INVALID_ARGUMENT", message);

function targetOf({ query, documents }: TargetRequest): ListenTarget {
  if (documents) return { documents: documents.documents };
  if (!query) throw invalid("A target needs a query or documents.");
  return { parent: query.parent, query: query.structuredQuery };
}

/** The Listen stream: any number of targets, one consistent snapshot per commit. */
class ListenStream implements Stream {
  private readonly targets = new Map<number, OpenTarget>();
  private prints: Buffer[] = [];
  private pending: Snapshot | null = null;
  private database = "";
  private assignedIds = 0;
  private open = true;

  private readonly engine: Engine;
  private readonly caller: Caller;
  private readonly sink: Sink;

  constructor(engine: Engine, caller: Caller, sink: Sink) {
    this.engine = engine;
    this.caller = caller;
    this.sink = sink;
  }

  receive(request: Json): void {
    if (!this.open) return;
    try {
      this.handle(request);
    } catch (error) {
      this.close();
      this.sink.fail(error);
    }
  }

  close(): void {
    this.open = false;
    for (const { stop } of this.targets.values()) stop();
    this.targets.clear();
    this.pending = null;
  }

  private handle({ database, addTarget, removeTarget }: ListenRequest): void {
    const named = database ? database : this.database;
    databaseOf(this.engine, named);
    if (this.database !== "" && named !== this.database)
      throw invalid("A stream has one database.");
    this.database = named;
    if (addTarget) this.add(addTarget);
    if (removeTarget !== undefined && this.targets.has(removeTarget)) {
      this.remove(removeTarget);
      this.sendTarget("REMOVE", removeTarget);
    }
  }

  /** The id of a new target; a client that leaves ids to us must do so for all. */
  private idOf({ targetId = 0 }: TargetRequest): number {
    if (targetId === 0) return ++this.assignedIds;
    if (this.targets.has(targetId))
      throw invalid(`Target ID ${targetId} is already in use.`);
    return targetId;
  }

  private add(request: TargetRequest): void {
    const ownId = (request.targetId ?? 0) !== 0;
    const id = this.idOf(request);
    this.flush();
    try {
      if (ownId && (id < 0 || this.assignedIds > 0))
        throw invalid(`Target ID ${id} is not allowed.`);
      this.start(id, request);
    } catch (error) {
      this.remove(id);
      this.sendTarget("REMOVE", id, { cause: rpcStatus(toStatus(error)) });
    }
  }

  private start(id: number, request: TargetRequest): void {
    checkShape(targetType, request);
    const target = targetOf(request);
    const print = fingerprint(this.database, target);
    const { resumeToken, readTime, expectedCount } = request;
    const options: ListenOptions = {
      onDenied: (error) => this.deny(id, error),
    };
    if (resumeToken)
      options.since = decodeToken(this.engine, resumeToken, print);
    else if (readTime) options.since = readTime;
    if (expectedCount !== undefined) options.expectedCount = expectedCount;
    const asked = Boolean(resumeToken) || Boolean(readTime);
    this.note(id, { print, stop: () => undefined });
    const stop = databaseOf(this.engine, this.database).listen(
      this.caller,
      target,
      (change) => {
        if (change.initial) this.sendInitial(id, change, asked);
        else this.collect(id, change);
      },
      options,
    );
    this.note(id, { print, stop });
    // The client may have been given up while it was told the first result.
    if (!this.open) this.close();
    else if (request.once) this.finish(id);
  }

  private finish(id: number): void {
    this.remove(id);
    this.sendTarget("REMOVE", id);
  }

  private note(id: number, target: OpenTarget): void {
    this.targets.set(id, target);
    this.prints = [...this.targets.values()].map(({ print }) => print);
  }

  private remove(id: number): void {
    this.targets.get(id)?.stop();
    this.targets.delete(id);
    this.prints = [...this.targets.values()].map(({ print }) => print);
    this.pending?.drop(id);
  }

  /** The rules changed: what was committed before is still told. */
  private deny(id: number, error: StatusError): void {
    this.flush();
    this.remove(id);
    this.sendTarget("REMOVE", id, { cause: rpcStatus(error) });
  }

  /** The whole result, or what changed of it; `asked` when the client wanted no more than that. */
  private sendInitial(id: number, change: TargetChange, asked: boolean) {
    const { readTime, resumed, count } = change;
    this.sendTarget("ADD", id);
    if (asked && !resumed) this.sendTarget("RESET", id);
    const first = new Snapshot(readTime);
    first.add(id, change);
    for (const answer of first.answers()) this.sink.send(answer);
    if (count !== undefined)
      this.sink.send({ filter: { targetId: id, count } });
    const resumeToken = this.tokenAt(readTime);
    this.sendTarget("CURRENT", id, { resumeToken, readTime });
    this.sink.send({ targetChange: { resumeToken, readTime } });
  }

  private collect(id: number, change: TargetChange): void {
    let { pending } = this;
    if (pending?.readTime !== change.readTime) {
      this.flush();
      pending = new Snapshot(change.readTime);
      this.pending = pending;
      // The engine tells all targets of a commit within one turn.
      queueMicrotask(() => this.flush());
    }
    pending.add(id, change);
  }

  private flush(): void {
    const snapshot = this.pending;
    this.pending = null;
    if (!snapshot) return;
    const { readTime } = snapshot;
    for (const answer of snapshot.answers()) this.sink.send(answer);
    const resumeToken = this.tokenAt(readTime);
    this.sink.send({ targetChange: { resumeToken, readTime } });
  }

  private tokenAt(readTime: string): string {
    return encodeToken(this.engine, readTime, this.prints);
  }

  private sendTarget(targetChangeType: string, id: number, more: Json = {}) {
    this.sink.send({
      targetChange: { targetChangeType, targetIds: [id], ...more },
    });
  }
}

/** Opens a Listen stream; `request`s are ListenRequests, answers ListenResponses. */
export const openListenStream = (
  engine: Engine,
  caller: Caller,
  sink: Sink,
): Stream => new ListenStream(engine, caller, sink);
