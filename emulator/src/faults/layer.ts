import { StatusError } from "../contract/status";
import type { Json } from "../wire/codec/json";
import type { Call, Connections, Layer, Opening, Service } from "../wire/layer";
import type { Origin, Sink, Stream } from "../wire/stream";
import { writesOf } from "../requests/describe";
import type { FaultControl } from "./fault-control";
import type { CommitFault } from "./faults";

const unavailable = () =>
  new StatusError("UNAVAILABLE", "The service is currently unavailable.");

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** The tools themselves stay within reach. */
const isTool = (path: string) => /^\/(emulator|requests)\b/.test(path);

const commitFaultOf = (
  control: FaultControl,
  method: string,
  request: Json,
): CommitFault | null =>
  writesOf(method, request).length > 0
    ? control.takeCommit(method, request)
    : null;

const lost = () =>
  new StatusError("UNAVAILABLE", "The commit was applied, its answer lost.");

function refuse({ status }: CommitFault): void {
  if (status !== undefined)
    throw new StatusError(status, "Refused by a fault that a test asked for.");
}

async function runFaulty(
  control: FaultControl,
  connections: Connections,
  inner: Service,
  call: Call,
): Promise<Json[]> {
  const { method, request, origin } = call;
  const ms = control.delayOf(method, request);
  if (ms > 0) await pause(ms);
  if (control.outage !== null) throw unavailable();
  const fault = commitFaultOf(control, method, request);
  if (fault) refuse(fault);
  const replies = await inner.run(call);
  if (fault) connections.cut(origin.peer);
  return replies;
}

/** One stream whose messages may be held back, refused or answered into the void. */
class FaultyStream implements Stream {
  readonly #control: FaultControl;
  readonly #connections: Connections;
  readonly #opening: Opening;
  readonly #sink: Sink;
  readonly #inner: Stream;
  readonly #stopListening: () => void;
  /** Messages behind one that is held back wait for it. */
  #tail: Promise<void> | null = null;
  #losing = false;
  #open = true;

  constructor(
    control: FaultControl,
    connections: Connections,
    inner: Service,
    opening: Opening,
    sink: Sink,
  ) {
    this.#control = control;
    this.#connections = connections;
    this.#opening = opening;
    this.#sink = sink;
    this.#inner = inner.open(opening, {
      send: (answer) => this.#send(answer),
      fail: (error) => sink.fail(error),
      end: () => sink.end(),
    });
    this.#stopListening = control.onOutage((kind) => {
      if (kind === "unavailable") this.#fail(unavailable());
    });
  }

  receive(request: Json, origin?: Origin): void {
    const ms = this.#control.delayOf(this.#opening.method, request);
    if (ms === 0 && this.#tail === null) {
      this.#pass(request, origin);
      return;
    }
    const turn = (this.#tail ?? Promise.resolve())
      .then(() => pause(ms))
      .then(() => {
        this.#pass(request, origin);
        if (this.#tail === turn) this.#tail = null;
      });
    this.#tail = turn;
  }

  close(): void {
    this.#open = false;
    this.#stopListening();
    this.#inner.close();
  }

  #pass(request: Json, origin: Origin | undefined): void {
    if (!this.#open) return;
    try {
      if (this.#control.outage !== null) throw unavailable();
      const { method } = this.#opening;
      const fault = commitFaultOf(this.#control, method, request);
      if (fault) refuse(fault);
      this.#losing = fault !== null;
      this.#inner.receive(request, origin);
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#losing = false;
    }
  }

  #send(answer: Json): void {
    if (!this.#losing || !("writeResults" in answer)) {
      this.#sink.send(answer);
      return;
    }
    // A WebChannel outlives its connections and would bring the answer later.
    this.#fail(lost());
    this.#connections.cut(this.#opening.origin.peer);
  }

  #fail(error: unknown): void {
    if (!this.#open) return;
    this.close();
    this.#sink.fail(error);
  }
}

/** Makes go wrong what the control says. */
export function faultLayer(control: FaultControl): Layer {
  return {
    wrap(inner, connections) {
      control.onOutage((kind) => {
        if (kind === "cut") connections.cutAll();
      });
      return {
        run: (call) => runFaulty(control, connections, inner, call),
        open: (opening, sink) =>
          new FaultyStream(control, connections, inner, opening, sink),
      };
    },
    admits: (path) =>
      control.outage !== "cut" || (path !== null && isTool(path)),
  };
}
