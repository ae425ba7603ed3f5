import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { sector1, zooA } from "../../../../tests/builders/ids";
import { SessionProvider } from "../../../data/hooks/ready-session";
import type { Row } from "../../../data/live-store";
import { manager, setStage } from "../../../data/testing/stage";
import { renderUi } from "../../../ui/testing/render-ui";
import { PlanTask } from "./plan-task";

const stage = setStage();

const press = async (name: string) =>
  userEvent.click(await screen.findByRole("button", { name }));
const chip = (name: string) =>
  userEvent.click(screen.getByRole("radio", { name }));
const group = (name: string) => within(screen.getByRole("group", { name }));
const touch = (of: string, name: string) =>
  userEvent.click(group(of).getByRole("checkbox", { name }));
const ruleText = () =>
  screen.findByRole("textbox", { name: "Règle (RFC 5545)" });

/** The form of an automation at a sector, with a rule of its own. */
async function open() {
  await renderUi(
    <SessionProvider session={manager()}>
      <PlanTask />
    </SessionProvider>,
    {
      at: `/TaskManagementView?mode=create&tab=automations&sectorId=${sector1}`,
    },
  );
  await userEvent.type(
    await screen.findByRole("textbox", { name: "Titre" }),
    "Pesée",
  );
  await chip("Autre rythme");
  await userEvent.click(screen.getByRole("combobox", { name: "Récurrence" }));
  await userEvent.click(
    await screen.findByRole("option", { name: "Règle personnalisée" }),
  );
  await screen.findByRole("radio", { name: "Semaines" });
}

/** The automations there are, once there is one. */
async function planned(): Promise<Row<"taskTemplates">[]> {
  const rows: Row<"taskTemplates">[] = [];
  stage.store.watch<"taskTemplates">(
    {
      collection: "taskTemplates",
      where: [{ field: "zooId", op: "==", value: zooA }],
      orderBy: [],
      limit: 10,
    },
    (list) => rows.push(...list.rows),
    () => undefined,
  );
  await waitFor(() => expect(rows).not.toHaveLength(0));
  return rows;
}

it("says what is wrong with a rule in words of its own", async () => {
  await open();
  await press("Écrire la règle en texte");
  const rule = await ruleText();
  await userEvent.clear(rule);
  await userEvent.type(rule, "TOUS LES JEUDIS");
  expect(
    screen.getByText(/Les choix ne peuvent pas montrer cette règle/),
  ).toBeVisible();
  const doubt = /La règle s’écrit NOM=VALEUR/;
  expect(screen.getByText(doubt)).toHaveAttribute("role", "status");
  await press("Planifier");
  expect(rule).toHaveAccessibleDescription(
    expect.stringContaining("La règle s’écrit NOM=VALEUR"),
  );
  await userEvent.clear(rule);
  await userEvent.type(rule, "FREQ=HOURLY");
  expect(rule).toHaveAccessibleDescription(
    expect.stringContaining("Plus d’une heure doit séparer deux tâches"),
  );
  await userEvent.clear(rule);
  // Right after "WEEKLY", wrong again with each letter until the days are named: the field keeps the focus.
  await userEvent.type(rule, "FREQ=WEEKLY;BYDAY=M");
  expect(rule).toHaveFocus();
  expect(rule).toHaveValue("FREQ=WEEKLY;BYDAY=M");
});

it("writes a rule of choices, shows what it means, and reads it back from its text", async () => {
  await open();
  await chip("Mois");
  await chip("Par son jour de la semaine");
  for (const name of ["Lesquels dans le mois", "Jours"])
    for (const box of group(name).getAllByRole("checkbox", { checked: true }))
      await userEvent.click(box);
  await touch("Lesquels dans le mois", "Dernier");
  await press("Planifier");
  expect(
    (await screen.findAllByText(/Il manque une valeur/)).length,
  ).toBeGreaterThan(0);
  await touch("Jours", "vendredi");
  await chip("Après un nombre de fois");
  expect(screen.getByText("Jours : dernier vendredi")).toBeVisible();
  expect(
    within(
      screen.getByRole("region", { name: "Aperçu de la récurrence" }),
    ).getAllByRole("listitem"),
  ).toHaveLength(10);
  await press("Écrire la règle en texte");
  const rule = await ruleText();
  expect(rule).toHaveValue("FREQ=MONTHLY;BYDAY=-1FR;COUNT=10");
  await userEvent.clear(rule);
  await userEvent.click(rule);
  await userEvent.paste("RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU");
  await press("Choisir au lieu d’écrire");
  expect(screen.getByRole("radio", { name: "Semaines" })).toBeChecked();
  expect(
    screen.getByRole("textbox", { name: "Intervalle (semaines)" }),
  ).toHaveValue("2");
  expect(group("Jours").getByRole("checkbox", { name: "mardi" })).toBeChecked();
  await press("Planifier");
  const [template] = await planned();
  expect(template?.data.schedule).toMatchObject({
    recurrence: "CUSTOM",
    rrule: "RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU",
  });
});
