/** How a button whose words are long stands where there is little room: they go on below themselves. */
export const mayWrap = {
  h: "auto",
  mih: 44,
  py: 6,
  maw: "100%",
  styles: {
    label: { whiteSpace: "normal", lineHeight: 1.25, textAlign: "start" },
  },
} as const;
