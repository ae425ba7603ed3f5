import type { SessionLine } from "@domain/observation/analysed/focal/session-lines";
import { Box } from "@mantine/core";
import classes from "./focal.module.css";

/** The height of a line of states, and of what stands below them, in px. */
const lineHeight = 13;
const tickHeight = 8;

interface LineStripProps {
  line: SessionLine;
  /** The longest of all sessions: all are drawn to one scale. */
  longestMs: number;
  colorOf: (behaviourId: string | null) => string;
}

/** What one animal did in one session: states as bars, events as ticks, pauses hatched; the table says it in words. */
export function LineStrip({ line, longestMs, colorOf }: LineStripProps) {
  const { lane, pauses, lengthMs } = line;
  const at = (ms: number) => `${String((100 * ms) / Math.max(1, longestMs))}%`;
  const height =
    lane.lines * lineHeight + (lane.ticks.length > 0 ? tickHeight : 0);
  return (
    <div className={classes["strip"]} style={{ height }} aria-hidden>
      {lane.bars.map(({ behaviourId, from, to, line: row }) => (
        <Box
          key={`${String(from)} ${String(row)}`}
          className={classes["bar"] ?? ""}
          __vars={{ "--behaviour": colorOf(behaviourId) }}
          data-hidden={behaviourId === null || undefined}
          style={{
            top: row * lineHeight,
            left: at(from),
            width: at(to - from),
          }}
        />
      ))}
      {lane.ticks.map(({ behaviourId, t }, place) => (
        <Box
          key={place}
          className={classes["tick"] ?? ""}
          __vars={{ "--behaviour": colorOf(behaviourId) }}
          style={{ left: at(t) }}
        />
      ))}
      {pauses.map(({ from, to }) => (
        <div
          key={from}
          className={classes["pause"]}
          style={{ left: at(from), width: at(to - from) }}
        />
      ))}
      {lengthMs < longestMs && (
        <div
          className={classes["rest"]}
          style={{ left: at(lengthMs), right: 0 }}
        />
      )}
    </div>
  );
}
