import { useFormat } from "../../lib/use-format";

type Listed =
  | { state: "loading" }
  | { state: "error" }
  | { state: "data"; data: { full: boolean } };

/** How many rows a list shows, "100+" while there may be more; undefined until it is known. */
export function useListCount(list: Listed, shown: number): string | undefined {
  const format = useFormat();
  if (list.state !== "data") return undefined;
  return `${format.number(shown)}${list.data.full ? "+" : ""}`;
}
