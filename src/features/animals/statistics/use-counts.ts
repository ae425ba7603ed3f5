import { queryKey, type Query } from "@domain/query/query";
import { useEffect, useEffectEvent, useState } from "react";
import { subscriptions } from "../../../data/subscriptions";

type Counts<K extends string> = Partial<Record<K, number>>;

/** How many records each question finds, asked of the server when the questions change; absent while it is not known, and without a network. */
export function useCounts<K extends string>(
  questions: Partial<Record<K, Query>>,
): Counts<K> {
  const asked = Object.entries(questions) as [K, Query][];
  const key = JSON.stringify(asked.map(([name, one]) => [name, queryKey(one)]));
  const [found, setFound] = useState<{ key: string; counts: Counts<K> }>();
  const ask = useEffectEvent((forKey: string) => {
    void Promise.all(
      asked.map(([name, question]) =>
        subscriptions.count(question).then(
          (count) => [name, count] as const,
          () => null,
        ),
      ),
    ).then((all) => {
      const known = all.filter((one) => one !== null);
      setFound({ key: forKey, counts: Object.fromEntries(known) as Counts<K> });
    });
  });
  useEffect(() => ask(key), [key]);
  return found?.key === key ? found.counts : {};
}
