import { configure, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { aZoo } from "../../../tests/builders/facility";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { notifyDone } from "../../ui/feedback/notify";
import { DemonstrationSwitches } from "./demonstration-switches";
import { useDemonstrationWords } from "./use-demonstration-words";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const setZoo = (anonymousMode: boolean) =>
  desk.store.seed("zoo", "zoo-baie", aZoo({ anonymousMode }));

beforeEach(() => {
  sessionStorage.clear();
  desk.clear();
  desk.workAs({});
  setZoo(false);
});

const open = () =>
  renderUi(
    <SignedIn>
      <DemonstrationSwitches />
    </SignedIn>,
  );
const own = () => screen.findByRole("switch", { name: /^Pour moi/ });
const zoo = () =>
  screen.queryByRole("switch", { name: /^Pour tout l’établissement/ });

it.each([
  ["a keeper", { sectorRoles: { keeper: ["sector-savane"] } }, false],
  ["a manager", { sectorRoles: { management: ["sector-savane"] } }, false],
  ["a pedagoadmin", { right: "pedagoadmin" }, false],
  ["an auditor", { right: "auditor" }, false],
  ["provider staff", { staff: true, zooId: null, zooIds: ["zoo-baie"] }, false],
  ["an admin", { right: "admin" }, true],
  ["a superAdmin", { right: "superAdmin" }, true],
])("%s finds the switches that are theirs", async (_, access, both) => {
  desk.workAs(access);
  await open();
  expect(await own()).toBeEnabled();
  expect(zoo() !== null).toBe(both);
});

it("turns one's own on and off", async () => {
  await open();
  await userEvent.click(await own());
  await waitFor(async () => expect(await own()).toBeChecked());
  await userEvent.click(await own());
  await waitFor(async () => expect(await own()).not.toBeChecked());
  expect(desk.called).toEqual([]);
});

function Words() {
  useDemonstrationWords();
  return <DemonstrationSwitches />;
}
const openWithWords = () =>
  renderUi(
    <SignedIn>
      <Words />
    </SignedIn>,
  );

it("says of what worked that it is only shown", async () => {
  await openWithWords();
  await userEvent.click(await own());
  await waitFor(async () => expect(await own()).toBeChecked());
  notifyDone("Enregistré.");
  expect(await screen.findByText("Enregistré. (démonstration)")).toBeVisible();
  await userEvent.click(await own());
  await waitFor(async () => expect(await own()).not.toBeChecked());
  notifyDone("Vraiment.");
  expect(await screen.findByText("Vraiment.")).toBeVisible();
  expect(sessionStorage.getItem("demonstration-was-on")).toBeNull();
});

it("says once, after a reload, that one's own has ended", async () => {
  const over = /^Le mode démonstration est arrêté/;
  sessionStorage.setItem("demonstration-was-on", "person");
  await openWithWords();
  expect(await own()).not.toBeChecked();
  expect(await screen.findByText(over)).toBeVisible();
  expect(sessionStorage.getItem("demonstration-was-on")).toBeNull();
});

it("asks before it begins for everybody, and ends it without asking", async () => {
  desk.workAs({ right: "admin" });
  desk.answer(() => ({ zooId: "zoo-baie", on: true }));
  await open();
  await own();
  await userEvent.click(zoo()!);
  await userEvent.click(
    await screen.findByRole("button", { name: "Commencer la démonstration" }),
  );
  const asked = (on: boolean) => ({
    name: "setAnonymousMode",
    input: { zooId: "zoo-baie", on },
  });
  await waitFor(() => expect(desk.called).toEqual([asked(true)]));
  setZoo(true);
  await waitFor(() => expect(zoo()).toBeChecked());
  expect(await own()).toBeDisabled();
  await userEvent.click(zoo()!);
  await waitFor(() => expect(desk.called).toEqual([asked(true), asked(false)]));
});
