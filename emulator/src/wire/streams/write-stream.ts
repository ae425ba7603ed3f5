import { randomBytes } from "node:crypto";
import type { Caller } from "../../contract/rules";
import type { Engine } from "../../contract/engine";
import type { Write } from "../../contract/write";
import type { Json } from "../codec/json";
import { messageType } from "../codec/proto";
import { checkShape } from "../codec/shape";
import { databaseOf } from "../resource";
import type { Sink, Stream } from "../stream";

interface WriteRequest extends Json {
  database?: string;
  writes: Write[];
}

const requestType = messageType("WriteRequest");

/**
 * The Write stream: a handshake that names the database, then commits answered strictly in order.
 * A commit that fails ends the stream with its status; the client opens another.
 */
export function openWriteStream(
  engine: Engine,
  caller: Caller,
  sink: Sink,
): Stream {
  let database = "";
  let serial = 0;
  let open = true;
  const streamId = randomBytes(8).toString("hex");
  const nextToken = () => Buffer.from(String(++serial)).toString("base64");

  function handshake(request: WriteRequest): void {
    database = request.database ?? "";
    databaseOf(engine, database);
    sink.send({ streamId, streamToken: nextToken() });
  }

  function commit({ writes }: WriteRequest): void {
    const { commitTime, results } = databaseOf(engine, database).commit(
      caller,
      writes,
    );
    sink.send({
      streamToken: nextToken(),
      writeResults: results,
      commitTime,
    });
    if (writes.length > 0) return;
    open = false;
    sink.end();
  }

  return {
    receive(request) {
      if (!open) return;
      try {
        checkShape(requestType, request);
        const typed = request as WriteRequest;
        if (database === "") handshake(typed);
        else commit(typed);
      } catch (error) {
        open = false;
        sink.fail(error);
      }
    },
    close() {
      open = false;
    },
  };
}
