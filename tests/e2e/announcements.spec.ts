import type { Page } from "@playwright/test";
import { press, type } from "./steps/forms";
import type { Person, Place } from "./steps/place";
import { aPerson, aPlace } from "./steps/place";
import { bellButton, enter } from "./steps/session";
import { documentOf, tick } from "./steps/suite";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");

const tab = "/ZooDetails?tab=announcements";

const panel = (page: Page) =>
  page.getByRole("dialog", { name: t("announcements.actions.create") });

/** Writes an announcement without an end; what else it says is up to `more`. */
async function announce(
  page: Page,
  title: string,
  more: (form: ReturnType<typeof panel>) => Promise<void>,
): Promise<void> {
  await press(page, t("announcements.actions.create"));
  const form = panel(page);
  await type(form, t("announcements.fields.title"), title);
  await form
    .getByRole("switch", { name: t("announcements.fields.autoExpiry") })
    .click();
  await more(form);
  await press(form, t("common.actions.save"));
  await expect(form).toBeHidden();
}

async function open(
  visitor: () => Promise<Page>,
  { mail, password }: Person,
): Promise<Page> {
  const page = await visitor();
  await enter(page, mail, { password });
  await expect(bellButton(page)).toBeVisible();
  return page;
}

const asks = (page: Page, title: string) =>
  page.getByRole("button", {
    name: t("common.messages.actionOn", {
      action: t("announcements.actions.confirm"),
      name: title,
    }),
  });

async function anAdmin(page: Page): Promise<Place> {
  const place = await aPlace();
  const admin = await aPerson(place, { right: "admin", role: "none" });
  await enter(page, admin.mail, { password: admin.password, at: tab });
  return place;
}

test("an announcement for three teams is read and confirmed, by who joins them later too, and by nobody else", async ({
  page,
  visitor,
}) => {
  const title = "Exercice d’évacuation à 15 h";
  const place = await anAdmin(page);
  const keeper = await open(visitor, await aPerson(place));
  const vet = await open(
    visitor,
    await aPerson(place, { firstName: "Véra", role: "veterinary" }),
  );
  const other = await open(visitor, await aPerson(place, { role: "none" }));
  await announce(page, title, async (form) => {
    for (const team of ["keepers", "management", "veterinary"] as const)
      await form
        .getByText(t(`announcements.options.teams.${team}`), { exact: true })
        .click();
    await form
      .getByRole("switch", { name: t("announcements.fields.readConfirmation") })
      .click();
  });
  for (const reader of [keeper, vet])
    await expect(asks(reader, title)).toBeVisible();

  const joiner = await open(
    visitor,
    await aPerson(place, { firstName: "Nouvelle", role: "management" }),
  );
  await expect(asks(joiner, title)).toBeVisible();
  await asks(keeper, title).click();
  await expect(
    keeper.getByText(t("announcements.states.youConfirmed")),
  ).toBeVisible();

  await page.getByRole("link", { name: title }).click();
  const who = (state: "missing" | "confirmed", count: number) =>
    page.getByRole("region", {
      name: t(`announcements.states.${state}`, { count }),
    });
  // A newcomer's name comes with the directory, which the minute's run builds.
  await expect(async () => {
    await tick(new Date());
    await expect(who("missing", 2)).toContainText("Nouvelle", {
      timeout: 5_000,
    });
  }).toPass();
  await expect(who("missing", 2)).toContainText("Véra");
  await expect(who("confirmed", 1)).toContainText("Camille");

  await asks(vet, title).click();
  await expect(who("missing", 1)).toContainText("Nouvelle");
  await expect(who("missing", 1)).not.toContainText("Véra");
  await expect(who("confirmed", 2)).toContainText("Véra");
  await asks(joiner, title).click();
  await expect(who("confirmed", 3)).toContainText("Nouvelle");
  await expect(other.getByText(title)).toBeHidden();
});

test(
  "one's own demonstration shows an announcement at once, keeps nothing and is gone on reload",
  { tag: "@long" },
  async ({ page }) => {
    const title = "Rien que pour voir";
    await anAdmin(page);
    await press(page, t("shell.actions.settings"));
    const settings = page.getByRole("dialog", {
      name: t("shell.actions.settings"),
    });
    await settings
      .getByRole("switch", { name: t("shell.options.demonstration.own") })
      .click();
    await press(settings, t("common.actions.close"));
    await announce(page, title, () => Promise.resolve());
    const row = page.getByRole("link", { name: title });
    await expect(row).toBeVisible();
    const address = await row.getAttribute("href");
    const id = new URL(address ?? "", page.url()).searchParams.get(
      "announcementId",
    );
    expect(id).not.toBeNull();
    expect(await documentOf(`announcements/${id ?? ""}`)).toBeNull();
    await page.reload();
    await expect(
      page.getByText(t("announcements.states.none"), { exact: true }),
    ).toBeVisible();
  },
);
