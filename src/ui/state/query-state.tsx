import type { ReactNode } from "react";
import { ErrorState } from "./error-state";
import { ListSkeleton } from "./skeletons";

/** What something that is read is at the moment; `Live<T>` of src/data has this shape. */
export type Loadable<T> =
  | { state: "loading" }
  | { state: "error"; code: string; retry: () => void }
  | { state: "data"; data: T };

interface QueryStateProps<T> {
  query: Loadable<T>;
  /** Shown while loading; a list skeleton unless given. */
  skeleton?: ReactNode;
  /** Shown instead of the children when `isEmpty` says so. */
  empty?: ReactNode;
  /** Unless given: null, an empty array, or an object whose `rows` are empty. */
  isEmpty?: (data: T) => boolean;
  children: (data: T) => ReactNode;
}

function holdsNothing(data: unknown): boolean {
  if (data === null) return true;
  if (Array.isArray(data)) return data.length === 0;
  return typeof data === "object" && "rows" in data && holdsNothing(data.rows);
}

/** The four states of everything that is read: loading, error with retry, empty, data. */
export function QueryState<T>({
  query,
  skeleton = <ListSkeleton />,
  empty,
  isEmpty = holdsNothing,
  children,
}: QueryStateProps<T>) {
  switch (query.state) {
    case "loading":
      return skeleton;
    case "error":
      return <ErrorState error={query} onRetry={query.retry} />;
    case "data":
      return empty !== undefined && isEmpty(query.data)
        ? empty
        : children(query.data);
  }
}
