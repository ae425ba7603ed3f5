import type { Page } from "@playwright/test";
import type { KeptSwitch } from "../../src/app/settings/settings";
import { demoDocument } from "../../demo/seed/build/document";
import { fillSignIn, speak } from "./steps/session";
import { press } from "./steps/forms";
import { aPerson, aPlace } from "./steps/place";
import { shot } from "./steps/shots";
import { writeDocuments } from "./steps/suite";
import { expect, test } from "./steps/test";
import { stillToday } from "../builders/still-today";
import { texts } from "./steps/texts";

const t = texts("fr");
const wide = { width: 1920, height: 600 };

/** What of the frame a setting changes, as Chromium lays it out. */
const layout = (page: Page) =>
  page.evaluate(() => {
    const one = (selector: string) =>
      document.querySelector<HTMLElement>(selector);
    const styleOf = (selector: string) => {
      const found = one(selector);
      return found === null ? null : getComputedStyle(found);
    };
    const box = (selector: string) => one(selector)?.getBoundingClientRect();
    const label = "aside nav a span:last-of-type";
    return {
      bar: styleOf("header")?.position,
      menu: styleOf("aside")?.position,
      menuWidth: box("aside")?.width,
      menuHeight: box("aside")?.height,
      menuLeft: box("aside")?.left,
      menuShadow: styleOf("aside")?.boxShadow !== "none",
      scrollbar: styleOf("aside")?.scrollbarWidth,
      words: styleOf(label)?.display !== "none",
      person: one("aside")?.textContent.includes("Solène") === true,
      frame: box("header")?.width,
      page: box("#content > div:last-child")?.width,
      footer: one("footer") !== null,
    };
  });
type Layout = Awaited<ReturnType<typeof layout>>;

const settings = (page: Page) =>
  page.getByRole("dialog", { name: t("shell.actions.settings") });

async function openSettings(page: Page): Promise<void> {
  await press(page, t("shell.actions.settings"));
  await expect(settings(page)).toBeVisible();
}

async function closeSettings(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(settings(page)).toBeHidden();
}

async function turn(
  page: Page,
  name: KeptSwitch | "horizontal",
): Promise<void> {
  await settings(page)
    .getByRole("switch", {
      name: t(`shell.options.layout.${name}`),
      exact: true,
    })
    .click({ force: true });
}

/** What each setting makes of the frame, with what has to be on before; the fixed frame is on by default. */
const effects: readonly (readonly [
  KeptSwitch | "horizontal",
  before: Partial<Layout>,
  after: Partial<Layout>,
  needs?: KeptSwitch,
])[] = [
  [
    "isFixed",
    { bar: "sticky", menu: "sticky" },
    { bar: "static", menu: "static" },
  ],
  [
    "isCollapsed",
    { menuWidth: 248, words: true },
    { menuWidth: 64, words: false },
  ],
  [
    "isCollapsedText",
    { menuWidth: 64, words: false },
    { menuWidth: 112, words: true },
    "isCollapsed",
  ],
  [
    "isFloat",
    { menuLeft: 0, menuShadow: false },
    { menuLeft: 12, menuShadow: true },
  ],
  ["asideScrollbar", { scrollbar: "none" }, { scrollbar: "thin" }],
  ["showUserBlock", { person: false }, { person: true }],
  ["isBoxed", { frame: 1920 }, { frame: 1318 }],
  ["useFullLayout", { page: 1400 }, { page: 1652 }],
  ["hiddenFooter", { footer: true }, { footer: false }],
  [
    "horizontal",
    { menuWidth: 248, menuHeight: 544, page: 1400 },
    { menuWidth: 1920, menuHeight: 48 },
  ],
];

test("every layout setting changes what it names, and is kept unless it only lasts until the page is left", async ({
  person,
}) => {
  test.setTimeout(180_000);
  const page = await person("superadmin", { viewport: wide });
  await openSettings(page);
  await shot(page, "offsidebarOpen");
  for (const [name, before, after, needs] of effects)
    await test.step(name, async () => {
      if (needs !== undefined) await turn(page, needs);
      await expect.poll(() => layout(page)).toMatchObject(before);
      await turn(page, name);
      await expect.poll(() => layout(page)).toMatchObject(after);
      await closeSettings(page);
      await page.mouse.wheel(0, 200);
      await shot(page, name);
      await openSettings(page);
      await turn(page, name);
      await expect.poll(() => layout(page)).toMatchObject(before);
      if (needs !== undefined) await turn(page, needs);
    });

  await test.step("asideHover", async () => {
    const menu = page.locator("aside");
    const width = async () => (await layout(page)).menuWidth;
    await turn(page, "isCollapsed");
    await closeSettings(page);
    await menu.hover();
    expect(await width()).toBe(64);
    await openSettings(page);
    await turn(page, "asideHover");
    await closeSettings(page);
    await page.mouse.move(900, 300);
    await expect.poll(width).toBe(64);
    await menu.hover();
    await expect.poll(width).toBe(248);
    await shot(page, "asideHover");
  });

  // By keyboard, too: the heading opens, its pages are followed.
  await openSettings(page);
  await turn(page, "horizontal");
  await closeSettings(page);
  const bar = page.getByRole("navigation", { name: t("shell.fields.menu") });
  await bar
    .getByRole("button", { name: t("shell.headings.park"), exact: true })
    .focus();
  await page.keyboard.press("Enter");
  const enclosures = page.getByRole("menuitem", {
    name: t("enclosures.menu.enclosureList"),
  });
  await expect(enclosures).toBeVisible();
  await shot(page, "horizontal-open");
  await enclosures.click();
  await expect(page).toHaveURL(/EnclosureListView\?zoo=/);

  await test.step("asideToggled", async () => {
    await page.setViewportSize({ width: 820, height: 900 });
    await expect(page.locator("aside")).toBeHidden();
    await press(page, t("shell.actions.openMenu"));
    const drawer = page.getByRole("dialog", { name: t("shell.fields.menu") });
    await expect(drawer).toBeVisible();
    await shot(page, "asideToggled");
  });

  await test.step("what is kept", async () => {
    await page.reload();
    await page.setViewportSize(wide);
    await expect
      .poll(() => layout(page))
      .toMatchObject({ menuWidth: 64, menuHeight: 544 });
    await expect(settings(page)).toBeHidden();
    await expect(
      page.getByRole("dialog", { name: t("shell.fields.menu") }),
    ).toBeHidden();
  });
});

test(
  "the bell is as wide and high as it is to be, with three tasks a sector and words cut at fifty letters",
  { tag: "@long" },
  async ({ page }) => {
    const place = await aPlace();
    const me = await aPerson(place);
    const sectors = ["a", "b", "c", null].map((name) =>
      name === null ? null : `${place.zooId}-${name}`,
    );
    const dueAt = stillToday(3_600_000);
    const made = { createdAt: new Date(), createdBy: "founder" };
    const task = (sectorId: string | null, index: number) => {
      const id = `${place.zooId}-${sectorId ?? "none"}-${String(index)}`;
      const fields = {
        zooId: place.zooId,
        authorId: "founder",
        title: `Tâche ${String(index)}`,
        description: "é".repeat(51),
        type: "feeding" as const,
        target: { level: "SECTOR" as const, ids: [sectorId ?? place.sectorId] },
        sectorIds: sectorId === null ? [] : [sectorId],
        sectorId,
        responsibleIds: [me.uid],
        audience: [me.uid],
        dueAt,
        dueAtUnix: dueAt.getTime(),
        status: (["OPEN", "IN_PROGRESS", "DONE"] as const)[index % 3] ?? "OPEN",
      };
      return demoDocument("tasks", id, fields, made);
    };
    await writeDocuments([
      ...sectors.slice(0, 3).map((id, index) =>
        demoDocument(
          "sectors",
          id ?? "",
          {
            zooId: place.zooId,
            sectorName: `Secteur ${String(index)}`,
            label: `Secteur ${String(index)}`,
            value: id ?? "",
          },
          made,
        ),
      ),
      ...sectors.flatMap((id) => [0, 1, 3, 4, 6, 2].map((n) => task(id, n))),
    ]);
    await speak(page, "fr");
    await page.goto("/login");
    await fillSignIn(page, me.mail, { password: me.password });
    const bell = page.getByTestId("task-bell");
    await expect(bell).toHaveAccessibleName(
      new RegExp(`^${t("tasks.bell.label", { count: 20 })}`),
    );
    await bell.click();
    const panel = page.getByRole("dialog", { name: t("tasks.bell.title") });
    const all = panel.getByRole("link", { name: t("tasks.actions.all") });
    await expect(all).toHaveCount(2);
    await expect(
      panel.getByText(
        `${t("tasks.bell.open", { count: 12 })} · ${t("tasks.bell.inProgress", { count: 8 })}`,
      ),
    ).toBeVisible();
    await expect(panel.getByText(/^Tâche \d$/)).toHaveCount(12);
    await expect(panel.getByText(`${"é".repeat(50)}…`)).toHaveCount(12);
    await expect(
      panel.getByText(t("tasks.bell.remaining", { count: 2 })),
    ).toHaveCount(4);
    await expect(panel.getByText(t("tasks.states.noSector"))).toBeVisible();
    const sizes = await panel.evaluate((element) => {
      const list = [...element.querySelectorAll("*")].find(
        (one) => getComputedStyle(one).overflowY === "auto",
      );
      return {
        width: element.getBoundingClientRect().width,
        fits:
          element.getBoundingClientRect().height <= 600 &&
          list?.scrollWidth === list?.clientWidth,
        list: list?.getBoundingClientRect().height,
      };
    });
    expect(sizes).toEqual({ width: 420, fits: true, list: 400 });
    await shot(page, "bell");
  },
);

/** Goes to a page and tells, at the first frame in which it is there, what moves over it and whether it can be used. */
const arrival = (page: Page, path: string, title: string) =>
  page.evaluate(
    async ([to, wanted]) => {
      const heading = () => document.querySelector("main h1");
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate", { state: null }));
      while (heading()?.textContent !== wanted)
        await new Promise((next) => requestAnimationFrame(next));
      const shown = heading()?.closest("#content > div");
      const { left, top } = heading()!.getBoundingClientRect();
      return {
        moves: document
          .getAnimations()
          .filter(
            ({ effect }) =>
              effect instanceof KeyframeEffect && effect.target === shown,
          )
          .map(({ effect }) => effect?.getTiming().duration),
        readable:
          shown != null && Number(getComputedStyle(shown).opacity) >= 0.5,
        underPointer: document.elementFromPoint(left + 2, top + 2)?.tagName,
      };
    },
    [path, title] as const,
  );

test(
  "pages follow each other in 500 ms without delaying what they show, at once where less motion is wished",
  { tag: "@long" },
  async ({ person }) => {
    const page = await person("keeper");
    const there = { readable: true, underPointer: "H1" };
    const still = await arrival(
      page,
      "/EnclosureListView",
      t("enclosures.title"),
    );
    expect(still).toEqual({ ...there, moves: [] });
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const moving = await arrival(page, "/SectorListView", t("sectors.title"));
    expect(moving).toEqual({ ...there, moves: [500] });
  },
);

test(
  "the footer says the year in Paris, the version and the build, and the whole screen is offered where there is one",
  { tag: "@long" },
  async ({ person }) => {
    const page = await person("keeper");
    const year = new Intl.DateTimeFormat("fr-FR", {
      year: "numeric",
      timeZone: "Europe/Paris",
    }).format(new Date());
    const footer = page.getByRole("contentinfo");
    await expect(footer).toContainText(t("shell.messages.footer", { year }));
    await expect(footer).toContainText(t("shell.messages.credit"));
    await expect(footer).toContainText(
      t("shell.messages.build", { version: "2.5.0", build: "local" }),
    );
    const isFull = () =>
      page.evaluate(() => document.fullscreenElement !== null);
    await press(page, t("shell.actions.fullscreen"));
    await expect.poll(isFull).toBe(true);
    await press(page, t("shell.actions.leaveFullscreen"));
    await expect.poll(isFull).toBe(false);
  },
);

test("a device in another zone is told that times are those of Paris, where they are shown and entered", async ({
  person,
}) => {
  const words = t("common.dates.parisTime");
  const away = await person("manager", {
    at: "/TaskManagementView?mode=create",
    timezoneId: "Asia/Kolkata",
  });
  await expect(away.getByRole("main").getByText(words).first()).toBeVisible();
  await expect(
    away.getByRole("button", { name: t("tasks.fields.dueAt") }),
  ).toHaveAccessibleDescription(words);
  await shot(away, "elsewhere");
  const near = await person("manager", {
    at: "/TaskManagementView?mode=create",
    timezoneId: "Europe/Berlin",
  });
  await expect(
    near.getByRole("button", { name: t("tasks.fields.dueAt") }),
  ).toBeVisible();
  await expect(near.getByText(words)).toHaveCount(0);
});
