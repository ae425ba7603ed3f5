import type { ReactNode } from "react";
import { ErrorState } from "./error-state";
import { NotKnown } from "./not-known";
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

/** A list that holds nothing while the server has not been heard of: that is not to know. */
export const isNotKnown = (data: unknown): boolean =>
  typeof data === "object" &&
  data !== null &&
  "heard" in data &&
  data.heard === false &&
  holdsNothing(data);

/** The states of everything that is read: loading, error with retry, not known, empty, data. */
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
      if (isNotKnown(query.data)) return <NotKnown />;
      return empty !== undefined && isEmpty(query.data)
        ? empty
        : children(query.data);
  }
}
