/** How a button whose words are long stands where there is little room: they go on below themselves. */
export const mayWrap = {
  h: "auto",
  mih: 36,
  py: 6,
  maw: "100%",
  styles: { label: { whiteSpace: "normal", textAlign: "start" } },
} as const;
