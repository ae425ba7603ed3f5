import { builtInParameter } from "@domain/measures/parameters/parameter";
import { configure, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { anEnclosure } from "../../../../tests/builders/facility";
import { zooA } from "../../../../tests/builders/ids";
import { anAlert } from "../../../../tests/builders/measures";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as AlertTold } from "./alert-told";
import { Component as AlertsPanel } from "./alerts-panel";
import { Component as AlertsTab } from "./alerts-tab";

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 5_000 });

const desk = openDesk();
const own = desk.store.watch.bind(desk.store);
const hot = anAlert({
  textKey: "limitsAbove",
  subject: { kind: "enclosure", id: "rock", areaId: null },
  values: { parameterId: `${zooA}_temperature`, value: 34.5, max: 30 },
});

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "admin" });
  desk.seed(
    "enclosures",
    "rock",
    anEnclosure({ enclosureId: "rock", enclosureName: "Rocher" }),
  );
  desk.seed("alerts", hot.alertId, hot);
});
afterEach(() => vi.restoreAllMocks());

/** From now on nothing is answered of some collections: it fails, or it stays on its way. */
const silence = (collections: readonly string[], fails: boolean) =>
  vi.spyOn(desk.store, "watch").mockImplementation((query, onRows, onError) => {
    if (!collections.includes(query.collection))
      return own(query, onRows, onError);
    if (fails) queueMicrotask(() => onError("internal"));
    return () => undefined;
  });

it("says that alerts and findings could not be loaded, and loads them when asked again", async () => {
  silence(["alerts", "findings"], true);
  await renderUi(
    <SignedIn>
      <AlertsPanel />
    </SignedIn>,
  );
  const again = await waitFor(() => {
    const both = screen.getAllByRole("button", { name: "Réessayer" });
    expect(both).toHaveLength(2);
    return both;
  });
  expect(screen.getByRole("heading", { name: "Alertes" })).toBeVisible();
  vi.restoreAllMocks();
  for (const button of again) await userEvent.click(button);
  expect(await screen.findByRole("link", { name: /Rocher/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

it("says nothing of a value while what it is of is on its way", async () => {
  silence(["environmentalParameters"], false);
  await renderUi(
    <SignedIn>
      <AlertsTab />
    </SignedIn>,
    { at: "/Dashboard?tab=alerts" },
  );
  expect(await screen.findByRole("link", { name: "Rocher" })).toBeVisible();
  expect(screen.queryByText(/34,5/)).toBeNull();
});

it("counts what the cause leaves, and says of what goes on that it waits", async () => {
  const built = builtInParameter(zooA, "temperature");
  if (built) desk.seed("environmentalParameters", built.parameterId, built);
  const byHand = anAlert({
    ...{ alertId: "by-hand", textKey: "hand", text: "Clôture" },
    source: { kind: "hand", id: "by-hand" },
  });
  desk.seed("alerts", "by-hand", byHand);
  await renderUi(
    <SignedIn>
      <AlertsTab />
    </SignedIn>,
    { at: "/Dashboard?tab=alerts&kind=hand" },
  );
  expect(await screen.findByRole("link", { name: /Clôture/ })).toBeVisible();
  const title = screen.getByRole("heading", { level: 1 });
  expect(title.parentElement).toHaveTextContent(/^Alertes1$/);
  expect(screen.getAllByText("En cours, à traiter")).toHaveLength(1);
});

it("tells in the history what an alert is of, and nothing of one that is not to be read", async () => {
  const built = builtInParameter(zooA, "temperature");
  if (built) desk.seed("environmentalParameters", built.parameterId, built);
  const { container } = await renderUi(
    <SignedIn>
      <AlertTold alertId={hot.alertId} />
      <AlertTold alertId="unknown" />
    </SignedIn>,
  );
  expect(await screen.findByText(/^Température/u)).toBeVisible();
  expect(container.querySelectorAll("p")).toHaveLength(1);
});
