import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { guideTexts } from "../../demo/setup/bundle/guide";
import { titleOf } from "../../demo/setup/bundle/guide-page";
import { press } from "./steps/forms";
import { bellButton, fillSignIn, signOut } from "./steps/session";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";
import { walk } from "./steps/walk";

const t = texts("fr");

const heading = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

test("a signed-out visitor signs in and arrives where they wished; signing out asks, and the next address asks who it is", async ({
  page,
}) => {
  await page.goto("/EnclosureListView?sectorId=sahel");
  await heading(page, t("login.title"));
  await expect(page).toHaveURL(/\/login\?next=/);
  await fillSignIn(page, "keeper@suricate.test", { remember: true });
  await heading(page, t("enclosures.title"));
  await expect(page).toHaveURL(/\/EnclosureListView\?sectorId=sahel$/);

  await press(page, t("shell.actions.signOut"));
  const question = page.getByRole("dialog", {
    name: t("shell.messages.signOutTitle"),
  });
  await press(question, t("common.actions.cancel"));
  await expect(question).toBeHidden();
  await heading(page, t("enclosures.title"));
  await signOut(page, "fr");
  await page.goto("/TaskManagementView");
  await heading(page, t("login.title"));
});

test("a wrong password and an unknown address are told plainly, and alike", async ({
  page,
  problems,
}) => {
  await page.goto("/login");
  for (const mail of ["keeper@suricate.test", "nobody@suricate.test"]) {
    await fillSignIn(page, mail, { password: "not-this-one" });
    await expect(page.getByRole("alert")).toHaveText(t("login.messages.wrong"));
  }
  // The browser itself writes a line for each refused request.
  expect(problems.splice(0)).toEqual([
    expect.stringMatching(/status of 400/),
    expect.stringMatching(/status of 400/),
  ]);
  await fillSignIn(page, "keeper@suricate.test", {});
  await expect(bellButton(page)).toBeVisible();
});

test("what is missing is said at the field before anything is sent; a demonstration account is one touch away", async ({
  page,
}) => {
  await page.goto("/login");
  await press(page, t("login.actions.signIn"));
  const mail = page.getByLabel(t("login.fields.mail"));
  await expect(mail).toHaveAccessibleDescription(
    t("login.messages.mailRequired"),
  );
  await expect(mail).toBeFocused();
  await press(page, "vet");
  await press(page, t("login.actions.signIn"));
  await expect(bellButton(page)).toBeVisible();
});

test(
  "/ and unknown paths lead to the dashboard, paths match in any case",
  { tag: "@long" },
  async ({ person }) => {
    const page = await person("keeper", { at: "/no/such/page" });
    const myDay = t("dashboard.menu.myDay");
    await heading(page, myDay);
    await expect(
      page.getByText(
        t("shell.messages.unknownPage", { path: "/no/such/page" }),
      ),
    ).toBeVisible();
    for (const path of ["/", "/no/such/page", "/DASHBOARD", "/dashboard/"]) {
      await walk(page, "/sectorlistVIEW");
      await heading(page, t("sectors.title"));
      await walk(page, path);
      await heading(page, myDay);
    }
    await walk(page, "/");
    await expect(page).toHaveURL(/\/Dashboard$/);
  },
);

test(
  "on a telephone the whole sign-in is in sight, its languages too",
  { tag: "@long" },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/login");
    await expect(
      page.getByRole("combobox", { name: t("common.fields.language") }),
    ).toBeInViewport({ ratio: 1 });
    await expect(
      page.getByRole("button", { name: t("login.actions.signIn") }),
    ).toBeInViewport({ ratio: 1 });
    await page.getByLabel(t("login.fields.mail")).fill("keeper@suricate.test");
    await page.getByRole("button", { name: t("login.actions.reset") }).click();
    await expect(
      page.getByText(
        t("login.messages.resetSent", { mail: "keeper@suricate.test" }),
      ),
    ).toBeVisible();
  },
);

test("the language is chosen before signing in and in the settings, and kept", async ({
  page,
}) => {
  await page.goto("/login");
  const chooser = page.getByRole("combobox", {
    name: texts("fr")("common.fields.language"),
  });
  await chooser.selectOption({ label: "Deutsch" });
  const german = texts("de");
  await heading(page, german("login.title"));
  await fillSignIn(page, "keeper@suricate.test", { language: "de" });
  await heading(page, german("dashboard.menu.myDay"));
  await press(page, german("shell.actions.settings"));
  await page
    .getByRole("combobox", { name: german("common.fields.language") })
    .click();
  await page.getByRole("option", { name: "Italiano" }).click();
  const italian = texts("it");
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
  await page.keyboard.press("Escape");
  await heading(page, italian("dashboard.menu.myDay"));
  await page.reload();
  await heading(page, italian("dashboard.menu.myDay"));
});

test(
  "theme and brightness are kept over a reload",
  { tag: "@long" },
  async ({ person }) => {
    const page = await person("keeper");
    await press(page, t("shell.actions.settings"));
    const settings = page.getByRole("dialog", {
      name: t("shell.actions.settings"),
    });
    await press(settings, t("shell.options.theme.theme-d"));
    await settings
      .getByText(t("shell.options.colorScheme.dark"), { exact: true })
      .click();
    const root = page.locator("html");
    await expect(root).toHaveAttribute("data-mantine-color-scheme", "dark");
    const brand = () =>
      root.evaluate((html) =>
        getComputedStyle(html).getPropertyValue(
          "--mantine-primary-color-filled",
        ),
      );
    const chosen = await brand();
    await page.reload();
    await expect(bellButton(page)).toBeVisible();
    await expect(root).toHaveAttribute("data-mantine-color-scheme", "dark");
    expect(await brand()).toBe(chosen);
    await press(page, t("shell.actions.settings"));
    await expect(
      settings.getByRole("button", { name: t("shell.options.theme.theme-d") }),
    ).toHaveAttribute("aria-pressed", "true");
  },
);

test(
  "at 360 px the menu is a drawer and nothing is wider than the screen",
  { tag: "@long" },
  async ({ person }) => {
    const viewport = { width: 360, height: 740 };
    const page = await person("keeper", { viewport });
    await press(page, t("shell.actions.openMenu"));
    const drawer = page.getByRole("dialog", { name: t("shell.fields.menu") });
    await drawer
      .getByRole("link", { name: t("enclosures.menu.enclosureList") })
      .click();
    await expect(drawer).toBeHidden();
    await heading(page, t("enclosures.title"));
    for (const path of ["/TaskManagementView", "/specieAnimalsListView"]) {
      await page.goto(path);
      await expect(page.getByRole("row").nth(1)).toBeVisible();
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth,
      );
      expect(wide).toBe(360);
    }
  },
);

test("the guide of one's work opens beside the page, with its pictures, readable on a phone and in the dark", async ({
  person,
}) => {
  const page = await person("keeper");
  const opening = page.context().waitForEvent("page");
  await page
    .getByRole("link", { name: t("shell.actions.guide"), exact: true })
    .click();
  const guide = await opening;
  await guide.setViewportSize({ width: 360, height: 740 });
  await guide.emulateMedia({ colorScheme: "dark" });
  await heading(guide, titleOf(guideTexts("docs", "fr").keeper));
  const pictures = await guide.getByRole("img").all();
  expect(pictures.length).toBeGreaterThan(1);
  for (const picture of pictures) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
  }
  expect(
    await guide.evaluate(() => document.documentElement.scrollWidth),
  ).toBeLessThanOrEqual(360);
  const { violations } = await new AxeBuilder({ page: guide }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.length])).toEqual([]);
});
