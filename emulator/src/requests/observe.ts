import type { Caller } from "../contract/rules";
import type { Write } from "../contract/write";
import { isJson, type Json } from "../wire/codec/json";
import type { Call, Layer, Opening, Service } from "../wire/layer";
import { toStatus } from "../wire/status";
import type { Sink, Stream } from "../wire/stream";
import { writesOf } from "./describe";
import type { Recording, RequestLog } from "./request-log";
import { StreamRecordings } from "./stream-recordings";

/** Which recording a request has; requests are the same objects in every layer. */
type Recordings = WeakMap<object, Recording>;

/** The writes a BatchWrite did, and the first refusal among its statuses. */
function batchOutcome(recording: Recording, writes: Write[], reply: Json) {
  const listed = reply["status"];
  const statuses: unknown[] = Array.isArray(listed) ? listed : [];
  const codeOf = (status: unknown) => (isJson(status) ? status["code"] : 0);
  const failed = statuses.filter((status) => codeOf(status));
  recording.wrote(writes.filter((_, index) => !codeOf(statuses[index])));
  if (failed.length === 0) {
    recording.end("OK");
    return;
  }
  const denied = failed.find((status) => codeOf(status) === 7);
  const first = denied ?? failed[0];
  const text = isJson(first) ? String(first["message"]).trim() : "";
  const why = `${failed.length} of ${writes.length} writes failed: ${text}`;
  recording.end(denied ? "PERMISSION_DENIED" : "OK", why);
}

function succeed(
  recording: Recording,
  method: string,
  request: Json,
  replies: readonly Json[],
): void {
  const writes = writesOf(method, request);
  if (method === "BatchWrite") {
    batchOutcome(recording, writes, replies[0] ?? {});
    return;
  }
  recording.wrote(writes);
  recording.end("OK");
}

/** Records every call, whatever the layers inside make of it. */
function recordingService(
  log: RequestLog,
  recordings: Recordings,
  inner: Service,
): Service {
  const run = async (call: Call): Promise<Json[]> => {
    const { origin, caller, method, request } = call;
    const recording = log.begin(origin, caller, method, request);
    recordings.set(request, recording);
    try {
      const replies = await inner.run(call);
      succeed(recording, method, request, replies);
      return replies;
    } catch (error) {
      const status = toStatus(error);
      recording.fail(status);
      throw status;
    }
  };
  const open = (opening: Opening, sink: Sink): Stream => {
    log.streamOpened(opening.origin, opening.caller);
    const own = new StreamRecordings();
    const stream = inner.open(opening, tapped(sink, own));
    let database = "";
    return {
      receive(request, origin = opening.origin) {
        if (typeof request["database"] === "string")
          database ||= request["database"];
        const { writes, removeTarget } = request;
        const asks = "addTarget" in request || listLength(writes) > 0;
        if (asks) {
          const { caller, method } = opening;
          const recording = log.begin(
            origin,
            caller,
            method,
            request,
            database,
          );
          recordings.set(request, recording);
          own.add(request, recording);
        }
        own.remove(removeTarget);
        stream.receive(request, origin);
      },
      close() {
        own.close();
        stream.close();
      },
    };
  };
  const refused: Service["refused"] = (asked, status) => {
    const { origin, method, request } = asked;
    const nobody: Caller = { kind: "user", auth: null };
    log.begin(origin, nobody, method, request).refuse(status);
  };
  return { run, open, refused };
}

const listLength = (value: unknown): number =>
  Array.isArray(value) ? value.length : 0;

/** The sink of a stream, with the stream's recordings told of all that passes. */
function tapped(sink: Sink, own: StreamRecordings): Sink {
  return {
    send(answer) {
      own.answered(answer);
      sink.send(answer);
    },
    fail(error) {
      const status = toStatus(error);
      own.fail(status);
      sink.fail(status);
    },
    end() {
      own.close();
      sink.end();
    },
  };
}

/** Says whose work the engine does, at the moment it does it. */
function attributingService(
  log: RequestLog,
  recordings: Recordings,
  inner: Service,
): Service {
  function during<T>(request: Json, work: () => T): T {
    const before = log.current;
    log.current = recordings.get(request) ?? null;
    try {
      return work();
    } finally {
      log.current = before;
    }
  }
  return {
    run: (call) => during(call.request, () => inner.run(call)),
    open(opening, sink) {
      const stream = inner.open(opening, sink);
      return {
        receive: (request, origin) =>
          during(request, () => stream.receive(request, origin)),
        close: () => stream.close(),
      };
    },
  };
}

/** The outermost and the innermost layer: what clients asked, and what the engine did for it. */
export function requestLayers(log: RequestLog): {
  outermost: Layer;
  innermost: Layer;
} {
  const recordings: Recordings = new WeakMap();
  return {
    outermost: { wrap: (inner) => recordingService(log, recordings, inner) },
    innermost: { wrap: (inner) => attributingService(log, recordings, inner) },
  };
}
