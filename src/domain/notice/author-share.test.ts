import { expect, it } from "vitest";
import type { AuthorDay } from "./author-share";
import { shareOfAuthor, toldSinglyMost } from "./author-share";

const now = new Date("2026-12-01T09:00:00Z");
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

it("tells so many one by one, and not the others, and begins anew a day later", () => {
  let day: AuthorDay | null = null;
  for (let made = 0; made < toldSinglyMost; made += 1) {
    const share = shareOfAuthor(day, ["ana"], later(made / 10));
    expect(share.single).toEqual(["ana"]);
    day = share.day;
  }
  const next = shareOfAuthor(day, ["ana", "ben"], later(5));
  expect(next.single).toEqual(["ben"]);
  expect(next.folded).toEqual(["ana"]);
  const last = shareOfAuthor(next.day, ["ana"], later(23.9));
  expect(last.folded).toEqual(["ana"]);
  expect(shareOfAuthor(last.day, ["ana"], later(24)).single).toEqual(["ana"]);
});

it("nobody is told of nothing", () => {
  const { single, folded } = shareOfAuthor(null, [], now);
  expect([single, folded]).toEqual([[], []]);
});
