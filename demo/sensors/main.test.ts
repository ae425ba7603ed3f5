import { expect, it } from "vitest";
import { wishFrom } from "./main";

it("takes an establishment, an enclosure, and whether it is to end", () => {
  expect(wishFrom([])).toEqual({
    zooId: "sentinelle",
    enclosureId: null,
    once: false,
  });
  expect(wishFrom(["--zoo", "baie", "--once", "--enclosure", "e1"])).toEqual({
    zooId: "baie",
    enclosureId: "e1",
    once: true,
  });
});

it.each([["--zoo"], ["--zoo", "a/b"], ["--for", "ever"], ["now"]])(
  "refuses %s",
  (...args) => {
    expect(() => wishFrom(args)).toThrow("npm run sensors");
  },
);
