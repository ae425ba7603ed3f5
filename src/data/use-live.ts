import type { CollectionName } from "@domain/collections";
import type { Query } from "@domain/query/query";
import type { Live, LiveList, Row } from "./live-store";
import type { OutboxEntry } from "./outbox/entry";
import type { SessionState } from "./session";

export declare function useLiveQuery<C extends CollectionName>(
  query: Query<C> | null,
): Live<LiveList<C>>;
export declare function useLiveQueries<C extends CollectionName>(
  queries: readonly Query<C>[] | null,
): Live<LiveList<C>>;
export declare function useLiveDoc<C extends CollectionName>(
  collection: C,
  id: string | null,
  parentId?: string,
): Live<Row<C> | null>;
export declare function useSession(): SessionState;
export declare function useNow(everyMs?: number): Date;
export declare function useOnline(): boolean;
export declare function useOutbox(): readonly OutboxEntry[];
