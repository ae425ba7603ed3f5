import { useFormat } from "../../lib/use-format";

/** How many there are; "100+" while only so many are known of, nothing while none is. */
export function useListCount(
  total: number | null,
  known: number,
): string | undefined {
  const format = useFormat();
  if (total !== null) return format.number(total);
  return known === 0 ? undefined : `${format.number(known)}+`;
}
