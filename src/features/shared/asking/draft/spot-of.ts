/** Where a field of a draft lies; null: of the whole, or of a section as a whole. */
export function spotOf(field: string): {
  section: number | null;
  item: number | null;
} {
  const [, section, , item] =
    /^sections\.(\d+)(\.items\.(\d+))?/.exec(field) ?? [];
  return {
    section: section === undefined ? null : Number(section),
    item: item === undefined ? null : Number(item),
  };
}
