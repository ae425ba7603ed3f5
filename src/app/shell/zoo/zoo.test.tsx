import type { Zoo } from "@domain/establishment/zoo";
import { configure, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { aZoo } from "../../../../tests/builders/facility";
import { zooA, zooB } from "../../../../tests/builders/ids";
import { SignedIn, useReadySession } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { EstablishmentSwitch } from "./establishment-switch";
import { PrintHead, ZooMark } from "./zoo-mark";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const seed = (zoo: Partial<Zoo> = {}) =>
  desk.seed("zoo", zoo.zooId ?? zooA, aZoo(zoo));

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "superAdmin" });
  seed();
  seed({ zooId: zooB, zooName: "Le Lac", shortCode: "LAC7" });
  seed({ zooId: "old", zooName: "La Dune", isArchived: true });
});

const Switch = () => <EstablishmentSwitch session={useReadySession()} />;
const open = () =>
  renderUi(
    <SignedIn>
      <Switch />
    </SignedIn>,
  );
const field = (name = "Zoo") =>
  screen.findByLabelText(name, { selector: "input" });
const options = () =>
  screen.getAllByRole("option").map(({ textContent }) => textContent);

it("offers all but archived ones to a superAdmin", async () => {
  await open();
  await userEvent.click(await field());
  await waitFor(() => expect(options()).toEqual(["La Baie", "Le Lac"]));
});

it("offers own and listed ones to the provider's people", async () => {
  seed({ zooId: "other", zooName: "Autre" });
  desk.workAs({ staff: true, zooId: zooA, zooIds: [zooB] });
  await open();
  await userEvent.click(await field());
  await waitFor(() => expect(options()).toEqual(["La Baie", "Le Lac"]));
});

it("stands in the order of the language, accents aside", async () => {
  seed({ zooId: "isle", zooName: "Île aux oiseaux" });
  await open();
  await userEvent.click(await field());
  await waitFor(() =>
    expect(options()).toEqual(["Île aux oiseaux", "La Baie", "Le Lac"]),
  );
});

it("is searched by name and by short code", async () => {
  for (let index = 0; index < 9; index += 1)
    seed({ zooId: `more-${index}`, zooName: `Parc ${index}` });
  await open();
  const input = await field();
  await waitFor(() => expect(input).not.toHaveAttribute("readonly"));
  await userEvent.clear(input);
  await userEvent.type(input, "lac7");
  await waitFor(() => expect(options()).toEqual(["Le Lac"]));
});

it("goes there as by a link, so that unsaved work is asked about", async () => {
  const { router } = await open();
  await userEvent.click(await field());
  await userEvent.click(await screen.findByRole("option", { name: "Le Lac" }));
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: "/Dashboard",
      search: `?zoo=${zooB}`,
      state: { everywhere: true },
    }),
  );
});

it.each([
  ["lab", "Laboratoire"],
  ["project", "Projet"],
] as const)("calls a %s what it is", async (type, word) => {
  seed({ type });
  await open();
  expect(await field(word)).toHaveValue("La Baie");
});

it("shows the logo on screen and in print; the product's where there is none", async () => {
  const logo = "https://img.example.org/logo.png";
  const { container, unmount } = await renderUi(
    <>
      <ZooMark zoo={aZoo({ logoUrl: logo })} />
      <PrintHead zoo={aZoo({ logoUrl: logo })} />
    </>,
  );
  const sources = (root: HTMLElement) =>
    [...root.querySelectorAll("img")].map((image) => image.getAttribute("src"));
  expect(sources(container)).toEqual([logo, logo]);
  expect(container.querySelector("[data-print-head]")).toHaveTextContent(
    "La Baie",
  );
  unmount();
  const { container: bare } = await renderUi(<ZooMark zoo={aZoo()} />);
  expect(sources(bare)).toEqual(["/icon.svg"]);
});
