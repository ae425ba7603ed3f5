/** So wide in rem that its words are read to their end, beside its arrows. */
const widthOf = (words: string): number => words.length * 0.46 + 3.3;

/** The style of a choice in a filter row: as wide as its words; where the filters are folded, over the whole width. */
export const asWideAs = (words: string) => ({
  flex: `0 1 clamp(min(max(165px, ${String(widthOf(words))}rem), 100%), (640px - 100%) * 999, 100%)`,
});
