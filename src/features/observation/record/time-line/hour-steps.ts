const minute = 60_000;
const steps = [1, 2, 5, 10, 15, 30, 60, 120, 240, 720, 1440];
/** So many labels have room on a time line at its whole width on a phone. */
const labels = 5;

/** The instants of a session at which its time line says the time, in ms since it began; the beginning at least. */
export function hourSteps(lengthMs: number, zoom: number): number[] {
  const least = lengthMs / (labels * zoom);
  const step =
    (steps.find((minutes) => minutes * minute >= least) ?? 1440) * minute;
  const found = [];
  for (let at = 0; at < Math.max(1, lengthMs - step / 3); at += step)
    found.push(at);
  return found;
}
