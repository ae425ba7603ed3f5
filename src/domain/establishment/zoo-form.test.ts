import { expect, it } from "vitest";
import { zooConfigSchema, zooSchema } from "./zoo";
import { zooFormOf, zooIssues, zooValues, type ZooForm } from "./zoo-form";

const zoo = zooSchema.parse({ zooId: "z", zooName: "La Baie" });
const config = zooConfigSchema.parse({ zooId: "z" });
const form = (more: Partial<ZooForm> = {}): ZooForm => ({
  ...zooFormOf(zoo, config),
  ...more,
});

it("stores what is stored, and nothing where nothing is given", () => {
  const values = zooValues(form());
  expect(zoo).toMatchObject(values.zoo);
  expect(config).toMatchObject(values.config);
  expect(zooFormOf(zoo, null)).toEqual(zooFormOf(zoo, config));
});

it("takes a short code in small letters too, and spaces around what is typed", () => {
  const { zoo: stored } = zooValues(
    form({ shortCode: " baie ", zooName: " La Rade ", recordsId: " 7 " }),
  );
  expect(stored).toMatchObject({
    shortCode: "BAIE",
    zooName: "La Rade",
    recordsId: "7",
  });
});

it.each<[Partial<ZooForm>, string, string]>([
  [{ zooName: "  " }, "zooName", "required"],
  [{ shortCode: "A" }, "shortCode", "shortCode"],
  [{ shortCode: "ÉTÉ" }, "shortCode", "shortCode"],
  [{ referentManagerMail: "nobody" }, "referentManagerMail", "mail"],
  [{ chatEndpoint: "http://a.example.org" }, "chatEndpoint", "chatEndpoint"],
  [{ chatChannel: "soins" }, "chatEndpoint", "required"],
  [{ ownId: "x".repeat(61) }, "ownId", "tooLong"],
])("%j is said at its field", (given, field, code) => {
  expect(zooIssues(form(given))).toMatchObject([{ field, code }]);
});

it("says of all that is wrong at once", () => {
  const fields = zooIssues(form({ zooName: "", chatChannel: "soins" })).map(
    ({ field }) => field,
  );
  expect(fields).toEqual(["zooName", "chatEndpoint"]);
});
