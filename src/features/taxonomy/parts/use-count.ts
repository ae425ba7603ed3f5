import type { Query } from "@domain/query/query";
import { queryKey } from "@domain/query/query";
import { useEffect, useEffectEvent, useState } from "react";
import { subscriptions } from "../../../data/subscriptions";

/** How many records a query finds, counted by the server: a read for each thousand. null: not known yet, or nobody can be asked. A null query asks nothing. */
export function useCount(query: Query | null): number | null {
  const key = query === null ? null : queryKey({ ...query, limit: 0 });
  const [found, setFound] = useState<{ key: string; count: number }>();
  const ask = useEffectEvent(() => {
    if (query === null || key === null) return;
    subscriptions.count(query).then(
      (count) => setFound({ key, count }),
      // Without a network there is no total.
      () => undefined,
    );
  });
  useEffect(() => {
    ask();
  }, [key]);
  return found !== undefined && found.key === key ? found.count : null;
}
