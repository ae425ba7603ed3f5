import { closingPeriodSchema } from "@domain/recurrence/closing-days";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aZoo } from "../../../../tests/builders/facility";
import { zooA } from "../../../../tests/builders/ids";
import { aTemplate } from "../../../../tests/builders/work";
import { SessionProvider } from "../../../data/hooks/ready-session";
import { manager, setStage } from "../../../data/testing/stage";
import { renderUi } from "../../../ui/testing/render-ui";
import { AutomationDrawer } from "./automation-drawer";

const stage = setStage();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T08:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

const id = "template-1";
const period = (day: string, name: string) =>
  closingPeriodSchema.parse({ from: day, to: day, name });

const open = () =>
  renderUi(
    <SessionProvider session={manager()}>
      <AutomationDrawer automationId={id} onClose={() => undefined} />
    </SessionProvider>,
    { at: "/TaskManagementView" },
  );

const stored = async () =>
  (await stage.store.getDoc("taskTemplates", id))?.data;

it("leaves out one date, gives it back, and changes one alone", async () => {
  stage.store.seed("taskTemplates", id, aTemplate({ templateId: id }));
  await open();
  const pick = async (name: string) => {
    const [menu] = await screen.findAllByRole("button", {
      name: /^Autres actions.*2 décembre/,
    });
    await userEvent.click(menu!);
    await userEvent.click(await screen.findByRole("menuitem", { name }));
  };
  await pick("Sauter cette date");
  const first = new Date("2026-12-02T07:00:00Z");
  await expect.poll(stored, { timeout: 5000 }).toMatchObject({
    exdates: [first],
  });
  expect(await screen.findByText("Date sautée")).toBeVisible();
  await userEvent.click(
    await screen.findByRole("button", { name: "Annuler l’action" }),
  );
  await expect.poll(stored, { timeout: 5000 }).toMatchObject({ exdates: [] });
  await pick("Sauter cette date");
  await expect.poll(stored, { timeout: 5000 }).toMatchObject({
    exdates: [first],
  });
  await pick("Rétablir cette date");
  await expect.poll(stored, { timeout: 5000 }).toMatchObject({ exdates: [] });
  await pick("Modifier cette date seulement");
  const title = await screen.findByRole("textbox", { name: "Titre" });
  await userEvent.clear(title);
  await userEvent.type(title, "Peser");
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  await expect.poll(stored, { timeout: 5000 }).toMatchObject({
    title: "Nourrir chaque jour",
    overrides: [{ occurrence: first, title: "Peser", at: null }],
  });
  expect(await screen.findByText("Modifiée")).toBeVisible();
});

it("shows what goes on from a date once it was changed from there", async () => {
  stage.store.seed("taskTemplates", id, aTemplate({ templateId: id }));
  const { router } = await open();
  const [, menu] = await screen.findAllByRole("button", {
    name: /^Autres actions.*décembre/,
  });
  await userEvent.click(menu!);
  await userEvent.click(
    await screen.findByRole("menuitem", {
      name: "Modifier cette date et les suivantes",
    }),
  );
  const title = await screen.findByRole("textbox", { name: "Titre" });
  await userEvent.type(title, " et peser");
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  await expect
    .poll(() => router.state.location.search, { timeout: 5000 })
    .toMatch(/automationId=(?!template-1)/);
  expect(await screen.findByText(/^Jusqu’au/)).toBeVisible();
  expect(screen.queryByText("S’arrête avant")).toBeNull();
});

it("says by which closing days a date gives way to the next one, and counts it not", async () => {
  const inventory = period("2026-12-03", "Inventaire");
  stage.store.seed("zoo", zooA, aZoo({ closingDays: [inventory] }));
  stage.store.seed("taskTemplates", id, aTemplate({ closingPolicy: "after" }));
  await open();
  expect(
    await screen.findByText(
      /^Fermé\s: une autre date en tient lieu · Inventaire$/,
    ),
  ).toBeVisible();
  expect(screen.getByText("Les 3 prochaines dates")).toBeVisible();
  expect(screen.getAllByRole("listitem")).toHaveLength(4);
});
