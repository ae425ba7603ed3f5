import { beforeAll, describe, expect, it } from "vitest";
import { can } from "@domain/access/can";
import type { Action, Resource } from "@domain/access/matrix";
import { matrix } from "@domain/access/matrix";
import { documentPath } from "@domain/collections";
import { wayOf } from "@domain/record/ways";
import { sector2, zooA } from "../builders/ids";
import { accessOf, names, sessionOf } from "../rules/people";
import type { Name } from "../rules/people";
import { records } from "../rules/records";
import { stored } from "../rules/harness";
import type { DeskCell } from "./desk-cells/desk-cell";
import { change, save } from "./desk-stage";
import { erase, put, useStage } from "./stage";

useStage("demo-save-records-people", "file");

const access = Object.fromEntries(
  names.flatMap((name) => {
    const one = accessOf[name];
    return one === null ? [] : [[`access/${name}`, stored(one)]];
  }),
);

beforeAll(() => put({ ...records, ...access }));

/** Each `desk-cells/<things>-cells.ts` brings its own. */
const cells: DeskCell[] = Object.values(
  import.meta.glob<{ cells: DeskCell[] }>("./desk-cells/*-cells.ts", {
    eager: true,
  }),
).flatMap((file) => file.cells);

const allowedBy = ({ resource, action, facts }: DeskCell) =>
  names.filter((name) =>
    can(
      sessionOf(name, zooA),
      action as Action<Resource>,
      resource,
      facts(name),
    ),
  );

/** May this person? Anything but yes and the refusal of a right fails the test. */
async function tries(
  { what: usual, as }: DeskCell,
  name: Name,
): Promise<boolean> {
  const what = as?.(name) ?? usual;
  const path = documentPath(what.collection, what.id, what.parentId);
  if (what.kind === "create") await erase(path);
  const answer = await save(name === "signedOut" ? null : name, [what]);
  if ("code" in answer) {
    expect(["permission-denied", "unauthenticated"]).toContain(answer.code);
    return false;
  }
  expect(answer).toMatchObject({ success: true });
  // What lies below another may have changed what is told of it there.
  const above = path.split("/").slice(0, 2).join("/");
  for (const one of new Set([path, above])) {
    const before = records[one];
    await (before === undefined ? erase(one) : put({ [one]: before }));
  }
  return true;
}

describe("saveRecords answers every person as can() does", () => {
  it.each(
    cells.map(
      (one) =>
        [`${one.resource}.${one.action}`, one.what.collection, one] as const,
    ),
  )("%s of %s", async (_, __, one) => {
    const may = allowedBy(one);
    expect(may.length).toBeGreaterThan(0);
    const mayNot = names.filter((name) => !may.includes(name));
    // Whoever is refused changes nothing, so they may ask at once.
    const answers = await Promise.all(mayNot.map((name) => tries(one, name)));
    expect(mayNot.filter((_name, index) => answers[index])).toEqual([]);
    for (const name of may)
      expect([name, await tries(one, name)]).toEqual([name, true]);
  });

  it("in every cell that the desk carries out", () => {
    const tried = new Set(
      cells.map(({ resource, action }) => `${resource}.${action}`),
    );
    const desk = Object.entries(matrix).flatMap(([resource, actions]) =>
      Object.keys(actions)
        .filter(
          (action) =>
            wayOf(resource as Resource, action as Action<Resource>) === "desk",
        )
        .map((action) => `${resource}.${action}`),
    );
    expect(desk.length).toBeGreaterThan(8);
    expect(desk.filter((one) => !tried.has(one))).toEqual([]);
  });
});

describe("a record that changes hands", () => {
  it("is asked for where it was and where it comes", async () => {
    const into = (linkedSectorId: string) =>
      change("enclosures", "enclosure-1", { linkedSectorId });
    expect(await save("manager", [into(sector2)])).toMatchObject({
      code: "permission-denied",
    });
    expect(
      await save("otherManager", [
        change("enclosures", "enclosure-1", { linkedSectorId: sector2 }),
      ]),
    ).toMatchObject({ code: "permission-denied" });
    expect(await save("admin", [into(sector2)])).toMatchObject({
      success: true,
    });
  });

  it("an author takes no automation where they could not make it", async () => {
    const into = change("taskTemplates", "template-1", {
      target: { level: "SECTOR", ids: [sector2] },
    });
    expect(await save("author", [into])).toMatchObject({
      code: "permission-denied",
    });
    expect(await save("admin", [into])).toMatchObject({ success: true });
  });

  it("an animal's sector is its enclosure's, whatever is said", async () => {
    const said = change("animals", "animal-1", {
      notes: "Mange",
      sectorId: sector2,
    });
    expect(await save("keeper", [said])).toMatchObject({ success: true });
    expect(
      await save("otherKeeper", [
        change("animals", "animal-1", { sectorId: sector2 }),
      ]),
    ).toMatchObject({ success: false, error: "invalid-input" });
  });
});
