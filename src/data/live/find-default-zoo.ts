import type { Access } from "@domain/access/access";
import { readsEveryZoo } from "@domain/access/reach";
import { defaultZoo } from "@domain/establishment/place";
import { defaultZooQueries, zoosQueries } from "@domain/query/facility-queries";
import type { LiveList, LiveStore } from "../live-store";
import { isOnline, watchOnline } from "../online";
import { persistent } from "./persistent";

/**
 * Tells, once, where somebody begins who has no establishment of their own. The test environment may be what the
 * server answers last: it is waited for, but without a network. Returns its end.
 */
export function findDefaultZoo(
  store: LiveStore,
  access: Access,
  onZoo: (zooId: string) => void,
): () => void {
  const queries = readsEveryZoo(access)
    ? defaultZooQueries()
    : zoosQueries({ access });
  const lists = new Map<number, LiveList<"zoo">>();
  let ended = false;
  const decide = () => {
    const all = [...lists.values()];
    if (ended || all.length < queries.length) return;
    if (isOnline() && !all.every(({ heard }) => heard)) return;
    const zoo = defaultZoo(
      all.flatMap(({ rows }) => rows.map(({ data }) => data)),
    );
    if (zoo === null) return;
    stop();
    onZoo(zoo.zooId);
  };
  const ends = queries.map((query, index) =>
    persistent((onError) =>
      store.watch(
        query,
        (list) => {
          lists.set(index, list);
          decide();
        },
        onError,
      ),
    ),
  );
  ends.push(watchOnline(decide));
  function stop(): void {
    ended = true;
    for (const end of ends) end();
  }
  return stop;
}
