import type { CalendarDay } from "@domain/time/calendar-day";
import { configure, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { anAnimal } from "../../../../tests/builders/facility";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as AnimalPage } from "../animal.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const nala = "/AnimalManagementView?animalId=animal-1";

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "admin" });
});

const open = (at: string) =>
  renderUi(
    <SignedIn>
      <AnimalPage />
    </SignedIn>,
    { at },
  );
const press = async (label: string) =>
  userEvent.click(await screen.findByRole("button", { name: label }));

it("tells the age that one that is gone came to, its local number, and corrects what was recorded of its end", async () => {
  desk.seed(
    "animals",
    "animal-1",
    anAnimal({
      animalBirthdate: "01/2000",
      birthMonth: "2000-01",
      localId: "BAIE/7",
      animalState: "deceased",
      animalStateDate: "2005-06-30" as CalendarDay,
      animalStateReason: "Échange",
      animalEnclosureData: null,
      sectorId: null,
    }),
  );
  await open(nala);
  expect(await screen.findAllByText("5 ans")).toHaveLength(2);
  expect(screen.getByText("BAIE/7")).toBeVisible();
  await press("Autres actions\u202f: Nala");
  await userEvent.click(
    await screen.findByRole("menuitem", {
      name: "Corriger le décès ou départ",
    }),
  );
  expect(await screen.findByRole("radio", { name: "Décès" })).toBeChecked();
  expect(screen.queryByText("Ces tâches")).toBeNull();
  await userEvent.click(screen.getByRole("radio", { name: "Départ" }));
  await press("Enregistrer");
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]?.values).toMatchObject({ animalState: "departed" });
  expect(Object.keys(desk.written[0]?.values ?? {})).not.toContain(
    "animalStateWork",
  );
});

it("says of one that died that its record stays for ever when it is deleted", async () => {
  desk.seed(
    "animals",
    "animal-1",
    anAnimal({
      animalState: "deceased",
      animalEnclosureData: null,
      sectorId: null,
    }),
  );
  await open(nala);
  await press("Autres actions\u202f: Nala");
  await userEvent.click(
    await screen.findByRole("menuitem", { name: "Supprimer l’individu" }),
  );
  expect(await screen.findByText(/sans limite de temps/)).toBeVisible();
  expect(screen.queryByText(/dix ans/)).toBeNull();
});
