import { rowsText } from "@domain/observation/rows/rows-text";
import type { Seen } from "@domain/observation/rows/row";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { anEnclosure, anEnclosureMap } from "../../../tests/builders/facility";
import {
  aClosedSession,
  anObsRecord,
  aScanRow,
  aSeen,
  someRows,
} from "../../../tests/builders/observation";
import { aPackedSession } from "../../../tests/builders/packed";
import type { OutboxOperation } from "../../data/outbox/entry";
import { keeper, setStage } from "../../data/testing/stage";
import { Component as ScanPage } from "./scan-result.page";
import { analyseHere, period, seedPacks, show } from "./testing/staged";

const written: OutboxOperation[] = [];
const stage = setStage({
  decide: (operation) => {
    if (operation.collection === "obsCorrections") written.push(operation);
    return null;
  },
});
analyseHere(stage);

/** One session a test: what one puts right is nothing to the next. */
let place = 0;
let id = "";
const scans = (seen: Partial<Seen> | null) => [
  aScanRow({
    seen: [...(seen === null ? [] : [aSeen(seen)]), aSeen({ animalId: "b" })],
  }),
];
const packed = (seen: Partial<Seen> | null) =>
  seedPacks(stage, [
    aPackedSession({ obsSessionId: id }, { scans: scans(seen) }),
  ]);

beforeEach(() => {
  written.length = 0;
  id = `session-${String(place++)}`;
  stage.store.seed("enclosures", "enclosure-1", anEnclosure());
  stage.store.seed("enclosureMaps", "enclosure-1", anEnclosureMap());
  stage.store.seed(
    "obsSessions",
    id,
    aClosedSession({ obsSessionId: id, channels: ["scan"] }),
  );
  const record = anObsRecord({
    obsSessionId: id,
    rows: rowsText(someRows({ scans: scans({}) })),
  });
  stage.store.seed("obsRecords", record.recordId, record, id);
  packed({});
});

const at = `/ScanResultView?${period}&tab=positions`;
const list = () => screen.findByRole("list", { name: "Positions relevées" });
const chooseFirst = async () => {
  const [first] = within(await list()).getAllByRole("button");
  if (first !== undefined) await userEvent.click(first);
  return screen.findByRole("button", { name: "Corriger…" });
};
const giveReason = async (verb: RegExp) => {
  const form = await screen.findByRole("dialog");
  await userEvent.type(
    within(form).getByRole("textbox", { name: /Motif/u }),
    "Mauvais carré",
  );
  await userEvent.click(within(form).getByRole("button", { name: verb }));
};
const changeOf = (operation: OutboxOperation | undefined): unknown => {
  const text = operation?.values["change"];
  return typeof text === "string" ? JSON.parse(text) : null;
};

describe("a position", () => {
  it("is moved by keys for a reason, waited for until the figures follow, and taken back", async () => {
    await show(ScanPage, at);
    // The list has the latest first, which is the last line of the scan.
    const lines = within(await list()).getAllByRole("button");
    await userEvent.click(lines[1]!);
    // What opened above the list is led to.
    await waitFor(() =>
      expect(document.activeElement).toHaveTextContent(/, \d+ nov\. 2026/u),
    );
    const save = await screen.findByRole("button", { name: "Corriger…" });
    expect(save).toBeDisabled();
    screen.getByRole("application").focus();
    await userEvent.keyboard("{ArrowRight}{Shift>}{ArrowDown}{/Shift}");
    expect(
      screen.getByRole("textbox", { name: "Depuis la gauche (m)" }),
    ).toHaveValue("2,5");
    await userEvent.keyboard("{Enter}");
    await giveReason(/Enregistrer la correction/u);
    await waitFor(() => expect(written).toHaveLength(1));
    expect(written[0]?.values).toMatchObject({
      ...{ obsSessionId: id, target: "device-1_0:s0:0" },
      ...{ reason: "Mauvais carré", by: "me" },
    });
    const seen = { x: 625, y: 750, level: 0, areaId: null };
    expect(changeOf(written[0])).toMatchObject({
      seen: { animalId: "animal-1", behaviourIds: ["rest"], ...seen },
    });
    expect(await screen.findByText(/1 correction est en cours/u)).toBeVisible();
    expect(screen.getByText(/vient d’être corrigée/u)).toBeVisible();
    packed(seen);
    expect(
      await screen.findByText(/montrent toutes les corrections/u),
    ).toBeVisible();
    await userEvent.click(
      screen.getByRole("button", { name: "Annuler la dernière correction" }),
    );
    await waitFor(() => expect(written).toHaveLength(2));
    expect(written[1]?.values).toMatchObject({ target: "session" });
    expect(changeOf(written[1])).toEqual({ takenBack: written[0]?.id });
    expect(await screen.findByText(/1 correction est en cours/u)).toBeVisible();
    packed({});
    await waitFor(() => expect(screen.queryByText(/est en cours/u)).toBeNull());
  });

  it("stays as high as it was seen, wherever it is moved, and why is typed at once", async () => {
    await show(ScanPage, at);
    await chooseFirst();
    const level = screen.getAllByRole("combobox", { name: "Niveau" }).at(-1);
    await userEvent.click(level!);
    await userEvent.click(await screen.findByRole("option", { name: "3" }));
    screen.getByRole("application").focus();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    const form = await screen.findByRole("dialog");
    const reason = within(form).getByRole("textbox", { name: /Motif/u });
    await waitFor(() => expect(reason).toHaveFocus());
    await userEvent.keyboard("Mauvais carré");
    await userEvent.click(
      within(form).getByRole("button", { name: /Enregistrer la correction/u }),
    );
    await waitFor(() => expect(written).toHaveLength(1));
    expect(changeOf(written[0])).toMatchObject({ seen: { level: 3 } });
  });

  it("has its level and its behaviour changed", async () => {
    await show(ScanPage, at);
    await chooseFirst();
    const level = screen.getAllByRole("combobox", { name: "Niveau" }).at(-1);
    await userEvent.click(level!);
    await userEvent.click(await screen.findByRole("option", { name: "3" }));
    await userEvent.click(
      screen.getByRole("combobox", { name: "Comportements" }),
    );
    await userEvent.click(
      await screen.findByRole("option", { name: "Le feed" }),
    );
    await userEvent.click(screen.getByRole("button", { name: "Corriger…" }));
    await giveReason(/Enregistrer la correction/u);
    await waitFor(() => expect(written).toHaveLength(1));
    expect(written[0]?.values).toMatchObject({ target: "device-1_0:s0:1" });
    expect(changeOf(written[0])).toMatchObject({
      seen: { animalId: "b", x: 500, level: 3, behaviourIds: ["feed"] },
    });
  });

  it("is taken out for a reason", async () => {
    await show(ScanPage, at);
    const lines = within(await list()).getAllByRole("button");
    await userEvent.click(lines[1]!);
    await userEvent.click(
      await screen.findByRole("button", { name: "Retirer…" }),
    );
    await giveReason(/^Retirer/u);
    await waitFor(() => expect(written).toHaveLength(1));
    expect(changeOf(written[0])).toEqual({ removed: true });
    packed(null);
    expect(
      await screen.findByText(/montrent toutes les corrections/u),
    ).toBeVisible();
    expect(within(await list()).getAllByRole("button")).toHaveLength(1);
  });

  it("is corrected by nobody who may not: they find no such tab", async () => {
    await show(ScanPage, at, keeper());
    expect(await screen.findByRole("tab", { name: /chaleur/u })).toBeVisible();
    expect(
      screen.queryByRole("tab", { name: "Corriger les positions" }),
    ).toBeNull();
    expect(
      screen.queryByRole("list", { name: "Positions relevées" }),
    ).toBeNull();
  });
});

describe("all positions", () => {
  const made = (correctionId: string | null) =>
    seedPacks(
      stage,
      ["one", "two"].map((obsSessionId, n) => {
        const startedAt = new Date(Date.UTC(2026, 10, 18 + n, 9));
        const session = aPackedSession(
          { obsSessionId, startedAt },
          { scans: scans({}) },
        );
        const motions = [
          {
            correctionId: correctionId ?? "",
            at: new Date("2026-11-26T10:00:00Z"),
            motion: {
              ...{ a: 1, b: 0, c: 250, d: 0 },
              ...{ level: null, zones: "read" as const },
            },
          },
        ];
        return correctionId === null
          ? session
          : { ...session, facts: { ...session.facts, motions } };
      }),
    );

  it("are moved as their map was replaced, one correction a session, and taken back in one go", async () => {
    made(null);
    await show(ScanPage, `${at}&tool=all`);
    expect(
      await screen.findByText(/4 positions de 2 séances changent/u),
    ).toBeVisible();
    const move = screen.getByRole("button", { name: "Déplacer…" });
    expect(move).toBeDisabled();
    await userEvent.type(
      screen.getByRole("textbox", { name: "Vers la droite (m)" }),
      "{Control>}a{/Control}1",
    );
    await waitFor(() => expect(move).toBeEnabled());
    await userEvent.click(move);
    await giveReason(/Déplacer toutes les positions/u);
    await waitFor(() => expect(written).toHaveLength(2));
    const [first, second] = written;
    expect(first?.id).toBe(second?.id);
    expect(written.map(({ parentId }) => parentId)).toEqual(["one", "two"]);
    expect(changeOf(first)).toEqual({
      moved: { a: 1, b: 0, c: 250, d: 0, level: null, zones: "read" },
    });
    expect(
      await screen.findByText(/2 corrections sont en cours/u),
    ).toBeVisible();
    made(first?.id ?? null);
    expect(await screen.findByText(/: 2 séances$/u)).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByText(/sont en cours/u)).toBeNull(),
    );
    await userEvent.click(
      screen.getByRole("button", { name: "Annuler ce déplacement…" }),
    );
    await giveReason(/Annuler le déplacement/u);
    await waitFor(() => expect(written).toHaveLength(4));
    expect(changeOf(written[3])).toEqual({ takenBack: first?.id });
  });
});
