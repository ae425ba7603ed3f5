import { describe, expect, it } from "vitest";
import { broughtPicture, pictureIssues } from "./picture";

const file = `${"0a".repeat(16)}.jpg`;
const own = `official/questions/q1/${file}`;
const issuesOf = (helpPicture: string | null) =>
  pictureIssues({ questionId: "q1", helpPicture }).map(({ code }) => code);

describe("the picture that a question is given", () => {
  it.each([null, own, "https://example.org/a.png"])("may be %s", (picture) => {
    expect(issuesOf(picture)).toEqual([]);
  });

  it.each([
    ["another question's", `official/questions/q2/${file}`],
    ["an animal's", `zoo-1/animals/q1/${file}`],
    ["below an establishment", `zoo-1/questions/q1/${file}`],
    ["a thumbnail", own.replace(".jpg", ".thumb.jpg")],
    ["up the path", `official/questions/q1/../q2/${file}`],
    ["a name that is none", "official/questions/q1/picture.jpg"],
    ["what is no path", "picture"],
  ])("is not %s", (_, picture) => {
    expect(issuesOf(picture)).toEqual(["invalid"]);
  });
});

describe("the picture that a file brings", () => {
  it("is an address as it is; a file stays with the question that is here, and is none of a new one", () => {
    const here = { helpPicture: own };
    const address = "https://example.org/a.png";
    expect(broughtPicture(address, here)).toBe(address);
    expect(broughtPicture(address, null)).toBe(address);
    expect(broughtPicture(`official/questions/q9/${file}`, here)).toBe(own);
    expect(broughtPicture(own, null)).toBeNull();
    expect(broughtPicture(null, here)).toBe(own);
    expect(broughtPicture(null, null)).toBeNull();
  });
});
