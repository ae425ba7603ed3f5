/** The pictures a parameter can be shown by; the screens know each by this code. */
export const parameterIcons = [
  "temperature",
  "droplet",
  "sun",
  "wind",
  "flask",
  "bolt",
  "ruler",
  "volume",
  "clock",
  "list",
  "check",
  "scale",
  "heart",
  "feather",
  "bowl",
  "leaf",
] as const;
export type ParameterIcon = (typeof parameterIcons)[number];
