import {
  configure,
  fireEvent,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { wordsIn } from "@domain/ethogram/publish/freeze";
import { ethogramTextsSchema } from "@domain/ethogram/version";
import type { ObsSession } from "@domain/observation/obs-session";
import { rowsText } from "@domain/observation/rows/rows-text";
import { beforeEach, expect, it, vi } from "vitest";
import {
  anEthogram,
  anEthogramVersion,
} from "../../../../tests/builders/ethograms";
import { anAnimal, anEnclosure } from "../../../../tests/builders/facility";
import {
  aClosedSession,
  aFocalRow,
  aMark,
  anObsRecord,
  aScanRow,
  aSeen,
  someRows,
} from "../../../../tests/builders/observation";
import { SignedIn } from "../../../data/hooks/ready-session";
import { outbox } from "../../../data/outbox/outbox";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { SessionRecord } from "./session-record";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();

const record = anObsRecord({
  rows: rowsText(
    someRows({
      focal: [
        aFocalRow(),
        aFocalRow({ t: 60_000, act: "stop" }),
        aFocalRow({ t: 60_000, behaviourId: null }),
        aFocalRow({ t: 90_000, act: "point", behaviourId: "call" }),
      ],
      scans: [
        aScanRow({
          t: 1000,
          seen: [aSeen(), aSeen({ animalId: null, count: 12 })],
        }),
      ],
      marks: [aMark({ t: 30_000, text: "Un visiteur tape à la vitre" })],
    }),
  ),
});

/** Of its own for every test: what one puts right is nothing to the next. */
let place = 0;
let id = "";

beforeEach(() => {
  id = `obs-session-${place++}`;
  desk.clear();
  desk.workAs({ right: "admin" });
  desk.seed("animals", "animal-1", anAnimal());
  desk.seed("enclosures", "enclosure-1", anEnclosure());
  desk.store.seed(
    "obsRecords",
    record.recordId,
    { ...record, obsSessionId: id },
    id,
  );
});

const open = (more: Partial<ObsSession> = {}) =>
  renderUi(
    <SignedIn>
      <SessionRecord
        row={{
          id,
          data: aClosedSession({ obsSessionId: id, interval: 300, ...more }),
          pending: false,
        }}
      />
    </SignedIn>,
    { at: `/ObsSessionView?obsSessionId=${id}` },
  );

it("says first what was watched and done most, then shows it over time", async () => {
  await open();
  expect(
    await screen.findByText(/Observé 10 min, 1 animal, surtout : Non visible/u),
  ).toBeVisible();
  const lane = screen.getByRole("listbox");
  expect(within(lane).getAllByRole("option")).toHaveLength(3);
  lane.focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(
    screen.getByText(/10:01:00 · Non visible · 9 min/u, {
      selector: "[role=status]",
    }),
  ).toBeVisible();
  expect(screen.getByText(/Un visiteur tape à la vitre/u)).toBeVisible();
  expect(screen.getByText(/10:05:00 · scan manqué/u)).toBeVisible();
});

it("counts no pause in the length of a state", async () => {
  const marks = [
    aMark({ t: 120_000, kind: "pause" }),
    aMark({ t: 300_000, kind: "resume" }),
  ];
  const more = { recordId: "other_0", rows: rowsText(someRows({ marks })) };
  const paused = { ...record, ...more, obsSessionId: id };
  desk.store.seed("obsRecords", "other_0", paused, id);
  await open();
  const lane = await screen.findByRole("listbox");
  expect(
    within(lane).getByRole("option", {
      name: /^10:01:00 · Non visible · 6.min$/u,
    }),
  ).toBeVisible();
});

it("says how many of those followed were met, and of how many a scan was", async () => {
  const animalIds = ["animal-1", ...Array.from("abcdefghijklm")];
  await open({ animalIds });
  expect(
    await screen.findByText(
      /Observé 10 min, animaux relevés : 1 sur 14 suivis/u,
    ),
  ).toBeVisible();
  expect(screen.getByText(/^10:00:01 · 13 sur 14 animaux$/u)).toBeVisible();
});

const panel = () => screen.findByRole("dialog");

it("puts an act right for a reason, and keeps what stood there", async () => {
  await open();
  const table = await screen.findByRole("table", {
    name: "Comportements relevés",
  });
  const [more] = within(table).getAllByRole("button");
  more?.focus();
  await userEvent.keyboard("{Enter}");
  const item = await screen.findByRole("menuitem", { name: "Retirer" });
  item.focus();
  await userEvent.keyboard("{Enter}");
  const form = await panel();
  const save = within(form).getByRole("button", { name: "Retirer" });
  save.focus();
  await userEvent.keyboard("{Enter}");
  expect(
    await within(form).findByText("Indiquez le motif de la correction."),
  ).toBeVisible();
  expect(desk.written).toHaveLength(0);
  await userEvent.type(
    within(form).getByRole("textbox", { name: /Motif/u }),
    "Mauvaise touche",
  );
  save.focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]).toMatchObject({
    collection: "obsCorrections",
    values: {
      target: "device-1_0:f0",
      change: '{"removed":true}',
      reason: "Mauvaise touche",
    },
  });
  expect(await screen.findByText("Mauvaise touche")).toBeVisible();
  expect(screen.getByText(/10:00:00 .* → retiré/u)).toBeVisible();
  await outbox.drained(5000);
});

const pick = async (list: HTMLElement, about: RegExp, item: string) => {
  within(list).getByRole("button", { name: about }).focus();
  await userEvent.keyboard("{Enter}");
  (await screen.findByRole("menuitem", { name: item })).focus();
  await userEvent.keyboard("{Enter}");
  return panel();
};
const enter = async (within_: HTMLElement, role: string, name: RegExp) => {
  within(within_).getByRole(role, { name }).focus();
  await userEvent.keyboard("{Enter}");
};
const giveReason = async (form: HTMLElement) => {
  await userEvent.type(
    within(form).getByRole("textbox", { name: /Motif/u }),
    "Relu",
  );
  await enter(form, "button", /Enregistrer la correction/u);
};
const changes = () =>
  desk.written.map(
    ({ values }) =>
      JSON.parse((values as { change: string }).change) as unknown,
  );

/** An ethogram whose grooming is directed, with a choice beside it. */
const seedEthogram = () => {
  const plan = anEthogramVersion({ status: "published" });
  desk.store.seed("observationVersions", "1", plan, "form-1");
  desk.store.seed(
    "observationTexts",
    "fr",
    ethogramTextsSchema.parse(wordsIn(plan, anEthogram().names, "fr")),
    "form-1/versions/1",
  );
  desk.seed(
    "animals",
    "animal-2",
    anAnimal({ animalId: "animal-2", animalName: "Simba" }),
  );
};

it("puts in a scan that was missed, made with the keys of any scan", async () => {
  seedEthogram();
  await open({ animalIds: ["animal-1", "animal-2"] });
  const scans = await screen.findByRole("region", { name: "Scans" });
  const form = await pick(scans, /: 10:05:00/u, "Ajouter un scan oublié");
  await enter(form, "button", /Relever les animaux/u);
  const sheet = await screen.findByRole("dialog", { name: "Scan" });
  await enter(sheet, "button", /^rest fr/u);
  await enter(sheet, "button", /Non visible$/u);
  await enter(sheet, "button", /^Enregistrer/u);
  expect(await screen.findByText(/Simba · Non visible/u)).toBeVisible();
  await giveReason(await panel());
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(changes()).toMatchObject([
    {
      whole: {
        t: 300_000,
        slot: 1,
        seen: [
          { animalId: "animal-1", behaviourIds: ["rest"] },
          { animalId: "animal-2", behaviourIds: null },
        ],
      },
    },
  ]);
  expect(await screen.findByText("Relu")).toBeVisible();
  await outbox.drained(5000);
});

it("puts an animal that was forgotten into its scan, and takes a scan out", async () => {
  seedEthogram();
  await open({ animalIds: ["animal-1", "animal-2"] });
  const scans = await screen.findByRole("region", { name: "Scans" });
  const form = await pick(
    scans,
    /Autres actions.*10:00:01/u,
    "Ajouter des animaux oubliés",
  );
  await enter(form, "button", /Relever les animaux/u);
  const sheet = await screen.findByRole("dialog", { name: "Scan" });
  await enter(sheet, "button", /^rest fr/u);
  await enter(sheet, "button", /^Enregistrer/u);
  await screen.findByRole("button", { name: "Relever à nouveau" });
  await giveReason(await panel());
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]).toMatchObject({
    values: { target: expect.stringMatching(/^device-1_0:s0:\+/u) as string },
  });
  expect(changes()).toMatchObject([
    { seen: { animalId: "animal-2", behaviourIds: ["rest"] } },
  ]);
  await outbox.drained(5000);
  const out = await pick(
    scans,
    /Autres actions.*10:00:01/u,
    "Retirer tout le scan",
  );
  await userEvent.type(
    within(out).getByRole("textbox", { name: /Motif/u }),
    "Doublon",
  );
  await enter(out, "button", /^Retirer/u);
  await waitFor(() => expect(desk.written).toHaveLength(2));
  expect(desk.written[1]).toMatchObject({
    values: { target: "device-1_0:s0", change: '{"removed":true}' },
  });
  await outbox.drained(5000);
});

it("puts partner and choice of an act right", async () => {
  seedEthogram();
  await open({ animalIds: ["animal-1", "animal-2"] });
  const table = await screen.findByRole("table", {
    name: "Comportements relevés",
  });
  const [first] = within(table).getAllByRole("row").slice(1);
  const [act, time] = within(first ?? table).getAllByRole("cell");
  expect(act).toHaveTextContent(/^rest fr.*/u);
  expect(time).toHaveTextContent("10:00:00");
  const form = await pick(table, /10:00:00/u, "Corriger");
  const choose = async (label: RegExp, option: RegExp) => {
    const field = within(form).getByRole("combobox", { name: label });
    field.focus();
    await userEvent.keyboard("{ArrowDown}");
    const found = await screen.findByRole("option", { name: option });
    await userEvent.click(found);
  };
  await choose(/^Comportement/u, /^groom fr/u);
  await choose(/^Envers qui/u, /^Simba/u);
  await choose(/^with fr/u, /^hand fr/u);
  await giveReason(form);
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(changes()).toMatchObject([
    {
      focal: {
        behaviourId: "groom",
        partnerId: "animal-2",
        modifiers: [expect.stringContaining(".hand")],
      },
    },
  ]);
  await outbox.drained(5000);
});

it("puts what was seen in a scan right with the keys of a scan", async () => {
  seedEthogram();
  await open({ animalIds: ["animal-1", "animal-2"] });
  const scans = await screen.findByRole("region", { name: "Scans" });
  await enter(scans, "button", /^10:00:01 · 13/u);
  const form = await pick(scans, /: Nala/u, "Corriger");
  await enter(form, "button", /^walk fr/u);
  await giveReason(form);
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(changes()).toMatchObject([
    { seen: { animalId: "animal-1", behaviourIds: ["walk"], x: 500 } },
  ]);
  await outbox.drained(5000);
});

const setTime = (form: HTMLElement, label: RegExp, value: string) =>
  fireEvent.change(within(form).getByLabelText(label), { target: { value } });

it("puts right when it was over, not before what was collected last, and shows what follows", async () => {
  await open({ endedAt: new Date("2026-11-20T23:00:00Z") });
  expect(await screen.findByText(/Observé 14 h/u)).toBeVisible();
  const marks = screen.getByRole("region", { name: "Pauses et notes" });
  await enter(marks, "button", /Rectifier la fin/u);
  const form = await panel();
  setTime(form, /Fin de l’observation/u, "10:01:00");
  await giveReason(form);
  expect(
    await within(form).findByText(/^La fin doit se situer entre/u),
  ).toBeVisible();
  expect(desk.written).toHaveLength(0);
  setTime(form, /Fin de l’observation/u, "10:10:00");
  await enter(form, "button", /Enregistrer la correction/u);
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(changes()).toEqual([
    { mark: { t: 600_000, kind: "end", animalId: null, text: null } },
  ]);
  expect(await screen.findByText(/Observé 10 min, 1 animal/u)).toBeVisible();
  await outbox.drained(5000);
});

it("puts in a pause that was forgotten with both its ends, and takes a note out", async () => {
  await open();
  const marks = await screen.findByRole("region", { name: "Pauses et notes" });
  await enter(marks, "button", /Ajouter une pause oubliée/u);
  const form = await panel();
  setTime(form, /^Pause$/u, "10:02:00");
  setTime(form, /^Reprise$/u, "10:04:00");
  await giveReason(form);
  await waitFor(() => expect(desk.written).toHaveLength(2));
  expect(changes()).toMatchObject([
    { mark: { t: 120_000, kind: "pause" } },
    { mark: { t: 240_000, kind: "resume" } },
  ]);
  expect(await screen.findByText(/Observé 8 min/u)).toBeVisible();
  const removal = await pick(marks, /Un visiteur tape/u, "Retirer");
  await userEvent.type(
    within(removal).getByRole("textbox", { name: /Motif/u }),
    "Doublon",
  );
  await enter(removal, "button", /Retirer/u);
  await waitFor(() => expect(desk.written).toHaveLength(3));
  expect(changes()[2]).toEqual({ removed: true });
  await outbox.drained(5000);
});

it("is corrected by nobody who may not", async () => {
  desk.workAs({ sectorRoles: { keeper: ["sector-1"] } });
  await open();
  await screen.findByText(/Observé 10 min/u);
  expect(
    screen.queryByRole("button", { name: "Ajouter un comportement oublié" }),
  ).toBeNull();
  expect(screen.queryByRole("menuitem")).toBeNull();
});
