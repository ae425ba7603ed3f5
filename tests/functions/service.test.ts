import { beforeEach, describe, expect, it } from "vitest";
import { saveRecords } from "../../functions/src/callables/save-records";
import { requestPasswordReset } from "../../functions/src/people/passwords/request-password-reset";
import { sha256 } from "../../functions/src/edge/hash";
import { reportClientErrors } from "../../functions/src/service/report-client-errors";
import { setAppConfig } from "../../functions/src/service/set-app-config";
import { examples } from "./accounts/examples";
import { ask } from "./ask";
import { world } from "./people";
import { idsOf, put, read, useStage } from "./stage";

useStage("demo-service");
beforeEach(() => put(world()));

const config = {
  build: "2.5.0",
  minimumVersion: null,
  maintenance: false,
  maintenanceUntil: null,
  flags: {},
};
const problem = {
  code: "internal",
  where: "tasks",
  route: "/Dashboard",
  build: "2.5.0",
  fields: ["dueAt"],
};
const tell = (...problems: object[]) => ({ problems });

describe("the service", () => {
  it("is set by superAdmins, all of it, and recorded", async () => {
    const until = "2026-11-22T20:00:00Z";
    const asked = {
      ...config,
      minimumVersion: "2.4.9",
      maintenance: true,
      maintenanceUntil: until,
      flags: { media: "beta" },
    };
    expect(await ask(setAppConfig, "admin", asked)).toBe("permission-denied");
    expect(await ask(setAppConfig, "root", asked)).toMatchObject({
      success: true,
    });
    expect(await read("config/app")).toMatchObject({
      minimumVersion: "2.4.9",
      maintenance: true,
      flags: { media: "beta" },
      // Everybody reads it: the audit says who.
      createdBy: "system",
      updatedBy: "system",
    });
    const [id = ""] = await idsOf("audit");
    expect(await read(`audit/${id}`)).toMatchObject({
      action: "appConfigChanged",
      by: "root",
      after: { maintenance: true, media: "beta" },
    });
    // Said anew, what is not said is as by default.
    await ask(setAppConfig, "root", config);
    expect(await read("config/app")).toMatchObject({
      minimumVersion: null,
      maintenance: false,
      maintenanceUntil: null,
      flags: {},
    });
  });

  it.each([
    { minimumVersion: "2.5.1" },
    { build: "dev", minimumVersion: "99.0.0" },
    { minimumVersion: "soon" },
    { flags: { media: "maybe" } },
    { flags: { unheard: "on" } },
    { maintenanceUntil: "tomorrow" },
  ])("refuses %o", async (spoilt) => {
    expect(await ask(setAppConfig, "root", { ...config, ...spoilt })).toBe(
      "invalid-argument",
    );
    expect(await read("config/app")).toBeNull();
  });

  it("in maintenance answers superAdmins alone, whatever is asked", async () => {
    await put({ "config/app": { maintenance: true } });
    const { saveRecords: change, requestPasswordReset: reset } = examples;
    expect(await ask(saveRecords, "admin", change)).toBe("unavailable");
    expect(await ask(requestPasswordReset, null, reset)).toBe("unavailable");
    // Whoever may not ask is told that, as ever.
    expect(await ask(saveRecords, null, change)).toBe("unauthenticated");
    expect(await ask(saveRecords, "off", change)).toBe("permission-denied");
    expect(await ask(saveRecords, "root", change)).toMatchObject({
      success: true,
    });
    expect(await ask(reportClientErrors, "admin", tell(problem))).toMatchObject(
      { success: true },
    );
  });
});

describe("what goes wrong in people's apps", () => {
  it("is one entry a failure, counted, and keeps nobody", async () => {
    const other = { ...problem, code: "TypeError", fields: [] };
    await ask(reportClientErrors, "keeper", tell(problem, other));
    await ask(reportClientErrors, null, tell(problem));
    const ids = await idsOf("clientErrors");
    expect(ids).toHaveLength(2);
    const stored = await Promise.all(
      ids.map((id) => read(`clientErrors/${id}`)),
    );
    expect(stored).toContainEqual(
      expect.objectContaining({ ...problem, count: 2, settled: false }),
    );
    expect(JSON.stringify(stored)).not.toContain("keeper");
  });

  it("is open again when it is told again after somebody saw to it", async () => {
    await ask(reportClientErrors, "keeper", tell(problem));
    const [id = ""] = await idsOf("clientErrors");
    const settle = (uid: string) =>
      ask(saveRecords, uid, {
        operationId: `settle-${uid}`,
        changes: [
          {
            collection: "clientErrors",
            id,
            kind: "change",
            values: { settled: true },
            base: { settled: false },
          },
        ],
      });
    expect(await settle("admin")).toBe("permission-denied");
    expect(await settle("root")).toMatchObject({ success: true });
    expect(await read(`clientErrors/${id}`)).toMatchObject({ settled: true });
    await ask(reportClientErrors, "keeper", tell(problem));
    expect(await read(`clientErrors/${id}`)).toMatchObject({
      settled: false,
      count: 2,
    });
  });

  it.each([
    { code: "Camille Durand is ill" },
    { where: "animals/a1" },
    { route: "/AnimalManagementView?animalId=a1" },
    { build: "two point five" },
    { build: "0612345678.Karim.Lenoir" },
    { code: "Karim-Lenoir-a-la-grippe" },
    { route: "/Karim-Lenoir-zero-six" },
    { fields: ["karim.lenoir:0612345678"] },
    { fields: ["notes: has eaten nothing"] },
    { fields: Array<string>(21).fill("a") },
  ])("takes no value: %o", async (spoilt) => {
    const asked = tell({ ...problem, ...spoilt });
    expect(await ask(reportClientErrors, "keeper", asked)).toBe(
      "invalid-argument",
    );
    expect(await idsOf("clientErrors")).toEqual([]);
  });

  it("is kept of so many new ones a day", async () => {
    await ask(reportClientErrors, "keeper", tell(problem));
    const limit = `limits/${sha256("new client errors of all, person")}`;
    await put({ [limit]: { ...(await read(limit)), count: 500 } });
    const fresh = { ...problem, route: "/SectorListView" };
    expect(
      await ask(reportClientErrors, "manager", tell(fresh, problem)),
    ).toEqual({
      success: true,
      data: { counted: 1 },
    });
    expect(await idsOf("clientErrors")).toHaveLength(1);
  });

  it("is kept of somebody who is signed in whatever strangers make up", async () => {
    const madeUp = Array.from({ length: 24 }, (_, index) => ({
      ...problem,
      fields: [`a${"b".repeat(index)}`],
    }));
    for (const some of [madeUp.slice(0, 20), madeUp.slice(20)])
      await ask(reportClientErrors, null, { problems: some });
    expect(await idsOf("clientErrors")).toHaveLength(20);
    expect(await ask(reportClientErrors, "keeper", tell(problem))).toEqual({
      success: true,
      data: { counted: 1 },
    });
  });

  it("counts what one call tells twice once, and names no part that is none", async () => {
    const odd = { ...problem, where: "Karim Lenoir tasks" };
    await ask(reportClientErrors, "keeper", { problems: [odd, odd] });
    const [id = ""] = await idsOf("clientErrors");
    expect(await read(`clientErrors/${id}`)).toMatchObject({
      where: "tasks",
      count: 1,
    });
  });
});
