import type { KeyboardEvent, PointerEvent } from "react";
import { useRef } from "react";
import { inkOn } from "../../../../ui/chart/parts/chart-colors";
import { shapePath } from "../../../../ui/chart/parts/shape-path";
import type { Member } from "./use-members";
import classes from "./sociogram.module.css";

/** Half the width of a shape, and of what a finger hits, in px. */
const half = { shape: 15, reach: 22 };
/** So far an arrow moves it, in px. */
const step = 12;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};
/** A finger that moved less has touched, not dragged. */
const still = 4;
const nobodys = "#7f7f7f";

interface NodeProps {
  member: Member;
  x: number;
  y: number;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
  /** Moved by so many px. */
  onMove: (across: number, down: number) => void;
}

/** An animal of a network: chosen by touch or Enter, moved by a finger or arrows. */
export function Node(props: NodeProps) {
  const { member, x, y, label, isChosen, onChoose, onMove } = props;
  const held = useRef<{ x: number; y: number; moved: number } | null>(null);
  const color = member.community?.color ?? nobodys;
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (arrow !== undefined) onMove(...arrow);
    else if (event.key === "Enter" || event.key === " ") onChoose();
    else return;
    event.preventDefault();
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    if (held.current === null) return;
    const [across, down] = [clientX - held.current.x, clientY - held.current.y];
    held.current = {
      x: clientX,
      y: clientY,
      moved: held.current.moved + Math.abs(across) + Math.abs(down),
    };
    onMove(across, down);
  };
  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={isChosen}
      className={classes["node"]}
      transform={`translate(${String(Math.round(x))},${String(Math.round(y))})`}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { x: event.clientX, y: event.clientY, moved: 0 };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        if (held.current !== null && held.current.moved < still) onChoose();
        held.current = null;
      }}
      onPointerCancel={() => {
        held.current = null;
      }}
    >
      <circle r={half.reach} className={classes["reach"]} />
      <path
        d={shapePath(member.shape, 0, 0, half.shape)}
        className={classes["shape"]}
        fill={color}
      />
      <text y={5} className={classes["letter"]} fill={inkOn(color)} aria-hidden>
        {member.community?.letter ?? ""}
      </text>
      <text y={half.shape + 17} className={classes["name"]} aria-hidden>
        {member.name}
      </text>
    </g>
  );
}
