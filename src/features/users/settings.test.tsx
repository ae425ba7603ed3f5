import { AppError } from "@domain/errors";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { aZoo } from "../../../tests/builders/facility";
import { zooA } from "../../../tests/builders/ids";
import {
  choose,
  failWith,
  openStaffAccess,
  openUsers,
  press,
} from "./testing/users-desk";

const desk = openUsers();
const marc = "Suricate – Marc Martin";
const open = openStaffAccess;

async function withdraw() {
  await press(`Retirer l’accès\u202f: ${marc}`);
  await press("Retirer l’accès");
}

it("names the provider's people who see the establishment, and lets an administrator withdraw it", async () => {
  desk.answer(() => ({ zooId: zooA }));
  await open();
  expect(await screen.findByText(marc)).toBeVisible();
  expect(screen.queryByText(/dont le nom n’est pas visible/)).toBeNull();
  expect(screen.queryByLabelText("Donner accès à")).toBeNull();
  await withdraw();
  expect(
    await screen.findByText(`${marc} n’a plus accès à l’établissement.`),
  ).toBeVisible();
  expect(desk.called).toEqual([
    { name: "setStaffAccess", input: { zooId: zooA, staffAccess: [] } },
  ]);
});

it("counts those whose name cannot be read", async () => {
  desk.store.seed("zoo", zooA, {
    ...aZoo({ staffAccess: ["marc", "unknown", "other"] }),
  });
  await open();
  expect(
    await screen.findByText("et 2 personnes dont le nom n’est pas visible ici"),
  ).toBeVisible();
});

it("lets a superAdmin add any of the provider's people", async () => {
  desk.workAs({ right: "superAdmin" });
  desk.answer(() => ({ zooId: zooA }));
  await open();
  await choose("Donner accès à", "Nora Martin");
  expect(
    await screen.findByText("Nora Martin a accès à l’établissement."),
  ).toBeVisible();
  expect(desk.called).toEqual([
    {
      name: "setStaffAccess",
      input: { zooId: zooA, staffAccess: ["marc", "nora"] },
    },
  ]);
});

it("says that all have access already, rather than that nobody bears a name", async () => {
  desk.workAs({ right: "superAdmin" });
  desk.store.seed("zoo", zooA, {
    ...aZoo({ staffAccess: ["marc", "nora", "lea"] }),
  });
  await open();
  await userEvent.click(
    await screen.findByLabelText("Donner accès à", { selector: "input" }),
  );
  expect(
    await screen.findByText(
      "Toutes les personnes du prestataire ont déjà accès.",
    ),
  ).toBeVisible();
  expect(screen.queryByText(/ne porte ce nom/)).toBeNull();
});

it("tells an administrator beforehand that withdrawing is for good", async () => {
  await open();
  expect(
    await screen.findByText(/ne peut être rendu que par le prestataire/),
  ).toBeVisible();
});

it("says why it could not be done, and tries the same again", async () => {
  failWith(desk, new AppError("internal"));
  await open();
  await withdraw();
  expect(
    await screen.findByText(
      "Une erreur est survenue lors de l’enregistrement.",
    ),
  ).toBeVisible();
  desk.answer(() => ({ zooId: zooA }));
  await press("Réessayer");
  await waitFor(() => expect(desk.called).toHaveLength(2));
  expect(desk.called[1]).toEqual(desk.called[0]);
});
