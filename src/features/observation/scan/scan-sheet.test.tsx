import {
  act,
  configure,
  fireEvent,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { zoneSchema } from "@domain/enclosure/enclosure";
import type { ScanRow } from "@domain/observation/rows/row";
import {
  aBehaviour,
  anEthogramVersion,
} from "../../../../tests/builders/ethograms";
import {
  anEnclosure,
  anEnclosureMap,
} from "../../../../tests/builders/facility";
import {
  anObsSession,
  aScanRow,
  aSeen,
} from "../../../../tests/builders/observation";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { WithPictures } from "../../../ui/testing/pictures";
import { renderUi } from "../../../ui/testing/render-ui";
import type { ScanSheetProps } from "./scan-sheet";
import { ScanSheet } from "./scan-sheet";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const areas = [
  zoneSchema.parse({ areaId: "zone-1", areaName: "Pré" }),
  zoneSchema.parse({
    areaId: "zone-2",
    areaName: "Coulisses",
    hiddenForScanSampling: true,
  }),
];
const nowhere = { x: null, y: null, level: null, areaId: null };
const animalsOf = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    id: `animal-${n + 1}`,
    name: `Tembo ${n + 1}`,
  }));
const plan = anEthogramVersion({
  behaviours: [
    ...anEthogramVersion().behaviours.slice(0, 2),
    aBehaviour({ behaviourId: "groom", outcome: "none" }),
  ],
});

let saved: ScanRow[] = [];
let closed = 0;

beforeEach(() => {
  sessionStorage.clear();
  // There is no canvas here: what is drawn is looked at in a browser.
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  desk.clear();
  desk.workAs({});
  saved = [];
  closed = 0;
});

const sheet = (props: Partial<ScanSheetProps> = {}) => (
  <SignedIn>
    <ScanSheet
      session={anObsSession()}
      plan={plan}
      words={null}
      animals={animalsOf(3)}
      groups={[{ id: "flock", name: "Ibis" }]}
      map={anEnclosureMap()}
      areas={areas}
      slot={2}
      previous={null}
      instant={() => 125_000}
      onSave={(row) => saved.push(row)}
      onClose={() => (closed += 1)}
      {...props}
    />
  </SignedIn>
);
const open = async (props: Partial<ScanSheetProps> = {}) => {
  const view = await renderUi(sheet(props));
  await screen.findByRole("dialog", { name: "Scan" });
  return view;
};

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const key = (name: string) =>
  within(screen.getByRole("region", { name: "Comportements" })).getByRole(
    "button",
    { name: new RegExp(name) },
  );
const tap = (element: Element) => fireEvent.click(element);
/** The map is a unit wide and high here. */
const theMap = () => screen.getByRole("img", { name: "Plan" });
const touchAt = (map: Element, clientX: number, clientY: number) =>
  fireEvent.click(map, { clientX, clientY });
const touchMap = (left: number, top: number) => touchAt(theMap(), left, top);
const save = () => tap(button(/^Enregistrer/));
/** Saves a scan in which nothing is said of some, as it is. */
const saveAsIs = () => {
  save();
  tap(button("Enregistrer tel quel"));
};
const current = () =>
  within(screen.getByRole("list", { name: "Animaux" }))
    .getAllByRole("button")
    .find((tile) => tile.getAttribute("aria-current") === "true");

it("records 40 animals in two touches each, equal to what was touched", async () => {
  const animals = animalsOf(40);
  await open({ animals });
  let touches = 0;
  const touch = (act: () => unknown) => {
    act();
    touches += 1;
  };
  // They stand where they are from the first touch to the last.
  const [rest, walk, map] = [key("rest"), key("walk"), theMap()];
  for (const [n] of animals.entries()) {
    touch(() => tap(n % 2 === 0 ? rest : walk));
    touch(() => touchAt(map, n / 40, n < 20 ? 0.25 : 0.75));
  }
  touch(save);
  expect(touches).toBeLessThanOrEqual(90);
  expect(saved).toEqual([
    {
      t: 125_000,
      slot: 2,
      seen: animals.map(({ id }, n) =>
        aSeen({
          animalId: id,
          behaviourIds: [n % 2 === 0 ? "rest" : "walk"],
          x: (n * 1000) / 40,
          y: n < 20 ? 250 : 750,
          // The upper squares of the map are zone-1, the lower right one is of level 1.
          level: n < 20 ? 0 : 1,
          areaId: n < 20 ? "zone-1" : null,
        }),
      ),
    },
  ]);
});

it("takes over the last scan, of one animal or of all the rest", async () => {
  const seen = [
    aSeen({ behaviourIds: ["walk"], level: 3, areaId: "zone-1" }),
    aSeen({ animalId: "animal-2", behaviourIds: null, ...nowhere }),
    aSeen({ animalId: null, groupId: "flock", count: 12 }),
  ];
  await open({ previous: aScanRow({ seen }) });
  tap(button("Comme au dernier scan"));
  expect(current()).toHaveTextContent("Tembo 2");
  tap(button("Annuler la dernière touche"));
  expect(current()).toHaveTextContent("Tembo 1");
  expect(button(/^Enregistrer/)).toBeDisabled();
  tap(button("Le reste comme au dernier scan"));
  saveAsIs();
  expect(saved[0]?.seen).toEqual(seen);
});

it("says who is not visible, and saves half a scan", async () => {
  await open();
  tap(key("Non visible"));
  expect(current()).toHaveTextContent("Tembo 2");
  expect(button("Enregistrer")).toHaveAccessibleDescription("1 sur 3");
  saveAsIs();
  expect(saved[0]?.seen).toEqual([aSeen({ behaviourIds: null, ...nowhere })]);
  tap(button("Le reste non visible"));
  expect(button("Enregistrer")).toHaveAccessibleDescription("3 sur 3");
});

it("asks of whom nothing is said before it is saved: one touch makes them not visible", async () => {
  await open({ animals: animalsOf(40) });
  for (let n = 0; n < 37; n += 1) tap(key("Non visible"));
  save();
  expect(saved).toEqual([]);
  const asked = screen.getByRole("region", { name: /Il manque des animaux/ });
  expect(asked).toHaveTextContent(
    "Rien n’est dit de : Tembo 38, Tembo 39 et Tembo 40.",
  );
  const on = within(asked).getByRole("button", { name: "Continuer le scan" });
  expect(on).toHaveFocus();
  tap(on);
  expect(screen.queryByRole("region", { name: /Il manque/ })).toBeNull();
  expect(current()).toHaveTextContent("Tembo 38");
  tap(key("rest"));
  save();
  tap(button(/^Non visibles/));
  expect(saved[0]?.seen).toHaveLength(40);
  expect(
    saved[0]?.seen.filter(({ behaviourIds }) => behaviourIds === null),
  ).toHaveLength(39);
});

it("goes back to the scan with Escape where it is asked how to save, and no key touches it meanwhile", async () => {
  const user = userEvent.setup();
  await open();
  tap(key("Non visible"));
  current()?.focus();
  // Twice records nothing that nobody said.
  await user.keyboard("{Enter}{Enter}");
  expect(saved).toEqual([]);
  expect(screen.queryByRole("region", { name: /Il manque/ })).toBeNull();
  await waitFor(() => expect(current()).toHaveFocus());
  await user.keyboard("{Enter}");
  const asked = screen.getByRole("region", { name: /Il manque des animaux/ });
  within(asked).getByRole("heading").focus();
  await user.keyboard("r{Escape}");
  expect(screen.queryByRole("region", { name: /Il manque/ })).toBeNull();
  expect(closed).toBe(0);
  expect(button("Enregistrer")).toHaveAccessibleDescription("1 sur 3");
});

it("counts a flock that is not told apart", async () => {
  await open({ animals: [] });
  expect(screen.getByText(/^Aucun individu nommé n’est/)).toBeVisible();
  tap(button("Ajouter un groupe"));
  tap(await screen.findByRole("menuitem", { name: "Ibis" }));
  tap(button("+10"));
  tap(button("Un de plus"));
  tap(key("rest"));
  touchMap(0.75, 0.75);
  save();
  expect(saved[0]?.seen).toEqual([
    aSeen({
      animalId: null,
      groupId: "flock",
      count: 12,
      x: 750,
      y: 750,
      level: 1,
    }),
  ]);
});

it("begins with the flock of the scan before where nobody has a name", async () => {
  const flock = aSeen({ animalId: null, groupId: "flock", count: 12 });
  await open({ animals: [], previous: aScanRow({ seen: [flock] }) });
  tap(button("Le reste comme au dernier scan"));
  expect(current()).toHaveTextContent("Ibis × 12");
  tap(button("Un de plus"));
  save();
  expect(saved[0]?.seen).toEqual([{ ...flock, count: 13 }]);
});

it("asks at whom a behaviour is directed, by a touch on the other", async () => {
  await open();
  tap(key("groom"));
  expect(screen.getByText(/Vers quel animal/)).toBeVisible();
  tap(button(/Tembo 3/));
  touchMap(0.25, 0.25);
  expect(current()).toHaveTextContent("Tembo 2");
  saveAsIs();
  expect(saved[0]?.seen[0]).toMatchObject({ partnerId: "animal-3" });
});

it("is made by keyboard alone, zones and levels from lists", async () => {
  await open();
  const user = userEvent.setup();
  current()?.focus();
  await user.keyboard("r");
  await user.click(button("Par liste des zones"));
  expect(screen.queryByRole("radio", { name: /Coulisses/ })).toBeNull();
  await user.click(screen.getByRole("radio", { name: /Pré/ }));
  await user.click(screen.getByRole("radio", { name: "2" }));
  current()?.focus();
  await user.keyboard("{ArrowDown}-");
  expect(current()).toHaveTextContent("Tembo 3");
  expect(current()).toHaveFocus();
  await user.keyboard("w{Control>}z{/Control}{Enter}");
  await user.click(button("Enregistrer tel quel"));
  expect(saved[0]?.seen).toEqual([
    aSeen({ ...nowhere, level: 2, areaId: "zone-1" }),
    aSeen({ animalId: "animal-2", behaviourIds: null, ...nowhere }),
  ]);
});

it("leaves places out without a map, and says so", async () => {
  await open({ map: null });
  expect(screen.getByText(/la position n’est pas relevée/)).toBeVisible();
  tap(key("rest"));
  expect(current()).toHaveTextContent("Tembo 2");
  expect(screen.queryByRole("img", { name: "Plan" })).toBeNull();
});

it("asks before it is given up where it is no scan of a session that goes on", async () => {
  const user = userEvent.setup();
  await open({ draftOf: "correction" });
  tap(key("rest"));
  await user.keyboard("{Escape}");
  const question = await screen.findByRole("dialog", {
    name: /Abandonner ce scan/,
  });
  expect(question).toHaveTextContent("Ce qui est dit de 1 sur 3 sera perdu.");
  within(question).getByRole("button", { name: "Continuer le scan" }).focus();
  await user.keyboard("{Enter}");
  expect(closed).toBe(0);
});

it("is kept where it is left, and survives a page that dies", async () => {
  const { unmount } = await open();
  tap(key("rest"));
  tap(button("Fermer"));
  expect(closed).toBe(1);
  unmount();
  await open({ slot: 9, instant: () => 900_000 });
  expect(screen.getByText(/Repris là où ce scan en était/)).toBeVisible();
  saveAsIs();
  expect(saved).toMatchObject([{ t: 125_000, slot: 2, seen: [{}] }]);
});

it("closes at once where nothing was touched", async () => {
  await open();
  tap(button("Fermer"));
  await vi.waitFor(() => expect(closed).toBe(1));
});

it("says what the enclosure lacks for places, to whom may not mend it, too", async () => {
  desk.seed("enclosures", "enclosure-1", anEnclosure({ areas: [] }));
  await open({ map: null });
  expect(
    await screen.findByText("Le plan n’a pas encore ses dimensions."),
  ).toBeVisible();
  expect(screen.queryByRole("link", { name: /Le plan/ })).toBeNull();
});

it("leads a manager to what the enclosure lacks", async () => {
  desk.workAs({ right: "admin" });
  desk.seed("enclosures", "enclosure-1", anEnclosure({ areas: [] }));
  await open({ map: null });
  expect(
    await screen.findByRole("link", {
      name: "Le plan n’a pas encore ses dimensions.",
    }),
  ).toHaveAttribute("href", expect.stringContaining("mode=map"));
});

it("shows animals and behaviours by their pictures, where they have one", async () => {
  const pictured = (name: string) =>
    `official/observations/obs-1/${name.repeat(32)}.jpg`;
  const [first, ...others] = plan.behaviours;
  if (first === undefined) throw new Error("no behaviour");
  const [one, ...rest] = animalsOf(3);
  await renderUi(
    <WithPictures>
      {sheet({
        plan: {
          ...plan,
          behaviours: [{ ...first, picture: pictured("a") }, ...others],
        },
        animals: [
          { id: "animal-1", name: one?.name ?? "", picture: pictured("b") },
          ...rest,
        ],
      })}
    </WithPictures>,
  );
  await screen.findByRole("dialog", { name: "Scan" });
  const imageIn = (element: Element | undefined) =>
    element?.querySelector("img")?.getAttribute("src");
  await waitFor(() =>
    expect(imageIn(key("rest"))).toContain(pictured("a").slice(0, -4)),
  );
  expect(imageIn(key("walk"))).toBeUndefined();
  expect(imageIn(current())).toContain(pictured("b").slice(0, -4));
  expect(key("rest")).toHaveAccessibleName(/^rest fr/);
});

it("tells what a behaviour is, with its picture, while its keys code nothing; Escape leads back to them", async () => {
  const picture = `official/observations/obs-1/${"0".repeat(32)}.jpg`;
  const [first, ...others] = plan.behaviours;
  if (first === undefined) throw new Error("no behaviour");
  const pictured = { ...plan, behaviours: [{ ...first, picture }, ...others] };
  await renderUi(<WithPictures>{sheet({ plan: pictured })}</WithPictures>);
  const definitions = await screen.findByRole("button", {
    name: "Définitions",
  });
  act(() => definitions.focus());
  await userEvent.keyboard("{Enter}");
  const told = await screen.findByRole("region", { name: "Définitions" });
  expect(within(told).getByText(/^walk fr/)).toBeVisible();
  const shown = await within(told).findByAltText(/^Image.*rest fr$/);
  expect(shown).toHaveAttribute("src", `https://pictures.test/${picture}`);
  await userEvent.keyboard("w{Escape}");
  await waitFor(() => expect(definitions).toHaveFocus());
  expect(closed).toBe(0);
  expect(key("walk")).toHaveAttribute("aria-pressed", "false");
});
