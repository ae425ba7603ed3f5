import type { Position } from "@domain/observation/analysed/positions/positions";

/** By what a position is known among others, whatever becomes of it. */
export const positionKey = ({
  obsSessionId,
  scan,
  line,
}: Pick<Position, "obsSessionId" | "scan" | "line">): string =>
  `${obsSessionId}/${String(scan)}/${String(line)}`;
