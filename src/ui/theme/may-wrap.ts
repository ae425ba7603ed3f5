/** Words of a button that are too long for its line go on below themselves rather than losing their end. */
export const wrapped = {
  label: { whiteSpace: "normal", lineHeight: 1.25, textAlign: "start" },
} as const;

/** How a button whose words are long stands where there is little room. */
export const mayWrap = {
  h: "auto",
  mih: 44,
  py: 6,
  maw: "100%",
  styles: wrapped,
} as const;
