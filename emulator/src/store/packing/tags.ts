/** What a packed value begins with. */
export const TAG = {
  null: 0,
  false: 1,
  true: 2,
  integer: 3,
  double: 4,
  timestamp: 5,
  /** Characters up to U+00FF, as they are. */
  text: 6,
  /** UTF-8. */
  wideText: 7,
  /** UTF-8, deflated. */
  longText: 8,
  bytes: 9,
  reference: 10,
  geoPoint: 11,
  array: 12,
  map: 13,
} as const;
