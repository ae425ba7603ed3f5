import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { FrozenFigure, Block } from "@domain/report/block";
import { beforeEach, expect, it, vi } from "vitest";
import {
  aFigureBlock,
  aFrozenFigure,
  aHealthReport,
  aReport,
  aText,
} from "../../../tests/builders/reports";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import type { OfFigure } from "../slot-figures";
import type { SlotPart } from "../slots";
import { PartsProvider } from "../slots";
import { Component as ReportListPage } from "./report-list.page";
import { Component as ReportPage } from "./report.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const frozen = aFrozenFigure();
const { drawing, head, columns, rows, n, counts, from, to } = frozen;
const figure = {
  ...{ question: "", drawing, head, columns, rows, n, counts, from, to },
  versions: [],
};

/** An inventory as it is now. */
const parts: SlotPart[] = [
  {
    ...{ slot: "figure", key: "inventory", figure: "inventory" },
    Component: (({ shown }: OfFigure) =>
      shown({ title: "Inventaire du jour", figure })) as SlotPart["Component"],
  },
];

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "admin" });
});

const open = (report: ReturnType<typeof aReport> | null, search = "") => {
  if (report !== null) desk.seed("reports", report.reportId, { ...report });
  return renderUi(
    <SignedIn>
      <PartsProvider value={parts}>
        <ReportPage />
      </PartsProvider>
    </SignedIn>,
    { at: `/ReportManagementView?reportId=report-1${search}` },
  );
};

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));
const last = () => desk.written.at(-1)?.values;
const blocksWritten = () => (last()?.["blocks"] ?? []) as Block[];
const kindsWritten = () => blocksWritten().map(({ blockId }) => blockId);

it("freezes a figure with its data as they are", async () => {
  await open(aReport({ blocks: [aText()] }));
  await press("Ajouter une figure");
  const panel = await screen.findByRole("dialog");
  await userEvent.click(
    within(panel).getByRole("combobox", { name: "Figure" }),
  );
  await userEvent.click(
    await screen.findByRole("option", { name: "Inventaire par espèce" }),
  );
  await press("Figer et ajouter");
  await waitFor(() => expect(desk.written).toHaveLength(1));
  const [, block] = blocksWritten();
  expect(block).toMatchObject({
    ...{ blockId: "b2", kind: "figure", title: "Inventaire du jour" },
    figure: { kind: "inventory", rows: figure.rows, n: 10 },
  });
});

it("draws a frozen figure from its rows, of how many and when", async () => {
  await open(aReport(), "&tab=preview");
  const drawn = await screen.findByRole("region", { name: "Inventaire" });
  await waitFor(() => expect(drawn).toHaveTextContent("Maki catta"));
  expect(drawn).toHaveTextContent("10 individus");
  expect(drawn).toHaveTextContent(/figé le 20 nov/);
  expect(screen.getByRole("article")).toHaveAttribute("data-paper");
});

it("draws a value with its interval in words, and one that was frozen without", async () => {
  const labels = ["Score", "95 % de", "95 % à", "Au pire", "Au mieux", "n"];
  const blocks = [
    aFigureBlock({
      drawing: "intervals",
      columns: labels.map((label) => ({ label, unit: null })),
      rows: [
        { label: "Abri", values: [60, 50, 72.5, 60, 60, 8], text: null },
        { label: "Sol", values: [40, null, null, 40, 40, 2], text: null },
      ],
    }),
    aFigureBlock({}, "b3"),
  ];
  await open(aReport({ blocks }), "&tab=preview");
  const [fresh, old] = await screen.findAllByRole("figure");
  expect(fresh).toHaveTextContent(/Abri60 \(50 – 72,5\)Sol40$/u);
  expect(old).toHaveTextContent(/Maki catta6Grivet4$/u);
});

it("sends its figures as a file", async () => {
  desk.answer(() => ({ exportJobId: "job-1" }));
  await open(aReport());
  await press("Exporter par e-mail");
  await press("M’envoyer le fichier");
  await waitFor(() =>
    expect(desk.called.at(-1)).toMatchObject({
      name: "requestExport",
      input: { asked: { kind: "figures", reportId: "report-1" } },
    }),
  );
});

it("draws a line over time with its interval, and says of a table what its words say", async () => {
  const column = (label: string) => ({ label, unit: null });
  await open(
    aReport({
      blocks: [
        aFigureBlock({
          ...{ kind: "analysis", drawing: "ranges", head: "Période" },
          columns: [
            column("Repos"),
            column("Repos · Au plus bas"),
            column("Repos · Au plus haut"),
          ],
          rows: [{ label: "Novembre", values: [50, 40, 60], text: null }],
        }),
        aFigureBlock(
          {
            ...{ kind: "analysis", drawing: "none", head: "L’un · L’autre" },
            columns: [column("Indice")],
            rows: [{ label: "Nala · Kito", values: [0.5], text: "lien" }],
          },
          "b3",
        ),
      ],
    }),
    "&tab=preview",
  );
  const reader = await screen.findByRole("slider");
  reader.focus();
  await userEvent.keyboard("{Home}");
  expect(await screen.findByText("50, 40 – 60")).toBeVisible();
  expect(
    await screen.findByRole("row", { name: /Nala · Kito.*0,5.*lien/u }),
  ).toBeVisible();
});

it("moves a block by key, takes it out, and takes that back", async () => {
  await open(aReport());
  const named = await screen.findByRole("button", { name: /^Inventaire/ });
  named.focus();
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  await waitFor(() => expect(kindsWritten()).toEqual(["b2", "b1"]));
  await press(/^Retirer\s: Inventaire/);
  await waitFor(() => expect(kindsWritten()).toEqual(["b1"]));
  await press("Revenir en arrière");
  await waitFor(() => expect(kindsWritten()).toEqual(["b2", "b1"]));
});

it("keeps what somebody else wrote meanwhile, and what one typed", async () => {
  await open(aReport());
  await press(/^Tout va bien/);
  const typed = await screen.findByRole("textbox", { name: "Texte" });
  await userEvent.type(typed, " Ou presque.");
  const blocks = [aText("Relu par une collègue.")];
  desk.seed("reports", "report-1", { ...aReport({ blocks }) });
  const before = desk.written.length;
  await press("Enregistrer");
  expect(await screen.findByText(/Quelqu’un d’autre a modifié/)).toBeVisible();
  expect(desk.written).toHaveLength(before);
  expect(typed).toHaveValue("Tout va bien. Ou presque.");
});

it("shows a picture with its caption, which is read instead of it", async () => {
  const path = `zoo-a/reports/report-1/${"0".repeat(32)}.jpg`;
  const block = { blockId: "b1", title: "La volière", path } as const;
  await open(
    aReport({ blocks: [{ ...block, kind: "picture" }] }),
    "&tab=preview",
  );
  const shown = await screen.findByRole("figure");
  expect(shown).toHaveTextContent("La volière");
});

it("takes no picture without a caption, nor a caption without a picture", async () => {
  await open(aReport({ blocks: [] }));
  await press("Ajouter une image");
  await press("Enregistrer");
  const panel = await screen.findByRole("dialog");
  expect(within(panel).getAllByText(/obligatoire|Choisissez/i)).not.toEqual([]);
  expect(desk.written).toEqual([]);
});

it("is approved in one's own name, and then changes no more", async () => {
  await open(aReport({ inReview: true }));
  await press("Approuver");
  const asked = await screen.findByRole("dialog");
  await userEvent.click(
    within(asked).getByRole("button", { name: "Approuver" }),
  );
  const { title, blocks } = aReport();
  await waitFor(() =>
    expect(last()).toMatchObject({ title, blocks, approvedBy: "person" }),
  );
  expect(await screen.findByText("Approuvé")).toBeVisible();
  expect(screen.queryByRole("tab", { name: "Contenu" })).toBeNull();
  await press("Nouvelle version");
  await waitFor(() =>
    expect(last()).toMatchObject({ seriesId: "report-1", version: 2 }),
  );
});

it("takes comments on a block, which are dealt with", async () => {
  await open(aReport(), "&tab=comments");
  await userEvent.type(
    await screen.findByLabelText("Votre commentaire"),
    "À préciser",
  );
  await press("Commenter");
  await press(/^Marquer comme traité\s: À préciser/);
  await waitFor(() =>
    expect(Object.values(last()?.["comments"] ?? {})).toMatchObject([
      { authorId: "person", text: "À préciser", resolved: true },
    ]),
  );
});

it("lists what one may read, and what is sought of it", async () => {
  desk.workAs({ right: "user", sectorRoles: { management: ["sector-1"] } });
  desk.seed("reports", "report-1", {
    ...aReport({ title: "Bilan des soins" }),
  });
  desk.seed("reports", "report-health", {
    ...aHealthReport({ title: "Santé des lémuriens" }),
  });
  await renderUi(
    <SignedIn>
      <ReportListPage />
    </SignedIn>,
    { at: "/ReportListView" },
  );
  expect(
    await screen.findByRole("link", { name: /Santé des lémuriens/ }),
  ).toBeVisible();
  expect(screen.queryByRole("button", { name: "Nouveau rapport" })).toBeNull();
  await userEvent.type(screen.getByRole("searchbox"), "soins");
  await waitFor(() =>
    expect(screen.queryByRole("link", { name: /lémuriens/ })).toBeNull(),
  );
  expect(screen.getByRole("link", { name: /Bilan des soins/ })).toBeVisible();
});

it("is begun beside the list", async () => {
  await renderUi(
    <SignedIn>
      <ReportListPage />
    </SignedIn>,
    { at: "/ReportListView?mode=create" },
  );
  await userEvent.type(
    await screen.findByRole("textbox", { name: /Titre/ }),
    "Bilan",
  );
  await press("Enregistrer");
  await waitFor(() =>
    expect(last()).toMatchObject({ title: "Bilan", language: "fr" }),
  );
});

it("says where there is none", async () => {
  await open(null);
  expect(await screen.findByText("Rapport introuvable")).toBeVisible();
});

it("stands in its own language, its days and numbers too, whichever the app is shown in", async () => {
  await open(aReport({ language: "de" }), "&tab=preview");
  expect(
    await screen.findByText("1. Jan. 2026 bis 30. Juni 2026"),
  ).toBeVisible();
  expect(screen.getByText("Die ganze Einrichtung")).toBeVisible();
  expect(screen.getByRole("button", { name: /^Imprimer/ })).toBeVisible();
});

it("leaves days without a value out of a figure's table, and says how many", async () => {
  const line: Partial<FrozenFigure> = {
    ...{ drawing: "line", head: "Jour", counts: "values" },
    columns: [{ label: "Poids", unit: "kg" }],
    rows: [
      { label: "1 nov.", values: [12], text: null },
      { label: "2 nov.", values: [null], text: null },
      { label: "3 nov.", values: [null], text: null },
      { label: "4 nov.", values: [13], text: null },
    ],
  };
  await open(aReport({ blocks: [aFigureBlock(line)] }), "&tab=preview");
  const table = await screen.findByRole("table", { name: "Inventaire" });
  expect(within(table).getAllByRole("row")).toHaveLength(3);
  expect(
    screen.getByText("2 lignes sans valeur ne sont pas montrées."),
  ).toBeVisible();
});
