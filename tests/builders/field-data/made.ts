import { randomFor } from "@domain/analysis/interval/random";

const two = (value: number): string => String(value).padStart(2, "0");

/** Where each of the herd likes to be, in m: A and B at the same place. */
const homes: Readonly<Record<string, readonly [number, number]>> = {
  A: [4000, 15_000],
  B: [4000, 15_000],
  C: [17_000, 3000],
  D: [9000, 9000],
};

/** A file of fixes every two hours of November 2016, in the columns of the published ones; some fixes are missing. */
export function aPositionsFile(): string {
  const random = randomFor("positions");
  const lines = ["scan_time,animal,x_m,y_m"];
  for (let day = 1; day <= 30; day += 1)
    for (let hour = 0; hour < 24; hour += 2)
      for (const [animal, [x, y]] of Object.entries(homes)) {
        const [across, along] = [random(), random()];
        if (random() < 0.01) continue;
        const at = `2016-11-${two(day)} ${two(hour)}:00:00`;
        const place = [x + 3000 * (across - 0.5), y + 3000 * (along - 0.5)];
        lines.push(
          [at, animal, ...place.map((one) => one.toFixed(2))].join(","),
        );
      }
  return `${lines.join("\n")}\n`;
}

/** How often two of a group groomed each other: a triangle, a tail and one that nobody saw with another. */
const groomed: readonly (readonly [string, string, number])[] = [
  ["SA", "GA", 12],
  ["SA", "GE", 7],
  ["GA", "GE", 5],
  ["GE", "PA", 16],
];

/** A file of a network in the form of the published ones: each edge is the share of all that was seen. */
export function aNetworkFile(): string {
  const all = groomed.reduce((sum, [, , times]) => sum + times, 0);
  return JSON.stringify({
    network_id: 0,
    nodes: ["SA", "GA", "GE", "PA", "PHI"].map((id) => ({ id })),
    edges: groomed.map(([source, target, times]) => ({
      source,
      target,
      weight: times / all,
    })),
  });
}
