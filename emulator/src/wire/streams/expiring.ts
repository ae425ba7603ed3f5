import { expired } from "../gate";
import type { Sink, Stream } from "../stream";

/** The longest wait a timer can do, in milliseconds: some 25 days. */
const longest = 2 ** 31 - 1;

/**
 * Opens a stream that ends with UNAUTHENTICATED at `expiresAt`, milliseconds since 1970, so that its
 * client comes back with a fresh token. Undefined: it never expires.
 */
export function openUntil(
  expiresAt: number | undefined,
  sink: Sink,
  open: (sink: Sink) => Stream,
): Stream {
  if (expiresAt === undefined) return open(sink);
  let timer: NodeJS.Timeout | undefined;
  const stopTimer = () => clearTimeout(timer);
  const stream = open({
    send: (answer) => sink.send(answer),
    fail(error) {
      stopTimer();
      sink.fail(error);
    },
    end() {
      stopTimer();
      sink.end();
    },
  });
  const expire = () => {
    stream.close();
    sink.fail(expired());
  };
  const wait = Math.min(expiresAt - Date.now(), longest);
  if (wait < longest) timer = setTimeout(expire, wait).unref();
  return {
    receive: (request, origin) => stream.receive(request, origin),
    close() {
      stopTimer();
      stream.close();
    },
  };
}
