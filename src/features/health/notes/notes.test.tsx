import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createElement } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { anAnimal } from "../../../../tests/builders/facility";
import { aHealthNote } from "../../../../tests/builders/health";
import { sector1, sector2 } from "../../../../tests/builders/ids";
import { aTask } from "../../../../tests/builders/work";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Broken, openFromAlert, Silent } from "../testing/from-alert";
import { Component as NotesPart } from "./notes-part";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const vet = () => desk.workAs({ sectorRoles: { veterinary: [sector1] } });
const seed = (note: Parameters<typeof aHealthNote>[0]) => {
  const one = aHealthNote(note);
  desk.store.seed("healthNotes", one.noteId, one, "animal-1");
};

beforeEach(() => {
  const own = ["lame", "dose", "again"];
  for (const id of [...desk.written.map((one) => one.id), ...own])
    desk.store.erase("healthNotes", id, "animal-1");
  desk.clear();
  vet();
  desk.seed("animals", "animal-1", anAnimal());
  seed({ noteId: "lame", title: "Boiterie", text: "Patte avant gauche" });
  seed({
    noteId: "dose",
    noteType: "vaccination",
    title: "Rage",
    nextDue: "2020-01-02" as never,
    at: new Date("2019-01-02T08:00:00Z"),
  });
});

const open = (at = "/") =>
  renderUi(
    <SignedIn>
      <p>Carnet</p>
      <NotesPart id="animal-1" />
    </SignedIn>,
    { at },
  );
const add = () => screen.queryByRole("button", { name: "Ajouter une note" });

it("shows a veterinarian what was noted, and what is overdue", async () => {
  await open();
  expect(await screen.findByText("Patte avant gauche")).toBeVisible();
  expect(screen.getByText("1 échéance dépassée")).toBeVisible();
  expect(screen.getByText(/^Rage : en retard depuis le/)).toBeVisible();
});

it("shows the management without letting it write", async () => {
  desk.workAs({ sectorRoles: { management: [sector1] } });
  await open();
  expect(await screen.findByText("Patte avant gauche")).toBeVisible();
  expect(add()).toBeNull();
  expect(screen.queryByRole("button", { name: /Boiterie/ })).toBeNull();
});

it.each([
  ["a keeper", { sectorRoles: { keeper: [sector1] } }],
  ["another sector’s veterinarian", { sectorRoles: { veterinary: [sector2] } }],
])("shows nothing to %s", async (_, access) => {
  desk.workAs(access);
  await open();
  await screen.findByText("Carnet");
  await expect(
    screen.findByText("Notes vétérinaires", {}, { timeout: 500 }),
  ).rejects.toThrow();
});

it("a note that begins from an alert has its words as its title, once", async () => {
  const titleOf = async () => screen.findByRole("textbox", { name: /^Titre/ });
  const { router } = await openFromAlert(
    <NotesPart id="animal-1" />,
    "/?tab=health&mode=note&alertId=light",
  );
  expect(await titleOf()).toHaveValue("light animal-1");
  await userEvent.click(screen.getByRole("button", { name: "Annuler" }));
  await waitFor(() => expect(router.state.location.search).toBe("?tab=health"));
});

it.each([
  ["cannot be heard of", Silent],
  ["cannot be read here", Broken],
])("a note of an alert that %s begins without words", async (_, reader) => {
  const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const fetch = vi.fn(() => Promise.resolve());
  await openFromAlert(
    <NotesPart id="animal-1" />,
    "/?tab=health&mode=note&alertId=light",
    Object.assign((props: object) => createElement(reader, props), { fetch }),
  );
  const title = await screen.findByRole("textbox", { name: /^Titre/ });
  expect(title).toHaveValue("");
  // The book stays as it is, and what reads alerts is here the next time.
  expect(screen.getByText("Patte avant gauche")).toBeVisible();
  expect(fetch).toHaveBeenCalled();
  told.mockRestore();
});

it.each(["", "a%2Fb", "__x__"])(
  "a note of an alert with the impossible name “%s” begins without words",
  async (alertId) => {
    await openFromAlert(
      <NotesPart id="animal-1" />,
      `/?tab=health&mode=note&alertId=${alertId}`,
    );
    const title = await screen.findByRole("textbox", { name: /^Titre/ });
    expect(title).toHaveValue("");
  },
);

it("keeps a note with its type and title, and says what is missing", async () => {
  const user = userEvent.setup();
  await open();
  await user.click(
    await screen.findByRole("button", { name: "Ajouter une note" }),
  );
  const form = await screen.findByRole("form", { name: "Ajouter une note" });
  const save = within(form).getByRole("button", { name: "Enregistrer" });
  await user.click(save);
  expect(desk.written).toEqual([]);
  await user.click(within(form).getByRole("radio", { name: "Vermifuge" }));
  await user.type(within(form).getByLabelText(/^Titre/), "Milbémycine");
  await user.click(save);
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]).toMatchObject({
    collection: "healthNotes",
    parentId: "animal-1",
    values: {
      noteType: "deworming",
      title: "Milbémycine",
      sectorId: sector1,
      by: "person",
      replaces: null,
      voids: null,
    },
  });
});

it("corrects and takes back by further lines of the same type and instant", async () => {
  const user = userEvent.setup();
  await open();
  const menu = () => screen.findByRole("button", { name: /Boiterie/ });
  await user.click(await menu());
  await user.click(
    await screen.findByRole("menuitem", { name: "Corriger la note" }),
  );
  const title = await screen.findByLabelText(/^Titre/);
  await user.clear(title);
  await user.type(title, "Boiterie guérie");
  const save = screen.getByRole("button", { name: "Enregistrer" });
  await user.click(save);
  expect(desk.written).toEqual([]);
  await user.type(
    screen.getByLabelText(/^Raison de la correction/),
    "Revue ce matin",
  );
  await user.click(save);
  await waitFor(() => expect(desk.written).toHaveLength(1));
  const { at } = aHealthNote();
  expect(desk.written[0]).toMatchObject({
    values: {
      title: "Boiterie guérie",
      at,
      noteType: "consultation",
      replaces: "lame",
      reason: "Revue ce matin",
    },
  });
  await user.click(
    await screen.findByRole("button", { name: /Boiterie guérie/ }),
  );
  await user.click(
    await screen.findByRole("menuitem", { name: "Retirer la note" }),
  );
  const sure = await screen.findByRole("dialog", {
    name: /Retirer cette note/,
  });
  await user.type(
    within(sure).getByLabelText(/^Raison du retrait/),
    "Autre animal",
  );
  await user.click(
    within(sure).getByRole("button", { name: "Retirer la note" }),
  );
  await waitFor(() => expect(desk.written).toHaveLength(2));
  expect(desk.written[1]).toMatchObject({
    values: {
      title: null,
      text: null,
      nextDue: null,
      at,
      voids: desk.written[0]?.id,
      reason: "Autre animal",
    },
  });
});

it("shows who corrected a note, when and why, and what it said before", async () => {
  const user = userEvent.setup();
  seed({
    noteId: "again",
    title: "Entorse",
    text: "Patte avant droite",
    replaces: "lame",
    reason: "Radio relue",
    createdAt: new Date("2026-11-20T09:00:00Z"),
  });
  await open();
  expect(await screen.findByText("Entorse")).toBeVisible();
  const history = screen.getByRole("button", { name: "Historique" });
  expect(history).toHaveAttribute("aria-expanded", "false");
  await user.click(history);
  expect(screen.getByText(/Corrigée le .*Radio relue$/)).toBeVisible();
  for (const former of ["Boiterie", "Patte avant gauche"])
    expect(screen.getByText(former).tagName).toBe("DEL");
});

it("shows notes of one type, and all again", async () => {
  const user = userEvent.setup();
  await open();
  await screen.findByText("Patte avant gauche");
  await user.click(screen.getByRole("radio", { name: "Vaccination" }));
  expect(screen.queryByText("Patte avant gauche")).toBeNull();
  await user.click(screen.getByRole("radio", { name: "Toutes" }));
  expect(screen.getByText("Patte avant gauche")).toBeVisible();
});

it("shows of what is due its task and who did it, and begins the next note of its type", async () => {
  const user = userEvent.setup();
  const done = aTask({
    taskId: "health_animal-1_dose",
    healthNoteId: "dose",
    status: "DONE",
    completedBy: "person",
    completedAt: new Date("2026-11-20T09:00:00Z"),
  });
  desk.seed("tasks", done.taskId, done);
  await open();
  const due = await screen.findByText(/^Rage : échéance du .* faite$/);
  expect(due).toBeVisible();
  expect(screen.getByRole("link", { name: /^Voir la tâche/ })).toHaveAttribute(
    "href",
    "/TaskManagementView?taskId=health_animal-1_dose",
  );
  await user.click(screen.getByRole("button", { name: /^Écrire la note/ }));
  const form = await screen.findByRole("form", { name: "Ajouter une note" });
  expect(
    within(form).getByRole("radio", { name: "Vaccination" }),
  ).toBeChecked();
});

it("begins it where its task sends to", async () => {
  await open("/?from=dose");
  const form = await screen.findByRole("form", { name: "Ajouter une note" });
  expect(
    within(form).getByRole("radio", { name: "Vaccination" }),
  ).toBeChecked();
});

it("begins a new one where an alert of the animal sends to", async () => {
  await open("/?mode=note");
  const form = await screen.findByRole("form", { name: "Ajouter une note" });
  expect(
    within(form).getByRole("radio", { name: "Vaccination" }),
  ).not.toBeChecked();
});

it("brings the note that the address asks for into sight", async () => {
  await open("/?noteId=dose");
  await waitFor(() =>
    expect(document.activeElement).toHaveTextContent(/Vaccination/u),
  );
});
