import type { Backend } from "../backend-type";
import { toAppError } from "../errors";
import type { OnError } from "../live-store";

/** A backend that is loaded at its first use: the SDK stays out of the pages before sign-in. */
export function lazyBackend(load: () => Promise<Backend>): Backend {
  const later = (
    start: (backend: Backend) => () => void,
    onError: OnError,
  ): (() => void) => {
    let ended = false;
    let end: (() => void) | null = null;
    load().then(
      (backend) => {
        if (!ended) end = start(backend);
      },
      (error: unknown) => {
        if (!ended) onError(toAppError(error).code);
      },
    );
    return () => {
      ended = true;
      end?.();
    };
  };
  return {
    watch: (query, onNext, onError) =>
      later((backend) => backend.watch(query, onNext, onError), onError),
    watchDoc: (collection, id, onNext, onError, parentId) =>
      later(
        (backend) =>
          backend.watchDoc(collection, id, onNext, onError, parentId),
        onError,
      ),
    getDoc: async (collection, id, parentId) =>
      (await load()).getDoc(collection, id, parentId),
    countOf: async (query) => (await load()).countOf(query),
    cachedDoc: async (collection, id, parentId) =>
      (await load()).cachedDoc(collection, id, parentId),
    commit: async (operations, uid, operationId) =>
      (await load()).commit(operations, uid, operationId),
    settled: async () => (await load()).settled(),
  };
}
