import { configure, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ExportAsked } from "@domain/export/asked";
import { exportAskedSchema } from "@domain/export/asked";
import { defaultTaskFilter } from "@domain/task/filter/task-filter";
import { exportJobSchema } from "@domain/export/export-job";
import type { CalendarDay } from "@domain/time/calendar-day";
import { zooA } from "../../../../tests/builders/ids";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { ExportWindow } from "./export-window";
import { OwnExports } from "./own-exports";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
beforeEach(() => {
  desk.clear();
  desk.answer(() => ({ exportJobId: "job-1" }));
});

const open = () =>
  renderUi(
    <SignedIn>
      <OwnExports />
    </SignedIn>,
    { at: "/export" },
  );

const kindsOffered = async () => {
  await userEvent.click(
    await screen.findByRole("button", { name: "Demander un nouvel export" }),
  );
  const items = await screen.findAllByRole("menuitem");
  return items.map(({ textContent }) => textContent);
};

describe("the files that somebody may ask for", () => {
  it("are offered by what they read", async () => {
    desk.workAs({});
    await open();
    const kinds = await kindsOffered();
    expect(kinds).toContain("Réponses aux questionnaires");
    expect(kinds).not.toContain("Santé des animaux");
    expect(kinds).not.toContain("Rapport d’activité");
    expect(kinds).toEqual(
      expect.arrayContaining([
        "Constats",
        "Fil des événements",
        "Bibliographie",
      ]),
    );
    for (const others of ["Comptes", "Base des espèces", "Rapports", "CIR"])
      expect(kinds).not.toContain(others);
  });

  it("are asked for with the period and how finely values are told", async () => {
    desk.workAs({ right: "admin" });
    await open();
    expect(await kindsOffered()).toContain("Santé des animaux");
    await userEvent.click(
      screen.getByRole("menuitem", { name: "Mesures des enclos" }),
    );
    const dialog = await screen.findByRole("dialog");
    await userEvent.click(
      within(dialog).getByRole("combobox", { name: "Valeurs" }),
    );
    await userEvent.click(
      await screen.findByRole("option", { name: "Par jour" }),
    );
    await userEvent.click(
      within(dialog).getByRole("button", { name: "M’envoyer le fichier" }),
    );
    expect(await screen.findByText(/^Demande enregistrée/)).toBeVisible();
    const { input } = desk.called.at(-1) ?? {};
    const { asked } = input as { asked: ExportAsked };
    expect(asked).toMatchObject({ kind: "values", step: "day" });
    expect(exportAskedSchema.parse(asked)).toEqual(asked);
  });

  it("say why one could not be made", async () => {
    desk.workAs({ right: "admin" });
    desk.seed(
      "exportJobs",
      "job",
      exportJobSchema.parse({
        ...{ zooId: zooA, exportJobId: "job", userId: "person" },
        ...{ kind: "values", format: "csv", language: "fr", query: "{}" },
        ...{ status: "failed", failure: "tooMany" },
        askedAt: new Date(),
        expireAt: new Date(),
      }),
    );
    await open();
    expect(await screen.findByText(/^Plus de 200.000 lignes/)).toBeVisible();
  });
});

describe("the window", () => {
  const show = (asked: object) =>
    renderUi(
      <SignedIn>
        <ExportWindow
          asked={exportAskedSchema.parse(asked)}
          onClose={() => undefined}
        />
      </SignedIn>,
      { at: "/" },
    );
  const period = { since: "2026-11-01", until: "2026-11-30" };

  it("names the filters that the file takes from the page", async () => {
    desk.workAs({ right: "admin" });
    await show({ kind: "animals", sectorId: "s1", sex: "Femelle" });
    expect(
      await screen.findByText(
        /^Filtres repris de la page : secteur et sexe\. Ses autres/,
      ),
    ).toBeVisible();
  });

  it("names those of tasks and alerts as well", async () => {
    desk.workAs({ right: "admin" });
    const narrowed = { ...defaultTaskFilter, late: true, tag: "hiver" };
    await show({ kind: "tasks", period, narrowed });
    expect(
      await screen.findByText(
        /^Filtres repris de la page : état, en retard et étiquette\./,
      ),
    ).toBeVisible();
  });

  it("names those of lists that are told record by record", async () => {
    desk.workAs({ right: "admin" });
    await show({
      ...{ kind: "enrichments", stock: "allOut", unused: "30" },
      ...{ goalId: "goal", removed: true },
    });
    expect(
      await screen.findByText(
        /: objectif, stock, non utilisé depuis et avec les supprimés\./,
      ),
    ).toBeVisible();
  });

  it("says that a file takes none, and that one of health needs the account", async () => {
    desk.workAs({ right: "admin" });
    await show({ kind: "health", period });
    expect(await screen.findByText(/toute la liste/)).toBeVisible();
    expect(screen.getByText(/ne se télécharge qu’avec/)).toBeVisible();
  });
});

it("says what of a page lies outside the period that is asked for", async () => {
  desk.workAs({ right: "admin" });
  const asked = exportAskedSchema.parse({
    kind: "answers",
    period: { since: "2025-12-01", until: "2026-11-29" },
  });
  const show = (shownSince: string) =>
    renderUi(
      <SignedIn>
        <ExportWindow
          asked={asked}
          shownSince={shownSince as CalendarDay}
          onClose={() => undefined}
        />
      </SignedIn>,
    );
  const { unmount } = await show("2024-03-02");
  expect(
    await screen.findByText(/réponses depuis le .*2024, hors de cette/u),
  ).toBeVisible();
  unmount();
  await show("2025-12-01");
  await screen.findByRole("dialog");
  expect(screen.queryByText(/hors de cette période/u)).toBeNull();
});
