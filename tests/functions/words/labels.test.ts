import { beforeEach, expect, it } from "vitest";
import { change, create, deskWorld, save } from "../desk-stage";
import { put, read, useStage } from "../stage";

useStage("demo-labels");
beforeEach(() => put(deskWorld()));

it("no two labels of a kind are the same but for accents and capitals, archived ones included", async () => {
  const made = await save("root", [create("goals", "g1", { label: "Éveil" })]);
  expect(made).toMatchObject({ success: true });
  await save("root", [change("goals", "g1", { archived: true })]);
  expect(
    await save("root", [create("goals", "g2", { label: "eveil" })]),
  ).toMatchObject({
    success: false,
    error: "invalid-input",
    details: { fields: ["labelKey:taken"] },
  });
  expect(
    await save("root", [create("tags", "t1", { name: "Éveil" })]),
  ).toMatchObject({ success: true });
  expect(await read("tags/t1")).toMatchObject({
    tagName: "Éveil",
    labelKey: "eveil",
  });
});

it("only the provider’s administrators write them", async () => {
  for (const uid of ["admin", "manager", "keeper"])
    for (const values of [{ name: "Autre" }, { archived: true }])
      expect(await save(uid, [change("tags", "t1", values)])).toMatchObject({
        code: "permission-denied",
      });
});
