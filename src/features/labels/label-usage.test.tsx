import type { CollectionName } from "@domain/collections";
import { labelKinds } from "@domain/label/label";
import { labelUses } from "@domain/label/usage";
import type { Referring } from "@domain/record/desk/referring";
import { configure, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { aTag } from "../../../tests/builders/labels";
import { aTask } from "../../../tests/builders/work";
import { SignedIn } from "../../data/hooks/ready-session";
import { subscriptions } from "../../data/subscriptions";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { LabelList } from "./label-list";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

/** Which elements come into sight; a simulated browser lays nothing out. */
let isInSight: (element: Element) => boolean = () => true;

class Sight implements Partial<IntersectionObserver> {
  readonly #told: IntersectionObserverCallback;

  constructor(told: IntersectionObserverCallback) {
    this.#told = told;
  }

  observe(target: Element) {
    const isIntersecting = isInSight(target);
    this.#told(
      [{ isIntersecting, target } as IntersectionObserverEntry],
      this as unknown as IntersectionObserver,
    );
  }

  disconnect() {
    return undefined;
  }
}
vi.stubGlobal("IntersectionObserver", Sight);
afterAll(() => vi.unstubAllGlobals());

/** As if the tags of tasks named labels. */
const uses: Referring[] = [
  {
    collection: "tasks",
    reference: { field: "tags", collection: "tags" },
    many: true,
  },
];

const desk = openDesk();

beforeEach(() => {
  isInSight = () => true;
  desk.clear();
  desk.workAs({ right: "superAdmin" });
  desk.seed("tags", "tag-1", aTag());
  desk.seed("tags", "tag-2", aTag({ id: "tag-2", name: "Sonore", trad: {} }));
  for (const taskId of ["a", "b", "c"])
    desk.seed("tasks", taskId, aTask({ taskId, tags: ["tag-1"] }));
});

const open = (known?: Referring[]) =>
  renderUi(
    <SignedIn>
      <LabelList kind="tags" {...(known && { uses: known })} />
    </SignedIn>,
    { at: "/TagManagementView" },
  );
const row = async (name: RegExp) =>
  within(await screen.findByRole("row", { name }));

it("says of each label by what it is used, or that it never is", async () => {
  await open(uses);
  expect(await (await row(/Olfactif/)).findByText("3 fiches")).toBeVisible();
  expect(
    await (await row(/Sonore/)).findByText("Jamais utilisé"),
  ).toBeVisible();
});

it("counts once what has come into sight, and reads no record", async () => {
  isInSight = (element) => element.closest("[role=row]") !== null;
  const count = vi.spyOn(subscriptions, "count");
  const list = vi.spyOn(subscriptions, "list");
  await open(uses);
  await (await row(/Olfactif/)).findByText("3 fiches");
  await userEvent.type(screen.getByRole("searchbox"), "son");
  await userEvent.clear(screen.getByRole("searchbox"));
  await (await row(/Olfactif/)).findByText("3 fiches");
  expect(count).toHaveBeenCalledTimes(2);
  expect(list.mock.calls.map(([{ collection }]) => collection)).not.toContain(
    "tasks",
  );
  count.mockRestore();
  list.mockRestore();
});

it("asks nothing of what nobody sees, nor where there is no answer says never", async () => {
  isInSight = () => false;
  const count = vi.spyOn(subscriptions, "count");
  await open(uses);
  const seen = await row(/Olfactif/);
  expect(seen.getByText("…")).toBeVisible();
  expect(count).not.toHaveBeenCalled();
  count.mockRestore();
});

it("says at archiving how many keep it", async () => {
  await open(uses);
  await (await row(/Olfactif/)).findByText("3 fiches");
  await userEvent.click(screen.getByRole("button", { name: /Olfactif/ }));
  await userEvent.click(
    await screen.findByRole("menuitem", { name: "Archiver" }),
  );
  expect(
    await screen.findByText(
      "« Olfactif » est archivé. Ce qui le porte le garde : 3 fiches.",
    ),
  ).toBeVisible();
});

it("says that nothing can use them where nothing names them", async () => {
  await open([]);
  expect(
    await screen.findByText(/Rien ne peut encore porter une étiquette/),
  ).toBeVisible();
  expect(screen.queryByText("Jamais utilisé")).toBeNull();
});

it("has words for whatever names labels", async () => {
  await open([]);
  const naming = new Set<CollectionName>(
    labelKinds.flatMap((kind) =>
      labelUses(kind).map(({ collection }) => collection),
    ),
  );
  const wordless = [...naming].filter(
    (collection) => !i18next.exists(`labels.uses.${collection}`, { count: 2 }),
  );
  expect(wordless).toEqual([]);
});
