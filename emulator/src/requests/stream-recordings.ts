import { status as grpcStatus } from "@grpc/grpc-js";
import type { StatusError } from "../contract/status";
import type { Write } from "../contract/write";
import { isJson, type Json } from "../wire/codec/json";
import { writesOf } from "./describe";
import type { Recording } from "./request-log";

const codeName = (code: unknown): string =>
  typeof code === "number" ? (grpcStatus[code] ?? "UNKNOWN") : "UNKNOWN";

/** What one stream has under way. */
export class StreamRecordings {
  readonly #targets = new Map<number, Recording>();
  readonly #writes: { recording: Recording; writes: Write[] }[] = [];

  /** A request that adds a target or writes. */
  add(request: Json, recording: Recording): void {
    const { addTarget } = request;
    const id = isJson(addTarget) ? addTarget["targetId"] : undefined;
    if (typeof id === "number") {
      this.remove(id);
      this.#targets.set(id, recording);
    } else this.#writes.push({ recording, writes: writesOf("Write", request) });
  }

  /** The target of that id, if there is one, is no longer listened to. */
  remove(id: unknown): void {
    if (typeof id !== "number") return;
    this.#targets.get(id)?.close();
    this.#targets.delete(id);
  }

  /** Any message to the client. */
  answered(answer: Json): void {
    if ("writeResults" in answer) {
      const done = this.#writes.shift();
      done?.recording.wrote(done.writes);
      done?.recording.end("OK");
    }
    const change = answer["targetChange"];
    if (!isJson(change) || !Array.isArray(change["targetIds"])) return;
    const { targetChangeType: type, cause, targetIds } = change;
    for (const id of targetIds as number[]) {
      const recording = this.#targets.get(id);
      if (type === "CURRENT") recording?.end("OK");
      if (type !== "REMOVE" || !isJson(cause)) continue;
      recording?.end(codeName(cause["code"]), String(cause["message"]).trim());
      this.remove(id);
    }
  }

  /** The stream ended with a status. */
  fail(status: StatusError): void {
    for (const { recording } of this.#writes) recording.fail(status);
    for (const recording of this.#targets.values()) recording.fail(status);
    this.close();
  }

  /** What was under way when its client left had no answer. */
  close(): void {
    for (const { recording } of this.#writes.splice(0))
      recording.end("CANCELLED");
    for (const recording of this.#targets.values()) {
      recording.end("CANCELLED");
      recording.close();
    }
    this.#targets.clear();
  }
}
