import type {
  Caller,
  Doc,
  Engine,
  ListenTarget,
  StructuredQuery,
  TargetChange,
} from "../contract";
import { StatusError } from "../contract";
import type { Json } from "./codec/json";
import { databaseOf } from "./resource";
import { rpcStatus, toStatus } from "./status";
import type { Sink, Stream } from "./stream";

interface Target {
  targetId: number;
  query?: { parent: string; structuredQuery: StructuredQuery };
  documents?: { documents: string[] };
  resumeToken?: string;
  readTime?: string;
}
interface ListenRequest extends Json {
  database?: string;
  addTarget?: Target;
  removeTarget?: number;
}

/** What one commit did to one document, over all targets of the stream. */
interface Touched {
  doc: Doc | null;
  deleted: boolean;
  targetIds: number[];
  removedTargetIds: number[];
}

const tokenAt = (readTime: string) => Buffer.from(readTime).toString("base64");

function targetOf(target: Target): ListenTarget {
  if (target.documents) return { documents: target.documents.documents };
  if (!target.query)
    throw new StatusError("INVALID_ARGUMENT", "A target needs a target_type.");
  const { parent, structuredQuery } = target.query;
  return { parent, query: structuredQuery };
}

function touchedToJson(name: string, touched: Touched, readTime: string): Json {
  const { doc, deleted, targetIds, removedTargetIds } = touched;
  if (doc)
    return { documentChange: { document: doc, targetIds, removedTargetIds } };
  const gone = { document: name, readTime, removedTargetIds };
  return deleted ? { documentDelete: gone } : { documentRemove: gone };
}

/** Collects the changes of one commit over all targets, so that each document is sent once. */
class Snapshot {
  readTime = "";
  readonly touched = new Map<string, Touched>();

  add(id: number, change: TargetChange): void {
    if (change.readTime > this.readTime) this.readTime = change.readTime;
    for (const doc of change.changed) {
      const touched = this.of(doc.name);
      touched.doc = doc;
      touched.deleted = false;
      touched.targetIds = [...without(touched.targetIds, id), id];
      touched.removedTargetIds = without(touched.removedTargetIds, id);
    }
    for (const name of change.removed) this.remove(this.of(name), id);
    for (const name of change.deleted) {
      const touched = this.of(name);
      this.remove(touched, id);
      touched.doc = null;
      touched.deleted = true;
    }
  }

  /** A target that ended no longer wants to hear. */
  drop(id: number): void {
    for (const touched of this.touched.values()) {
      touched.targetIds = without(touched.targetIds, id);
      touched.removedTargetIds = without(touched.removedTargetIds, id);
    }
  }

  private remove(touched: Touched, id: number): void {
    touched.targetIds = without(touched.targetIds, id);
    touched.removedTargetIds = [...without(touched.removedTargetIds, id), id];
    if (touched.targetIds.length === 0) touched.doc = null;
  }

  private of(name: string): Touched {
    const known = this.touched.get(name);
    if (known) return known;
    const fresh = {
      doc: null,
      deleted: false,
      targetIds: [],
      removedTargetIds: [],
    };
    this.touched.set(name, fresh);
    return fresh;
  }
}

const without = (ids: number[], id: number) => ids.filter((one) => one !== id);

/** The Listen stream: any number of targets, one consistent snapshot per commit. */
class ListenStream implements Stream {
  private readonly targets = new Map<number, () => void>();
  private pending: Snapshot | null = null;
  private database = "";
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
    for (const stop of this.targets.values()) stop();
    this.targets.clear();
    this.pending = null;
  }

  private handle(request: ListenRequest): void {
    if (request.database) this.database = request.database;
    const { addTarget, removeTarget } = request;
    if (addTarget) this.add(addTarget);
    if (removeTarget !== undefined) {
      this.remove(removeTarget);
      this.sendTarget("REMOVE", removeTarget);
    }
  }

  private add(target: Target): void {
    const id = target.targetId;
    this.flush();
    this.remove(id);
    try {
      const resumed = Boolean(target.resumeToken ?? target.readTime);
      const stop = databaseOf(this.engine, this.database).listen(
        this.caller,
        targetOf(target),
        (change) => {
          if (change.initial) this.sendInitial(id, change, resumed);
          else this.collect(id, change);
        },
      );
      this.targets.set(id, stop);
    } catch (error) {
      this.sendTarget("REMOVE", id, { cause: rpcStatus(toStatus(error)) });
    }
  }

  private remove(id: number): void {
    this.targets.get(id)?.();
    this.targets.delete(id);
    this.pending?.drop(id);
  }

  /** No memory of earlier streams: a resumed target is reset and sent again as a whole. */
  private sendInitial(id: number, change: TargetChange, resumed: boolean) {
    const { readTime } = change;
    const resumeToken = tokenAt(readTime);
    this.sendTarget("ADD", id);
    if (resumed) this.sendTarget("RESET", id);
    for (const document of change.changed)
      this.sink.send({ documentChange: { document, targetIds: [id] } });
    for (const document of [...change.deleted, ...change.removed])
      this.sink.send({
        documentDelete: { document, readTime, removedTargetIds: [id] },
      });
    this.sendTarget("CURRENT", id, { resumeToken, readTime });
    this.sink.send({ targetChange: { resumeToken, readTime } });
  }

  private collect(id: number, change: TargetChange): void {
    if (!this.pending) {
      this.pending = new Snapshot();
      // The engine tells all targets of a commit within one turn.
      queueMicrotask(() => this.flush());
    }
    this.pending.add(id, change);
  }

  private flush(): void {
    const snapshot = this.pending;
    this.pending = null;
    if (!snapshot) return;
    const { readTime } = snapshot;
    for (const [name, touched] of snapshot.touched)
      if (touched.targetIds.length + touched.removedTargetIds.length > 0)
        this.sink.send(touchedToJson(name, touched, readTime));
    this.sink.send({
      targetChange: { resumeToken: tokenAt(readTime), readTime },
    });
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
