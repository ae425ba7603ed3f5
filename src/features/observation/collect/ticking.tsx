import { useNow } from "../../../data/hooks/use-live";
import { clockText } from "../parts/words";

interface TickingProps {
  /** What it shows, in ms, whenever it is asked. */
  of: () => number;
}

/** A time that goes on by the second; nobody is told each of them. */
export function Ticking({ of }: TickingProps) {
  useNow(1000);
  return <span aria-live="off">{clockText(of())}</span>;
}
