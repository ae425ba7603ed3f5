import type { Edge } from "@domain/analysis/association/network";
import type { Spot } from "./layout";
import classes from "./sociogram.module.css";

/** What binds two: the wider the line the more. */
export interface SociogramLink extends Edge {
  /** "Nala and Kito 0.61 (0.52 to 0.70, 120 scans)". */
  text: string;
  /** Drawn broken. */
  isUnsure?: boolean;
  /** An arrow from the one to the other. */
  isDirected?: boolean;
}

const widest = 9;
/** Arrows end before the animal, and leave room for the one that comes back; in px. */
const room = { end: 24, beside: 7, head: 7 };

interface LinkProps {
  link: SociogramLink;
  from: Spot;
  to: Spot;
  /** The greatest weight of all. */
  most: number;
  /** Whether it is of the chosen animal; null: nobody is chosen. */
  of: boolean | null;
}

/** Where an arrow lies between two places: to the right of the way, from one edge to the other. */
function arrowOf(from: Spot, to: Spot): { from: Spot; to: Spot; head: string } {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const way = Math.hypot(across, down) || 1;
  const [x, y] = [across / way, down / way];
  const at = (along: number, beside: number): Spot => ({
    x: from.x + x * along - y * beside,
    y: from.y + y * along + x * beside,
  });
  const end = Math.max(room.end + room.head, way - room.end);
  const head = [
    at(end, room.beside),
    at(end - 2 * room.head, room.beside - room.head),
    at(end - 2 * room.head, room.beside + room.head),
  ];
  return {
    from: at(room.end, room.beside),
    to: at(end - room.head, room.beside),
    head: head.map((one) => `${String(one.x)},${String(one.y)}`).join(" "),
  };
}

/** How two have to do with each other, as a line or an arrow. */
export function Link({ link, from, to, most, of }: LinkProps) {
  const { weight, text, isUnsure = false, isDirected = false } = link;
  const arrow = isDirected ? arrowOf(from, to) : null;
  const [start, end] = [arrow?.from ?? from, arrow?.to ?? to];
  const shown = {
    className: classes["link"],
    "data-of": of === true || undefined,
    "data-faint": of === false || undefined,
  };
  return (
    <>
      <line
        x1={start.x}
        y1={start.y}
        x2={end.x}
        y2={end.y}
        strokeWidth={1 + (widest * weight) / most}
        {...(isUnsure && { strokeDasharray: "7 5" })}
        {...shown}
      >
        <title>{text}</title>
      </line>
      {arrow !== null && <polygon points={arrow.head} {...shown} data-head />}
    </>
  );
}
