import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { anAnimal } from "../../../../tests/builders/facility";
import { aHealthValue, aPrescription } from "../../../../tests/builders/health";
import { sector1, zooA } from "../../../../tests/builders/ids";
import { builtInId } from "@domain/measures/parameters/parameter";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { openFromAlert, Silent } from "../testing/from-alert";
import { Component as TreatmentsPart } from "./treatments-part";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const over = aPrescription({
  prescriptionId: "over",
  molecule: "ivermectine",
  status: "archived",
  endReason: "recovery",
});

beforeEach(() => {
  desk.clear();
  desk.workAs({ sectorRoles: { veterinary: [sector1] } });
  desk.seed("animals", "animal-1", anAnimal());
  for (const one of [aPrescription(), over])
    desk.store.seed("prescriptions", one.prescriptionId, one, "animal-1");
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const open = (at = "/") =>
  renderUi(
    <SignedIn>
      <TreatmentsPart id="animal-1" />
    </SignedIn>,
    { at },
  );
const treatment = () => screen.findByRole("article", { name: "Méloxicam" });

it("shows what goes on, and what is over when it is asked for", async () => {
  const user = userEvent.setup();
  await open();
  const card = await treatment();
  expect(within(card).getByText("1,5 mg · 1 ml · Orale")).toBeVisible();
  expect(
    within(card).getByText("Deux fois par jour · 08:00, 20:00"),
  ).toBeVisible();
  expect(screen.queryByRole("article", { name: "Ivermectine" })).toBeNull();
  await user.click(
    screen.getByRole("button", { name: "Voir les traitements terminés" }),
  );
  const ended = await screen.findByRole("article", { name: "Ivermectine" });
  expect(within(ended).getByText("Guérison")).toBeVisible();
});

it("keeps in sight what was prescribed before a revision, and until when", async () => {
  const until = new Date("2026-11-20T09:00:00Z");
  const before = { ...aPrescription({ dosage: 1.2 }), revision: 1 };
  desk.store.seed(
    "prescriptions",
    aPrescription().prescriptionId,
    aPrescription({
      revision: 2,
      revisions: [{ ...before, from: new Date("2026-11-18T09:00:00Z"), until }],
    }),
    "animal-1",
  );
  await open();
  expect(
    within(await treatment()).getByText(/^Jusqu’au 20 nov.*1,2\smg · 1\sml/),
  ).toBeVisible();
});

it("shows a keeper the current ones alone, and nothing to change", async () => {
  desk.workAs({ sectorRoles: { keeper: [sector1] } });
  await open();
  const card = await treatment();
  expect(within(card).queryByRole("button")).toBeNull();
  expect(screen.queryByRole("button", { name: "Prescrire" })).toBeNull();
  expect(
    screen.queryByRole("button", { name: "Voir les traitements terminés" }),
  ).toBeNull();
});

it("begins a prescription where the address asks for one, of who prescribes, once", async () => {
  const { router, unmount } = await open("/?tab=health&mode=prescribe");
  const form = await screen.findByRole("form", { name: "Ordonnance" });
  await userEvent.click(within(form).getByRole("button", { name: "Annuler" }));
  await waitFor(() =>
    expect(screen.queryByRole("form", { name: "Ordonnance" })).toBeNull(),
  );
  expect(router.state.location.search).toBe("?tab=health");
  unmount();
  desk.workAs({ sectorRoles: { keeper: [sector1] } });
  await open("/?tab=health&mode=prescribe");
  await treatment();
  expect(screen.queryByRole("form", { name: "Ordonnance" })).toBeNull();
});

it("a prescription that begins from an alert has its words as its reason, which can be said otherwise", async () => {
  const address = "/?tab=health&mode=prescribe&alertId=light";
  const { router } = await openFromAlert(
    <TreatmentsPart id="animal-1" />,
    address,
  );
  const form = within(await screen.findByRole("form", { name: "Ordonnance" }));
  const reason = form.getByRole("textbox", { name: /^Motif/ });
  expect(reason).toHaveValue("light animal-1");
  await userEvent.type(reason, " !");
  expect(reason).toHaveValue("light animal-1 !");
  expect(router.state.location.search).not.toContain("animal-1");
});

it("a prescription of an alert that cannot be heard of without a network begins soon, without a reason", async () => {
  vi.stubGlobal("navigator", { onLine: false, userAgent: "test" });
  await openFromAlert(
    <TreatmentsPart id="animal-1" />,
    "/?tab=health&mode=prescribe&alertId=light",
    Silent,
  );
  const form = await screen.findByRole(
    "form",
    { name: "Ordonnance" },
    { timeout: 2500 },
  );
  expect(within(form).getByRole("textbox", { name: /^Motif/ })).toHaveValue("");
});

it("says what a prescription lacks, and sends nothing", async () => {
  const user = userEvent.setup();
  await open();
  await user.click(await screen.findByRole("button", { name: "Prescrire" }));
  const form = await screen.findByRole("form", { name: "Ordonnance" });
  await user.click(within(form).getByRole("button", { name: "Enregistrer" }));
  expect(
    await within(form).findByText(/^L’ordonnance est incomplète/u),
  ).toBeVisible();
  expect(desk.written).toEqual([]);
});

it("says before it is prescribed that the same is being given, and what a dose is for the weight", async () => {
  const user = userEvent.setup();
  // A slip that was mended, below a weight that was taken back.
  const before = new Date(Date.now() - 60_000);
  const lines = [
    { valueId: "slip", value: 100, at: before },
    { valueId: "mended", value: 10, at: before, replaces: "slip" },
    { valueId: "later", value: 11, at: new Date() },
    { valueId: "none", value: null, at: new Date(), voids: "later" },
  ];
  for (const line of lines)
    desk.store.seed(
      "healthValues",
      line.valueId,
      aHealthValue({ parameterId: builtInId(zooA, "weight"), ...line }),
      "animal-1",
    );
  await open();
  await user.click(await screen.findByRole("button", { name: "Prescrire" }));
  const form = within(await screen.findByRole("form", { name: "Ordonnance" }));
  expect(form.queryByText(/reçoit déjà/u)).toBeNull();
  await user.click(form.getByRole("combobox", { name: "Molécule" }));
  await user.click(await screen.findByRole("option", { name: "Méloxicam" }));
  expect(await form.findByText(/reçoit déjà Méloxicam/u)).toBeVisible();
  await user.type(form.getByRole("textbox", { name: /^Dos/u }), "50");
  expect(await form.findByText(/5\smg\/kg/u)).toBeVisible();
});

it("ends a treatment with its reason, in one's own name", async () => {
  const user = userEvent.setup();
  await open();
  const card = await treatment();
  await user.click(within(card).getByRole("button", { name: /Méloxicam/u }));
  await user.click(
    await screen.findByRole("menuitem", { name: "Terminer le traitement" }),
  );
  const form = await screen.findByRole("form", {
    name: "Terminer le traitement",
  });
  const save = within(form).getByRole("button", { name: "Enregistrer" });
  await user.click(save);
  expect(desk.written).toEqual([]);
  await user.click(
    within(form).getByRole("radio", { name: "Effets secondaires" }),
  );
  await user.click(save);
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]).toMatchObject({
    collection: "prescriptions",
    id: "prescription-1",
    parentId: "animal-1",
    values: { endReason: "sideEffects", endedBy: "person", endNote: null },
  });
});
