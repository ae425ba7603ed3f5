import { configure, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { sector1, zooA } from "../../../../tests/builders/ids";
import { aSource } from "../../../../tests/builders/measures";
import { builtInParameter } from "@domain/measures/parameters/parameter";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as Page } from "../enclosure-sensors.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();

beforeEach(() => {
  desk.clear();
  const sectorRoles = {
    keeper: [],
    management: [],
    veterinary: [],
    nutrition: [],
  };
  desk.workAs({
    right: "user",
    sectorRoles: { ...sectorRoles, management: [sector1] },
  });
  const built = builtInParameter(zooA, "temperature");
  if (built) desk.seed("environmentalParameters", built.parameterId, built);
});

const open = (search: string) =>
  renderUi(
    <SignedIn>
      <Page />
    </SignedIn>,
    { at: `/EnclosureSensorView${search}` },
  );
const tap = async (element: HTMLElement | Promise<HTMLElement>) =>
  userEvent.click(await element);
const button = (name: string | RegExp) => screen.findByRole("button", { name });

it("what a source sent is taken out once it was said how much that is", async () => {
  desk.seed("sensorSources", "source-1", aSource());
  desk.workAs({ right: "admin" });
  const answers = [
    { left: 1293, gone: 0 },
    { left: 293, gone: 1000 },
    { left: 0, gone: 293 },
  ];
  desk.answer(() => answers.shift());
  await open("?tab=sources");
  await tap(button(/Autres actions/));
  await tap(screen.findByRole("menuitem", { name: "Écarter des valeurs" }));
  await tap(button("Compter les valeurs"));
  expect(await screen.findByText(/Écarter 1\s293 valeurs/)).toBeVisible();
  expect(desk.called.map(({ input }) => input)).toMatchObject([
    { confirmed: false, sourceId: "source-1" },
  ]);
  await tap(button("Écarter"));
  expect(await screen.findByText(/^1\s293 valeurs écartées/)).toBeVisible();
  expect(desk.called).toHaveLength(3);
});

it("the secret of a source is said once; who only reads sources changes none", async () => {
  const refused = {
    day: "2026-07-01" as never,
    at: new Date("2026-07-01T10:00:00Z"),
    counts: { bounds: 12 },
  };
  const [feed] = aSource().feeds;
  const parameterId = `${zooA}_temperature`;
  desk.seed(
    "sensorSources",
    "source-1",
    aSource({ refused, feeds: feed && [{ ...feed, parameterId }] }),
  );
  const { unmount } = await open("?tab=sources");
  expect(await screen.findByText("Centrale des serres")).toBeVisible();
  expect(screen.queryByRole("button", { name: /Ajouter/ })).toBeNull();
  unmount();
  desk.workAs({ right: "admin" });
  desk.answer(() => ({ sourceId: "source-1", token: "srs.source-1.abc" }));
  await open("?tab=sources");
  await tap(button(/Autres actions/));
  await tap(screen.findByRole("menuitem", { name: "Renouveler le secret" }));
  await tap(button("Renouveler le secret"));
  expect(await screen.findByRole("textbox", { name: "Secret" })).toHaveValue(
    "srs.source-1.abc",
  );
  const example = screen.findByRole("textbox", { name: "Exemple d’envoi" });
  expect((await example).textContent).toMatch(
    /demo-suricate\/europe-west3\/ingest' [^]*srs\.source-1\.abc'[^]*"feed":"sol"[^]*"value":20/u,
  );
  expect(screen.getByText(/0 sur 60\s000/)).toBeVisible();
  expect(screen.getByText(/valeur impossible\s: 12/)).toBeVisible();
  expect(desk.called.map(({ name }) => name)).toEqual(["renewSecret"]);
});

it("a source is put away once somebody agreed", async () => {
  desk.seed("sensorSources", "source-1", aSource());
  desk.workAs({ right: "admin" });
  desk.answer(() => ({ sourceId: "source-1" }));
  await open("?tab=sources");
  await tap(button(/Autres actions/));
  await tap(screen.findByRole("menuitem", { name: "Archiver" }));
  expect(
    await screen.findByText(/refusé tant qu’elle est archivée/),
  ).toBeVisible();
  expect(desk.called).toEqual([]);
  await tap(button("Archiver"));
  await waitFor(() =>
    expect(desk.called.map(({ name }) => name)).toEqual(["changeSource"]),
  );
});
