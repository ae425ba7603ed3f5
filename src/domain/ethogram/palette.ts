/** Colours of behaviours: told apart also by people who see few (Okabe and Ito). */
export const behaviourColors = {
  ocean: "#0072b2",
  sky: "#56b4e9",
  green: "#009e73",
  yellow: "#f0e442",
  orange: "#e69f00",
  vermilion: "#d55e00",
  pink: "#cc79a7",
  violet: "#6b4fa0",
  brown: "#7a5c3e",
  gray: "#6b7280",
} as const;
export type BehaviourColor = keyof typeof behaviourColors;

const all = Object.values(behaviourColors);

/** The colour of the behaviour at a place: each differs from the one before it. */
export const colorAt = (place: number): string =>
  all[place % all.length] ?? behaviourColors.ocean;
