export const zones: readonly string[];
export const zoned: readonly string[];
