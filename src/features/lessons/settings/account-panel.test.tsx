import { AppError } from "@domain/errors";
import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { zooA } from "../../../../tests/builders/ids";
import type { CallFunction } from "../../../data/calls";
import { provideCalls } from "../../../data/calls";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as AccountPanel } from "./account-panel";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const called = vi.fn<CallFunction>();
const mail = "tablettes@zoo.test";

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "admin" });
  called
    .mockReset()
    .mockResolvedValue({ success: true, data: { userId: "educational" } });
  provideCalls(called);
});

const open = () =>
  renderUi(
    <SignedIn>
      <AccountPanel id={zooA} />
    </SignedIn>,
  );
const password = () => screen.findByLabelText("Nouveau mot de passe");

it("makes the account, and keeps its password nowhere", async () => {
  await open();
  expect(
    await screen.findByText("Aucun compte pédagogique pour l’instant."),
  ).toBeVisible();
  await userEvent.type(screen.getByLabelText("Adresse de connexion"), mail);
  await userEvent.type(await password(), "un deux trois");
  await userEvent.click(
    screen.getByRole("button", { name: "Créer le compte" }),
  );
  await waitFor(() =>
    expect(called.mock.calls[0]?.slice(0, 2)).toEqual([
      "setEducationalAccount",
      { zooId: zooA, mail, password: "un deux trois" },
    ]),
  );
  await waitFor(async () => expect(await password()).toHaveValue(""));
});

it("says what is wrong, and sends nothing", async () => {
  await open();
  await userEvent.type(
    await screen.findByLabelText("Adresse de connexion"),
    "pas une adresse",
  );
  await userEvent.type(await password(), "court");
  await userEvent.click(
    screen.getByRole("button", { name: "Créer le compte" }),
  );
  expect(await password()).toHaveAccessibleDescription(/6 caractères/);
  expect(screen.getByLabelText("Adresse de connexion")).toBeInvalid();
  expect(called).not.toHaveBeenCalled();
});

it("asks before it signs out every tablet, and tells of an address that is somebody's", async () => {
  desk.store.seed(
    "zooConfigs",
    "config",
    { zooId: zooA, educationalUserId: "edu", educationalMail: mail },
    zooA,
  );
  called.mockRejectedValue(new AppError("mail-in-use"));
  await open();
  expect(await screen.findByText(/^Les tablettes se connectent/)).toBeVisible();
  await userEvent.type(await password(), "un deux trois");
  await userEvent.click(
    screen.getByRole("button", { name: "Changer l’accès" }),
  );
  const dialog = await screen.findByRole("dialog");
  await userEvent.click(
    within(dialog).getByRole("button", { name: "Changer l’accès" }),
  );
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(await password()).toHaveValue("un deux trois");
  desk.store.erase("zooConfigs", "config", zooA);
});

it("is shown to administrators alone", async () => {
  desk.workAs({ right: "pedagoadmin" });
  await open();
  expect(screen.queryByText("Compte pédagogique")).toBeNull();
});
