import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import {
  anOpenPublication,
  aPublication,
} from "../../../tests/builders/research";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as BiblioPage } from "./biblio.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "admin" });
  desk.seed("biblio", "biblio-1", aPublication());
  desk.seed(
    "biblio",
    "biblio-2",
    anOpenPublication({
      biblioId: "biblio-2",
      title: "Wild animals in captivity",
      type: "book",
      year: 1950,
      authors: [{ family: "Hediger", given: "Heini" }],
      ...{ doi: null, journal: null, tags: [] },
    }),
  );
});

const open = (search = "") =>
  renderUi(
    <SignedIn>
      <BiblioPage />
    </SignedIn>,
    { at: `/BiblioView${search}` },
  );
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));
const file = (text: string) =>
  new File([text], "refs.bib", { type: "application/x-bibtex" });

it("lists what the establishment reads, the latest first, and finds it by words and year", async () => {
  await open();
  const rows = within(
    await screen.findByRole("table", { name: "Bibliographie" }),
  );
  expect(
    rows.getAllByRole("link").map(({ textContent }) => textContent),
  ).toEqual(["The 2020 Five Domains Model", "Wild animals in captivity"]);
  expect(screen.getByText("2 références")).toBeVisible();
  await userEvent.type(
    screen.getByRole("searchbox", { name: /^Titre, auteur/ }),
    "hediger",
  );
  expect(await screen.findByText("1 référence")).toBeVisible();
  expect(screen.queryByText("The 2020 Five Domains Model")).toBeNull();
});

it("shows how a publication is quoted, and takes it out of use", async () => {
  await open("?biblioId=biblio-1");
  expect(await screen.findByText(/^Mellor, D. J. & Beausoleil/)).toBeVisible();
  expect(
    screen.getByRole("link", { name: "10.3390/ani10101870" }),
  ).toHaveProperty("href", "https://doi.org/10.3390/ani10101870");
  await press(/^Autres actions/);
  await userEvent.click(
    await screen.findByRole("menuitem", { name: "Archiver" }),
  );
  await waitFor(() =>
    expect(desk.written[0]).toMatchObject({ values: { archived: true } }),
  );
});

it("leaves everybody's to the provider", async () => {
  await open("?biblioId=biblio-2");
  expect(await screen.findByText(/^Hediger, H\. \(1950\)/)).toBeVisible();
  expect(screen.queryByRole("link", { name: "Modifier" })).toBeNull();
  await press(/^Autres actions/);
  expect(await screen.findAllByRole("menuitem")).toHaveLength(1);
});

it("makes one with a DOI as it was pasted, and says what is none", async () => {
  await open("?mode=create");
  const doi = await screen.findByLabelText("DOI");
  await userEvent.type(doi, "10.x");
  await press("Créer");
  expect(await screen.findByLabelText(/^Titre/)).toHaveAccessibleDescription(
    "Ce champ est obligatoire.",
  );
  expect(doi).toHaveAccessibleDescription(/commence par 10\./);
  await userEvent.clear(doi);
  await userEvent.type(doi, "https://doi.org/10.1017/AWF.2023.5");
  await userEvent.type(screen.getByLabelText(/^Titre/), "On play");
  await userEvent.type(
    screen.getByLabelText("Auteurs"),
    "Špinka, Marek{enter}Newberry, Ruth C.",
  );
  await press("Créer");
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]).toMatchObject({
    kind: "create",
    collection: "biblio",
    values: {
      title: "On play",
      doi: "10.1017/awf.2023.5",
      authors: [
        { family: "Špinka", given: "Marek" },
        { family: "Newberry", given: "Ruth C." },
      ],
    },
  });
});

it("says of a DOI or a title that is typed where it is already, and of what is changed nothing of itself", async () => {
  const { unmount } = await open("?mode=create");
  const doi = await screen.findByLabelText("DOI");
  const there = "Cette référence est déjà là :";
  await userEvent.type(doi, "https://doi.org/10.3390/ANI1010187");
  expect(screen.queryByText(there)).toBeNull();
  await userEvent.type(doi, "0");
  expect(await screen.findByText(there)).toBeVisible();
  expect(
    screen.getByRole("link", { name: "The 2020 Five Domains Model" }),
  ).toHaveAttribute("href", "/BiblioView?biblioId=biblio-1");
  await userEvent.clear(doi);
  await waitFor(() => expect(screen.queryByText(there)).toBeNull());
  await userEvent.type(
    screen.getByLabelText(/^Titre/),
    "wild animals in captivity",
  );
  expect(
    await screen.findByRole("link", { name: "Wild animals in captivity" }),
  ).toBeVisible();
  unmount();
  await open("?biblioId=biblio-1&mode=edit");
  expect(await screen.findByLabelText("DOI")).toHaveValue(
    "10.3390/ani10101870",
  );
  expect(screen.queryByText(there)).toBeNull();
});

it("shows what a file brings before it is kept: new ones, known ones completed, and what cannot be read", async () => {
  await open("?mode=import");
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>("input[type=file]");
    expect(found).not.toBeNull();
    return found!;
  });
  await userEvent.upload(
    input,
    file(`@article{a, title={The 2020 five domains model}, year=2020,
      doi={10.3390/ani10101870}, abstract={On five domains.}}
@article{b, title={Play}, year=2001, author={Burghardt, Gordon M.}}
@article{c, year=1999}
@article{d, title={Play}, year=2001}`),
  );
  const plan = within(await screen.findByRole("table"));
  expect(plan.getByText("Déjà là, complétée")).toBeVisible();
  expect(plan.getByText("Nouvelle")).toBeVisible();
  expect(plan.getByText("En double dans le fichier")).toBeVisible();
  expect(
    screen.getByText("Ligne 4 : l’entrée n’a pas de titre."),
  ).toBeVisible();
  await press("Enregistrer 2 références");
  await waitFor(() => expect(desk.written).toHaveLength(2));
  expect(desk.written).toMatchObject([
    { id: "biblio-1", values: { abstract: "On five domains." } },
    { kind: "create", values: { title: "Play", year: 2001 } },
  ]);
});

it("says of a file that is gone since that it cannot be read", async () => {
  await open("?mode=import");
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>("input[type=file]");
    expect(found).not.toBeNull();
    return found!;
  });
  const gone = file("@article{a, title={Play}}");
  gone.arrayBuffer = () => Promise.reject(new Error("NotReadableError"));
  await userEvent.upload(input, gone);
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Ce fichier n’est pas lisible.",
  );
});

it("is read by members who keep nothing of it", async () => {
  desk.workAs({ sectorRoles: { keeper: ["s1"] } });
  await open("?mode=import");
  expect(
    await screen.findByRole("table", { name: "Bibliographie" }),
  ).toBeVisible();
  expect(
    screen.queryByRole("link", { name: "Ajouter une référence" }),
  ).toBeNull();
});
