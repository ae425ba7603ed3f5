type Kind = "feeding" | "safety";

/** How a component names texts: one whole, one by a value of a list. */
export const sample = (kind: Kind): string[] => [
  "tasks.title",
  `tasks.options.type.${kind}`,
];
