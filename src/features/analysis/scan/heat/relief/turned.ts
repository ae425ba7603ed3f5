/** From where a relief is seen: turned and tilted by so many radians (0: from the side, half of pi: from above), so many times as close. */
export interface Turned {
  azimuth: number;
  tilt: number;
  zoom: number;
}

/** Across, up and towards whoever looks from the front; the longer side of the map is 1 long, its middle 0. */
export type Spot = readonly [x: number, y: number, z: number];

export const firstTurned: Turned = { azimuth: -0.6, tilt: 0.55, zoom: 1 };
const [lowest, highest] = [0.15, 1.5];
const closest = 4;
/** Radians a px. */
const perPx = 0.008;

/** The same turned by pushing it so many px across and down. */
export const turnedBy = (
  { azimuth, tilt, zoom }: Turned,
  across: number,
  down: number,
): Turned => ({
  azimuth: azimuth - across * perPx,
  tilt: Math.min(highest, Math.max(lowest, tilt + down * perPx)),
  zoom,
});

/** The same so many times as close. */
export const closer = (turned: Turned, factor: number): Turned => ({
  ...turned,
  zoom: Math.min(closest, Math.max(1, turned.zoom * factor)),
});

/** The direction from the middle to whoever looks. */
export const eyeOf = ({ azimuth, tilt }: Turned): Spot => [
  Math.sin(azimuth) * Math.cos(tilt),
  Math.sin(tilt),
  Math.cos(azimuth) * Math.cos(tilt),
];

/** Where a spot is seen without perspective: to the right, up, and how near. */
export function seenAt(turned: Turned, [x, y, z]: Spot): Spot {
  const { azimuth, tilt } = turned;
  const [eyeX, eyeY, eyeZ] = eyeOf(turned);
  const away = x * Math.sin(azimuth) + z * Math.cos(azimuth);
  return [
    x * Math.cos(azimuth) - z * Math.sin(azimuth),
    y * Math.cos(tilt) - away * Math.sin(tilt),
    x * eyeX + y * eyeY + z * eyeZ,
  ];
}

/** How many px are 1 where all of a relief is seen in so much room. */
export const scaleIn = (
  { zoom }: Turned,
  width: number,
  height: number,
): number => zoom * Math.min(width / 1.6, height / 2);
