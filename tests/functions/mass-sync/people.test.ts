import { beforeAll, describe, expect, it } from "vitest";
import { can } from "@domain/access/can";
import * as run from "../../../functions/src/index";
import { accessOf, names, sessionOf } from "../../rules/people";
import { stored } from "../../rules/harness";
import { examples } from "../accounts/examples";
import { ask } from "../ask";
import { filesThere, useBucket } from "../bucket-stage";
import { idsOf, put, read, useStage } from "../stage";
import { aRunId, useEndpoint } from "./sync-stage";
import { walkedOfSync } from "./walked";

useStage("demo-sync-people", "file");
useBucket("demo-sync-people");
const endpoint = useEndpoint();

beforeAll(() =>
  put(
    Object.fromEntries(
      names.flatMap((name) => {
        const one = accessOf[name];
        return one === null ? [] : [[`access/${name}`, stored(one)]];
      }),
    ),
  ),
);

describe.each(walkedOfSync)("%s", (name) => {
  it("is for those whom the matrix names, whatever they send", async () => {
    endpoint.body = { success: false };
    const may: string[] = [];
    const expected: string[] = [];
    for (const who of names) {
      const session = sessionOf(who, "");
      if (session !== null && can(session, "run", "syncRuns", { zooId: "" }))
        expected.push(who);
      const answer = await ask(run[name], who, { nothing: true });
      if (answer === "invalid-argument") may.push(who);
      else expect(answer).toBe("permission-denied");
    }
    expect(may).toEqual(expected);
    expect(may).toEqual(["superAdmin"]);
    expect(await ask(run[name], null, examples[name])).toBe("unauthenticated");
    expect(await idsOf("syncRuns")).toEqual([]);
  });
});

const runId = aRunId(7);
const hand = (items: object[], collection = "species", number = 0) =>
  ask(run.handImport, "superAdmin", { runId, number, collection, items });

describe("an import", () => {
  it("finds records by latin name, makes ids of new ones, and refuses what it cannot take", async () => {
    await put({
      "order/primates": stored({
        orderId: "primates",
        orderName: "Primates",
        orderLatinName: "Primates",
      }),
      "family/lemurs": stored({
        familyId: "lemurs",
        familyName: "Lémuridés",
        familyLatinName: "Lemuridae",
        orderId: "primates",
      }),
      "species/katta": stored({
        specieId: "katta",
        specieName: "Maki",
        specieLatinName: "Lemur catta",
        names: { fr: "Maki" },
        familyId: "lemurs",
        orderId: "primates",
        specieFamily: {
          familyId: "lemurs",
          familyOrder: { orderId: "primates" },
        },
      }),
    });
    await hand([
      {
        species: "Lemur catta",
        family: "Lemuridae",
        order: "Primates",
        name_fr: "Maki catta",
        name_en: "",
      },
      {
        species: "Eulemur mongoz",
        family: "lemuridae",
        name_en: "Mongoose lemur",
      },
      { species: "Nobody knows", family: "Nowhere" },
    ]);
    const answer = await ask(run.planImport, "superAdmin", {
      runId,
      pieces: 1,
    });
    expect(answer).toMatchObject({ data: { status: "planned" } });
    await ask(run.workRun, "superAdmin", { runId, action: "run" });
    const { counts } = (await read(`syncRuns/${runId}`)) ?? {};
    expect(counts).toEqual({ species: { changed: 1, new: 1, refused: 1 } });
    expect(await idsOf("species")).toEqual(["eulemur-mongoz", "katta"]);
  });

  it("of labels is shown, written whole, and writes nothing the second time; what the file was stays known", async () => {
    await put({
      "goals/eveil": stored({ label: "Éveil", trad: { fr: "Éveil" } }),
    });
    const items = [
      { goal: "eveil", name_de: "Wachheit" },
      { goal: "Œuvre d’art" },
      { name_en: "no label" },
    ];
    const file = { name: "buts.csv", unread: ["colour"], left: 2 };
    const plan = async (number: number) => {
      const id = aRunId(number);
      const piece = { runId: id, number: 0, collection: "goals", items };
      await ask(run.handImport, "superAdmin", { ...piece, lines: [2, 3, 9] });
      return ask(run.planImport, "superAdmin", { runId: id, pieces: 1, file });
    };
    const first = aRunId(20);
    expect(await plan(20)).toMatchObject({ data: { status: "planned" } });
    expect(await read(`syncRuns/${first}`)).toMatchObject({
      file,
      counts: { goals: { changed: 1, new: 1, refused: 1 } },
    });
    expect(await read(`syncRuns/${first}/parts/goals-refused-0`)).toMatchObject(
      {
        entries: [{ line: 9, reasons: [{ code: "labelMissing" }] }],
      },
    );
    await ask(run.workRun, "superAdmin", { runId: first, action: "run" });
    expect(await read("goals/oeuvre-d-art")).toMatchObject({
      id: "oeuvre-d-art",
      label: "Œuvre d’art",
      labelKey: "oeuvre d’art",
      archived: false,
    });
    expect(await read("goals/eveil")).toMatchObject({
      label: "eveil",
      labelKey: "eveil",
      trad: { fr: "eveil", de: "Wachheit" },
    });
    expect(await plan(21)).toMatchObject({ data: { status: "done" } });
    expect(await read(`syncRuns/${aRunId(21)}`)).toMatchObject({
      total: 0,
      counts: { goals: { unchanged: 2, refused: 1 } },
      leaseUntil: null,
    });
  });

  it("is planned once though asked for twice at once; then nothing is added, and its name is whole characters", async () => {
    const id = aRunId(22);
    const piece = { runId: id, number: 0, collection: "tags" };
    await ask(run.handImport, "superAdmin", {
      ...piece,
      items: [{ tag: "Bruit" }],
    });
    const plan = () =>
      ask(run.planImport, "superAdmin", {
        runId: id,
        pieces: 1,
        file: { name: "bruits-😀".slice(0, 8), unread: ["\ud800x"] },
      });
    for (const answer of await Promise.all([plan(), plan(), plan()]))
      expect(answer).toMatchObject({ data: { status: "planned" } });
    expect(await read(`syncRuns/${id}`)).toMatchObject({
      file: { name: "bruits-", unread: ["x"] },
    });
    const kept = await filesThere();
    const more = { ...piece, number: 1, items: [{ tag: "Odeur" }] };
    expect(await ask(run.handImport, "superAdmin", more)).toMatchObject({
      data: { handed: 1 },
    });
    expect(await filesThere()).toEqual(kept);
    await ask(run.workRun, "superAdmin", { runId: id, action: "run" });
    expect(await idsOf("tags")).toEqual(["bruit"]);
  });

  it.each(["..", "__id__", "\ud800", "a\u0000"])(
    "%j is no run's id",
    async (id) => {
      const asked = { runId: id, action: "run" };
      expect(await ask(run.workRun, "superAdmin", asked)).toBe(
        "invalid-argument",
      );
    },
  );

  it("lacks a piece: nothing is planned", async () => {
    const other = aRunId(8);
    expect(
      await ask(run.planImport, "superAdmin", { runId: other, pieces: 2 }),
    ).toMatchObject({ success: false, error: "not-found" });
    expect(await idsOf("syncRuns")).not.toContain(other);
  });
});
