/** The texts of the scales that come with the product, lowest step first, by the key of each. */
export const builtInSteps = {
  bodyCondition: [
    "measures.scales.bodyCondition.s1",
    "measures.scales.bodyCondition.s2",
    "measures.scales.bodyCondition.s3",
    "measures.scales.bodyCondition.s4",
    "measures.scales.bodyCondition.s5",
  ],
  coat: [
    "measures.scales.coat.s1",
    "measures.scales.coat.s2",
    "measures.scales.coat.s3",
    "measures.scales.coat.s4",
    "measures.scales.coat.s5",
  ],
  stool: [
    "measures.scales.stool.s1",
    "measures.scales.stool.s2",
    "measures.scales.stool.s3",
    "measures.scales.stool.s4",
    "measures.scales.stool.s5",
    "measures.scales.stool.s6",
    "measures.scales.stool.s7",
  ],
} as const;

/** Whether a built-in is one of these scales. */
export const isBuiltInScale = (
  key: string | null,
): key is keyof typeof builtInSteps =>
  key !== null && Object.hasOwn(builtInSteps, key);
