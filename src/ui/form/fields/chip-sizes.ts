/** A long one goes on below itself where there is no room beside. */
export const mayWrap = {
  height: "auto",
  minHeight: "var(--chip-size)",
  paddingBlock: 4,
  lineHeight: 1.35,
  whiteSpace: "normal",
} as const;

/** To be hit with gloves on. */
export const large = { ...mayWrap, minHeight: 48, paddingInline: 18 } as const;
