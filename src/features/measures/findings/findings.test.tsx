import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { builtInParameter } from "@domain/measures/parameters/parameter";
import { addDays } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";
import type { Finding } from "@domain/finding/finding";
import { anEnclosure } from "../../../../tests/builders/facility";
import { aFinding } from "../../../../tests/builders/findings";
import { sector1, zooA } from "../../../../tests/builders/ids";
import { aUser } from "../../../../tests/builders/people";
import { provideBackend } from "../../../data/backend";
import { SignedIn } from "../../../data/hooks/ready-session";
import { outbox } from "../../../data/outbox/outbox";
import { subscriptions } from "../../../data/subscriptions";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as AlertsPanel } from "../alerts/alerts-panel";
import { Component as AlertsTab } from "../alerts/alerts-tab";
import { Component as FindingsFigure } from "../figure/findings-figure";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();

const finding = (more: Partial<Finding> = {}) =>
  aFinding({
    subject: { kind: "enclosure", id: "rock", areaId: null },
    source: {
      kind: "enclosureMeasure",
      id: `${zooA}_temperature`,
      version: null,
    },
    createdAt: new Date("2026-07-06T04:10:00Z"),
    ...more,
  });
const verdict: NonNullable<Finding["verdict"]> = {
  ...{ kind: "improved", before: 31, after: 25, difference: -6 },
  ...{ low: -8, high: -4, nBefore: 20, nAfter: 18 },
  testedOn: "2026-08-27" as never,
};

beforeEach(() => {
  desk.clear();
  provideBackend(desk.store);
  desk.workAs({
    right: "user",
    sectorRoles: {
      keeper: [],
      management: [sector1],
      veterinary: [],
      nutrition: [],
    },
  });
  desk.seed(
    "enclosures",
    "rock",
    anEnclosure({ enclosureId: "rock", enclosureName: "Rocher" }),
  );
  const built = builtInParameter(zooA, "temperature");
  if (built) desk.seed("environmentalParameters", built.parameterId, built);
});

// What is still on its way would be a change of the next test's finding.
afterEach(async () => {
  await outbox.drained(5000);
});

const open = (all: readonly Finding[], search = "") => {
  for (const one of all) desk.seed("findings", one.findingId, one);
  return renderUi(
    <SignedIn>
      <AlertsTab />
    </SignedIn>,
    { at: `/Dashboard?tab=alerts&status=findings${search}` },
  );
};
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const tap = async (element: HTMLElement | Promise<HTMLElement>) =>
  userEvent.click(await element);
const written = () =>
  desk.written.filter(({ collection }) => collection === "findings");

it("tells what was seen with its interval and n, and what became of it", async () => {
  await open([finding({ verdict })]);
  expect(
    await screen.findByText(
      /Température\s: 31\s°C, au-dessus de ce qui était attendu \(25\s°C, de 22 à 28, n = 20\)/,
    ),
  ).toBeVisible();
  const table = within(screen.getByRole("table", { name: "Constats" }));
  expect(table.getByText("Amélioré")).toBeVisible();
  expect(
    screen.getByText(/différence -6\s°C \(de -8 à -4, n = 20 et 18\)/),
  ).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Suivre/ })).toBeNull();
});

it("says that a value lies below what was expected", async () => {
  const { seen } = finding();
  await open([finding({ seen: { ...seen, value: 19 } })]);
  expect(
    await screen.findByText(
      /Température\s: 19\s°C, au-dessous de ce qui était attendu \(25\s°C, de 22/,
    ),
  ).toBeVisible();
});

it("asks for what is set beforehand once something was done", async () => {
  await open([finding()]);
  const table = await screen.findByRole("table", { name: "Constats" });
  expect(await within(table).findByText("À traiter")).toBeVisible();
  await tap(button(/^Suivre/));
  const form = within(await screen.findByRole("dialog"));
  await userEvent.type(
    form.getByRole("textbox", { name: /Plus petit changement utile/ }),
    "2,5",
  );
  await tap(form.findByText("Plus bas"));
  await tap(form.getByRole("button", { name: "Enregistrer" }));
  await waitFor(() =>
    expect(written()[0]?.values).toMatchObject({
      goodDirection: "down",
      relevantChange: 2.5,
    }),
  );
});

it("says at the day of the action that it comes too soon for a verdict, from which day on one can, and saves it all the same", async () => {
  const { seen } = finding();
  const today = parisDay(new Date());
  const to = addDays(today, -4);
  await open([
    finding({
      ...{ goodDirection: "down", relevantChange: 2.5 },
      seen: { ...seen, from: to, to },
    }),
  ]);
  await tap(button(/^Indiquer le jour de l’action/));
  const form = within(await screen.findByRole("dialog"));
  expect(
    await form.findByRole("textbox", {
      name: /^Plus petit changement utile \(°C\)/,
    }),
  ).toBeVisible();
  const warning = /seulement\. Un verdict en demande 8/;
  expect(form.queryByText(warning)).toBeNull();
  await tap(form.getByRole("button", { name: "Aujourd’hui" }));
  const first = Number(addDays(to, 9).slice(-2));
  expect(form.getByText(warning)).toHaveTextContent(
    new RegExp(`: 3 seulement\\..*: à partir du ${String(first)} `),
  );
  await tap(form.getByRole("button", { name: "Enregistrer" }));
  await waitFor(() => expect(written()).toHaveLength(1));
});

it("waits for the name and the unit of its parameter instead of telling another word", async () => {
  subscriptions.close();
  provideBackend({
    ...desk.store,
    watch: (query, ...heard) =>
      query.collection === "environmentalParameters"
        ? () => undefined
        : desk.store.watch(query, ...heard),
  });
  await open([finding()]);
  const table = within(await screen.findByRole("table", { name: "Constats" }));
  expect(await table.findByText("À traiter")).toBeVisible();
  expect(table.queryByText(/Paramètre/)).toBeNull();
  expect(table.getByText("Chargement…")).toBeInTheDocument();
});

it("leads to its chart over the days of what was seen", async () => {
  await open([finding()]);
  const link = await screen.findByRole("link", { name: /31\s°C/ });
  const address = new URL(link.getAttribute("href") ?? "", "http://at");
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    ...{ parameterId: `${zooA}_temperature` },
    ...{ range: "30d", until: "2026-07-08" },
  });
});

it("says that the day of the action is awaited, and asks for it at its place", async () => {
  await open([
    finding({ goodDirection: "down", relevantChange: 2.5, retestWeeks: 6 }),
  ]);
  const awaited =
    "Il manque le jour de l’action ; le nouvel examen suit 6 semaines après.";
  expect(await screen.findByText(awaited)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Suivre/ })).toBeNull();
  await tap(button(/^Indiquer le jour de l’action/));
  const form = within(await screen.findByRole("dialog"));
  expect(form.getByText(awaited)).toBeVisible();
  await tap(form.getByRole("button", { name: "Aujourd’hui" }));
  expect(form.queryByText(awaited)).toBeNull();
  await tap(form.getByRole("button", { name: "Enregistrer" }));
  await waitFor(() => expect(written()).toHaveLength(1));
  expect(written()[0]?.values).toEqual(
    expect.objectContaining({ actionDay: parisDay(new Date()) }),
  );
});

it("says all that is still awaited, as its panel does, instead of that all is done", async () => {
  await open([finding()]);
  await tap(button(/^Suivre/));
  // The panel's place stands before its form, which is fetched.
  await tap(screen.findByText("Plus bas"));
  const form = within(screen.getByRole("dialog"));
  const awaited =
    "Encore à indiquer : Plus petit changement utile · Jour de l’action.";
  expect(form.getByText(awaited)).toBeVisible();
  await tap(form.getByRole("button", { name: "Enregistrer" }));
  expect(await screen.findByText(`Enregistré. ${awaited}`)).toBeVisible();
});

it("leads to the task that was made of it, and asks for no other", async () => {
  const taskId = "finding_f1";
  const { router } = await open([finding({ taskTitle: "Aérer", taskId })]);
  await tap(button(/^Plus d’actions|^Autres actions|⋯|actions/i));
  expect(await screen.findByText("Voir la tâche")).toBeVisible();
  expect(screen.queryByText("Créer une tâche")).toBeNull();
  await tap(screen.findByRole("menuitem", { name: "Voir la tâche" }));
  await waitFor(() =>
    expect(router.state.location.search).toContain(`taskId=${taskId}`),
  );
});

it("becomes a task with one click", async () => {
  await open([finding()]);
  await tap(button(/^Plus d’actions|^Autres actions|⋯|actions/i));
  await tap(screen.findByRole("menuitem", { name: "Créer une tâche" }));
  await waitFor(() =>
    expect(String(written()[0]?.values["taskTitle"])).toMatch(
      /^Rocher · Température/,
    ),
  );
});

it("says its alert in the operation that makes it", async () => {
  await open([finding()]);
  await tap(button(/^Plus d’actions|^Autres actions|⋯|actions/i));
  await tap(screen.findByRole("menuitem", { name: "Signaler une alerte" }));
  await waitFor(() => expect(desk.written).toHaveLength(2));
  const [alert, change] = desk.written;
  expect(alert).toMatchObject({ collection: "alerts", kind: "create" });
  expect(change?.values).toMatchObject({ alertId: alert?.id });
  const entries = [...outbox.list(), ...outbox.landed()];
  expect(
    entries.map(({ operations }) =>
      operations.map(({ collection }) => collection),
    ),
  ).toContainEqual(["alerts", "findings"]);
});

it("lists those that were put away where one asks for them, by whom, when and why, with nothing left to do", async () => {
  desk.seed(
    "users",
    "manager",
    aUser({
      ...{ userId: "manager", userFirstname: "Nora", userLastname: "Diallo" },
    }),
  );
  await open([
    finding(),
    finding({
      ...{ findingId: "away", isArchived: true, reason: "Sonde en panne" },
      ...{ updatedBy: "manager", updatedAt: new Date("2026-07-08T08:00:00Z") },
    }),
  ]);
  expect(await screen.findByRole("button", { name: /^Suivre/ })).toBeVisible();
  expect(screen.queryByText(/Sonde en panne/)).toBeNull();
  await tap(button("Écartés"));
  expect(
    await screen.findByText(/^Nora Diallo, .*8.*\s: Sonde en panne$/),
  ).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Suivre/ })).toBeNull();
  expect(await button("Écartés")).toHaveAttribute("aria-pressed", "true");
});

it("shows those alone that a tile counts", async () => {
  const testedOn = parisDay(new Date());
  const judged = { ...verdict, testedOn };
  await open(
    [
      finding(),
      finding({ findingId: "improved", verdict: judged }),
      finding({ findingId: "long ago", verdict }),
      finding({ findingId: "worse", verdict: { ...judged, kind: "worse" } }),
    ],
    "&kind=improved",
  );
  const table = await screen.findByRole("table", { name: "Constats" });
  expect(await within(table).findAllByText("Amélioré")).toHaveLength(1);
  expect(within(table).queryByText("Aggravé")).toBeNull();
});

it("says that there is none", async () => {
  await open([]);
  expect(await screen.findByText("Aucun constat")).toBeVisible();
});

it("is counted on the pilot centre of who may put it away, each number with its list", async () => {
  desk.workAs({ right: "admin" });
  for (const one of [
    finding(),
    finding({
      findingId: "two",
      verdict: { ...verdict, testedOn: parisDay(new Date()) },
    }),
  ])
    desk.seed("findings", one.findingId, one);
  await renderUi(
    <SignedIn>
      <AlertsPanel />
    </SignedIn>,
  );
  const tile = await screen.findByRole("link", { name: /Amélioré/ });
  expect(tile).toHaveTextContent("1");
  expect(tile).toHaveAttribute(
    "href",
    expect.stringContaining("status=findings&kind=improved"),
  );
  expect(screen.getByRole("link", { name: /À traiter/ })).toHaveTextContent(
    "1",
  );
});

it("is counted with the verdicts that tell nothing, and with a sign where there may be more", async () => {
  desk.workAs({ right: "admin" });
  const testedOn = parisDay(new Date());
  const judged = (findingId: string, kind: "noChange" | "notEnough") =>
    finding({ findingId, verdict: { ...verdict, kind, testedOn } });
  const all = Array.from({ length: 48 }, (_, at) => `f${String(at)}`);
  for (const one of [
    judged("same", "noChange"),
    judged("few", "notEnough"),
    ...all.map((findingId) => finding({ findingId })),
  ])
    desk.seed("findings", one.findingId, one);
  await renderUi(
    <SignedIn>
      <AlertsPanel />
    </SignedIn>,
  );
  const same = await screen.findByRole("link", { name: /Aucun changement vu/ });
  expect(same).toHaveTextContent("1+");
  expect(same).toHaveAttribute(
    "href",
    expect.stringContaining("status=findings&kind=noChange"),
  );
  expect(
    screen.getByRole("link", { name: /Données insuffisantes/ }),
  ).toHaveTextContent("1+");
  expect(screen.getByRole("link", { name: /À traiter/ })).toHaveTextContent(
    "48+",
  );
});

it("is frozen into a report with what was expected and what became of it, those of its period alone", async () => {
  const days = (day: string) => ({ from: day as never, to: day as never });
  const { seen } = finding();
  const all = [
    finding({ verdict, seen: { ...seen, ...days("2026-07-05") } }),
    finding({
      findingId: "earlier",
      seen: { ...seen, ...days("2026-03-01") },
    }),
  ];
  for (const one of all) desk.seed("findings", one.findingId, one);
  await renderUi(
    <SignedIn>
      <FindingsFigure
        from={"2026-07-01" as never}
        to={"2026-07-31" as never}
        sectorIds={[]}
        shown={(fresh) => <output>{JSON.stringify(fresh?.figure)}</output>}
      />
    </SignedIn>,
  );
  const figure = async () =>
    JSON.parse((await screen.findByRole("status")).textContent) as object;
  await waitFor(async () =>
    expect(await figure()).toMatchObject({
      ...{ n: 1, counts: "findings", drawing: "none" },
      rows: [
        {
          label: "Rocher · Température (°C) · Amélioré",
          values: [
            ...[seen.value, seen.centre, seen.low, seen.high, seen.n],
            ...[-6, -8, -4, verdict.nBefore, verdict.nAfter],
          ],
        },
      ],
    }),
  );
});
