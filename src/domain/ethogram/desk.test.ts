import { expect, it } from "vitest";
import { aBehaviour } from "../../../tests/builders/ethograms";
import { pictureIssues } from "./desk";

it("takes no picture that was not kept for the ethogram, each by its place", () => {
  const own = `official/observations/obs-1/${"0a".repeat(16)}.png`;
  const pictured = (picture: string | null) => aBehaviour({ picture });
  expect(
    pictureIssues({
      obsId: "obs-1",
      behaviours: [
        pictured(null),
        pictured(own),
        pictured(own.replace("obs-1", "obs-2")),
        pictured("https://example.org/a.png"),
      ],
    }),
  ).toEqual([
    { field: "behaviours.2.picture", code: "invalid" },
    { field: "behaviours.3.picture", code: "invalid" },
  ]);
});
