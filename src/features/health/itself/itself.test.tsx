import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { bucketOf } from "@domain/measures/buckets/bucket";
import type { MonthKey } from "@domain/measures/buckets/keys";
import { monthOfDay } from "@domain/measures/buckets/keys";
import type { Bucket } from "@domain/measures/buckets/stored";
import { addDays } from "@domain/time/calendar-day";
import type { Query } from "@domain/query/query";
import { parisDay, startOfDay } from "@domain/time/paris";
import { beforeEach, expect, it, vi } from "vitest";
import { anAnimal, aSector } from "../../../../tests/builders/facility";
import {
  aHealthBaseline,
  aHealthMonth,
  aHealthParameter,
  aHealthValue,
  weightHere,
} from "../../../../tests/builders/health";
import { sector1, zooA } from "../../../../tests/builders/ids";
import { SignedIn } from "../../../data/hooks/ready-session";
import { subscriptions } from "../../../data/subscriptions";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component } from "./itself-part";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
type Role = "keeper" | "veterinary";
const workAs = (role: Role) =>
  desk.workAs({
    right: "user",
    sectorRoles: {
      ...{ keeper: [], management: [], veterinary: [], nutrition: [] },
      [role]: [sector1],
    },
  });

const findings: Query = {
  collection: "findings",
  where: [],
  orderBy: [],
  limit: 10,
};

const weightId = `${zooA}_weight`;
const usual = [
  10, 12, 11, 9, 12, 10, 11, 13, 9, 11, 10, 12, 11, 9, 12, 10, 11, 13, 9, 11,
];

/** What was measured week by week, the last of them today. */
function weekly(parameterId: string, values: readonly number[], open = true) {
  const today = parisDay(new Date());
  const months = new Map<MonthKey, Record<string, Bucket>>();
  values.forEach((value, index) => {
    const day = addDays(today, -7 * (values.length - 1 - index));
    const at = new Date(startOfDay(day).getTime() + 3_600_000);
    const bucket = bucketOf([{ at, value, key: "" }], "numeric")!;
    const month = monthOfDay(day);
    months.set(month, { ...months.get(month), [day]: bucket });
    desk.store.seed(
      "healthValues",
      `${parameterId}-${day}`,
      aHealthValue({ parameterId, value, at, openToKeepers: open }),
      "animal-1",
    );
  });
  for (const [month, days] of months)
    desk.store.seed(
      "healthMonths",
      `${parameterId}_${month}`,
      aHealthMonth({ parameterId, month, days, openToKeepers: open }),
      "animal-1",
    );
}

beforeEach(() => {
  desk.clear();
  workAs("veterinary");
  desk.seed("sectors", sector1, aSector());
  desk.seed(
    "animals",
    "animal-1",
    anAnimal({
      ...{ animalId: "animal-1", animalName: "Zita", sectorId: sector1 },
    }),
  );
  desk.seed("healthParameters", weightId, weightHere);
  desk.seed(
    "healthParameters",
    "closed",
    aHealthParameter({
      ...{ parameterId: "closed", name: "Glycémie", keeperMayCollect: false },
    }),
  );
  weekly(weightId, [...usual, 11, 30]);
  weekly("closed", [5, 6, 5, 7, 6], false);
});

const open = () =>
  renderUi(
    <SignedIn>
      <Component id="animal-1" />
    </SignedIn>,
  );
const button = () =>
  screen.findByRole("button", { name: "Afficher la carte de contrôle" });
const choose = async (name: string) => {
  await userEvent.click(
    await screen.findByRole("combobox", { name: "Paramètre" }),
  );
  await userEvent.click(await screen.findByRole("option", { name }));
};

it("draws what a vet reads, with limits, and says what lies outside of them", async () => {
  const { container } = await open();
  await userEvent.click(await button());
  await choose("Poids");
  const slider = await screen.findByRole("slider", {
    name: /Carte de contrôle.*Poids/,
  });
  expect(slider).toBeVisible();
  expect(container.querySelectorAll("[data-outside]")).toHaveLength(1);
  expect(container.querySelector('[data-outside="values"]')).not.toBeNull();
  const legend = screen.getByRole("list", { name: "Légende" });
  expect(legend).toHaveTextContent(
    "Moyenne du jourCentreLimite basseLimite haute",
  );
  expect(screen.getByText(/^n = 22 jours/)).toBeVisible();
  expect(
    screen.getByText(/Référence : 20 jours, du .* Les limites/),
  ).toBeVisible();
  expect(screen.getByText(/Jours hors des limites.*1 sur 22/)).toBeVisible();
  await userEvent.click(
    screen.getByRole("button", { name: /^Afficher le tableau/ }),
  );
  const table = await screen.findByRole("table");
  expect(within(table).getByText("au-dessus de la limite")).toBeVisible();
  expect(within(table).getAllByText("dans la référence")).toHaveLength(20);
});

it("holds what was measured against the baseline that is kept, which a vet begins anew", async () => {
  const from = addDays(parisDay(new Date()), -500);
  const days = Object.fromEntries(
    usual.map((mean, index) => [addDays(from, 7 * index), { mean, n: 1 }]),
  );
  desk.store.seed(
    "healthBaselines",
    weightId,
    aHealthBaseline({ parameterId: weightId, from, days, reason: "Traité" }),
    "animal-1",
  );
  await open();
  await userEvent.click(await button());
  await choose("Poids");
  expect(await screen.findByText(/ne change pas avec le temps/)).toBeVisible();
  expect(screen.getByText(/fait commencer le .* : Traité/)).toBeVisible();
  await userEvent.click(
    screen.getByRole("button", { name: "Recommencer la référence" }),
  );
  const panel = await screen.findByRole("dialog");
  expect(within(panel).getByLabelText(/Raison/)).toBeVisible();
});

it("says why it can say nothing of five days", async () => {
  await open();
  await userEvent.click(await button());
  await choose("Glycémie");
  expect(await screen.findByText("On ne peut rien dire")).toBeVisible();
  expect(screen.getByText(/au moins 8 jours.*: 5\./)).toBeVisible();
  expect(screen.queryByRole("slider")).not.toBeInTheDocument();
});

it("reads nothing before somebody asks", async () => {
  const asked = vi.spyOn(subscriptions, "list");
  await open();
  const toggle = await button();
  expect(toggle).toHaveAttribute("aria-expanded", "false");
  const collections = () => asked.mock.calls.map(([query]) => query.collection);
  expect(collections().filter((one) => one.startsWith("health"))).toEqual([]);
  await userEvent.click(toggle);
  await waitFor(() => expect(collections()).toContain("healthMonths"));
  const limits = asked.mock.calls
    .filter(([query]) => query.collection === "healthMonths")
    .map(([query]) => query.limit);
  expect(Math.max(...limits)).toBeLessThanOrEqual(13);
  asked.mockRestore();
});

it("offers keepers what is open to them alone", async () => {
  workAs("keeper");
  await open();
  await userEvent.click(await button());
  await userEvent.click(
    await screen.findByRole("combobox", { name: "Paramètre" }),
  );
  expect(await screen.findByRole("option", { name: "Poids" })).toBeVisible();
  expect(
    screen.queryByRole("option", { name: "Glycémie" }),
  ).not.toBeInTheDocument();
  expect(
    screen.queryByRole("button", { name: "Recommencer la référence" }),
  ).not.toBeInTheDocument();
});

it("says why a finding was refused, and makes it when it is tried again", async () => {
  await open();
  await userEvent.click(await button());
  await choose("Poids");
  const make = await screen.findByRole("button", { name: "Faire un constat" });
  desk.refuse("not-allowed");
  await userEvent.click(make);
  const keep = await screen.findByRole("button", {
    name: "Garder ce constat",
  });
  await userEvent.click(keep);
  expect(await screen.findByRole("alert")).toHaveTextContent(/droits/);
  expect(keep).toBeEnabled();
  desk.refuse(null);
  await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  await waitFor(() => expect(keep).not.toBeInTheDocument());
  expect(await desk.store.countOf(findings)).toBe(1);
});
