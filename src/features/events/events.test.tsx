import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { eventKinds } from "@domain/event/event";
import type { ZooEvent } from "@domain/event/event";
import { languages } from "@domain/taxonomy/taxonomy";
import { anAnimal, anEnclosure } from "../../../tests/builders/facility";
import { anEvent } from "../../../tests/builders/events";
import { SessionProvider } from "../../data/hooks/ready-session";
import { keeper, setStage } from "../../data/testing/stage";
import { picturesIn, WithPictures } from "../../ui/testing/pictures";
import { renderUi } from "../../ui/testing/render-ui";
import type { SlotPart } from "../slots";
import { PartsProvider } from "../slots";
import { Component as Gallery } from "./gallery.page";
import { Component as RecordEvents } from "./list/record-events";
import { Component as Timeline } from "./timeline.page";

const stage = setStage();
const hour = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour);

function happened(id: string, event: Partial<ZooEvent>) {
  stage.store.seed("events", id, anEvent({ headId: id, ...event }));
}
function seedPlaces() {
  for (const [enclosureId, enclosureName] of [
    ["enclosure-1", "Plaine"],
    ["enclosure-2", "Rocher"],
  ] as const)
    stage.store.seed(
      "enclosures",
      enclosureId,
      anEnclosure({ enclosureId, enclosureName }),
    );
  stage.store.seed("animals", "animal-1", anAnimal());
}

const show = (
  Page: React.ComponentType,
  at: string,
  language: (typeof languages)[number] = "fr",
) =>
  renderUi(
    <WithPictures>
      <SessionProvider session={keeper()}>
        <Page />
      </SessionProvider>
    </WithPictures>,
    { at, language },
  );

const lines = () =>
  screen
    .findAllByRole("listitem")
    .then((all) => all.map((one) => one.textContent));

describe("the timeline", () => {
  it("tells the latest first, in sentences, once for all that one operation did", async () => {
    seedPlaces();
    happened("one", { at: hoursAgo(3) });
    happened("many", { at: hoursAgo(2), count: 12 });
    happened("member", { at: hoursAgo(1), headId: "many", isHead: false });
    await show(Timeline, "/Timeline");
    await screen.findByText("12 individus");
    await waitFor(async () =>
      expect(await lines()).toEqual([
        expect.stringMatching(/^Karim .*a déplacé 12 individus → Rocher/),
        expect.stringMatching(/^Karim .*a déplacé NalaPlaine → Rocher/),
      ]),
    );
    expect(
      await screen.findByRole("link", { name: "Voir chacun" }),
    ).toHaveAttribute("href", "/Timeline?operation=many");
  });

  it("leaves room for what an alert tells, once for each", async () => {
    seedPlaces();
    happened("raised", {
      ...{ kind: "raised", name: "", at: hoursAgo(1) },
      subject: { collection: "alerts", id: "alert-1" },
      ...{ before: {}, after: { type: "welfare", enclosureId: "enclosure-2" } },
    });
    const told: SlotPart = {
      ...{ slot: "alertWords", key: "told" },
      Component: (props) =>
        "alertId" in props && `Température de ${props.alertId}`,
    };
    await show(
      () => (
        <PartsProvider value={[told]}>
          <Timeline />
        </PartsProvider>
      ),
      "/Timeline",
    );
    expect(await screen.findByText(/Température de alert-1/u)).toBeVisible();
  });

  it("is narrowed by the address: kind, record, person and period", async () => {
    seedPlaces();
    const at = new Date("2026-11-10T09:00:00Z");
    happened("moved", { at });
    happened("renamed", {
      at,
      kind: "renamed",
      before: { name: "Nala" },
      after: { name: "Zuri" },
      by: "ines",
      about: ["animals/animal-1"],
    });
    happened("later", { at: new Date("2026-11-11T09:00:00Z") });
    const found = async (search: string) => {
      const { unmount } = await show(Timeline, `/Timeline?${search}`);
      const all = await lines();
      unmount();
      return all.length;
    };
    expect(await found("")).toBe(3);
    expect(await found("kind=renamed")).toBe(1);
    expect(await found("enclosureId=enclosure-2")).toBe(2);
    expect(await found("animalId=animal-1&enclosureId=nowhere")).toBe(3);
    expect(await found("userId=ines")).toBe(1);
    expect(await found("since=2026-11-11")).toBe(1);
    expect(await found("until=2026-11-10")).toBe(2);
  });

  it("says that nothing answers to the filters, and takes them back", async () => {
    happened("one", {});
    await show(Timeline, "/Timeline?kind=departed");
    const none = await screen.findByText(
      "Aucun événement ne répond à ces filtres.",
    );
    expect(none).toBeVisible();
  });

  it.each(languages)(
    "has a sentence for every kind, in %s",
    async (language) => {
      eventKinds.forEach((kind, index) =>
        happened(kind, { kind, at: hoursAgo(index), before: {}, after: {} }),
      );
      await show(Timeline, "/Timeline", language);
      const told = await lines();
      expect(told).toHaveLength(eventKinds.length);
      expect(new Set(told).size).toBe(eventKinds.length);
      for (const line of told) {
        expect(line).toContain("Nala");
        expect(line).not.toMatch(/events\.|[\uE000\uE001]|\{\{/u);
      }
    },
  );
});

describe("beside a record", () => {
  it("are its last five, its own among those of many, and the way to all", async () => {
    seedPlaces();
    for (const index of [1, 2, 3, 4, 5, 6, 7])
      happened(`e${index}`, { at: hoursAgo(index), count: index });
    await show(() => <RecordEvents kind="animals" id="animal-1" />, "/");
    const panel = await screen.findByRole("region", {
      name: "Événements récents",
    });
    await within(panel).findAllByText(/a déplacé/);
    expect(within(panel).getAllByRole("listitem")).toHaveLength(5);
    expect(panel).not.toHaveTextContent("animaux");
    expect(within(panel).getByRole("link", { name: "Tout voir" })) //
      .toHaveAttribute("href", "/Timeline?animalId=animal-1");
  });

  it("is said when a record older than its history was made, where that is known", async () => {
    const createdAt = new Date("2020-05-04T08:00:00Z");
    stage.store.seed("animals", "animal-1", anAnimal({ createdAt }));
    await show(() => <RecordEvents kind="animals" id="animal-1" />, "/");
    expect(await screen.findByText("Fiche enregistrée le 4 mai 2020")) //
      .toBeVisible();
  });
});

describe("the gallery", () => {
  const pictured = (id: string, more: Partial<ZooEvent> = {}) =>
    happened(id, {
      kind: "pictured",
      after: {},
      picture: `${id}.jpg`,
      ...more,
    });

  it("shows each day's pictures, but none that was removed", async () => {
    pictured("new", { at: hoursAgo(1) });
    pictured("old", { at: hoursAgo(100) });
    pictured("gone", { picture: null });
    happened("moved", {});
    await show(Gallery, "/GalleryView");
    await waitFor(() =>
      expect(picturesIn(document)).toEqual(["new.jpg", "old.jpg"]),
    );
    expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(2);
  });

  it("shows a record's own, and what it has had since before there were events, without a date", async () => {
    seedPlaces();
    stage.store.seed(
      "animals",
      "animal-1",
      anAnimal({ animalProfilePicture: "now.jpg" }),
    );
    pictured("new");
    pictured("other", {
      subject: { collection: "animals", id: "other" },
      name: "Kito",
    });
    await show(Gallery, "/GalleryView?tab=items&animalId=animal-1");
    await waitFor(() =>
      expect(picturesIn(document)).toEqual(["new.jpg", "now.jpg"]),
    );
    expect(
      screen.getByRole("button", { name: /Nala, Date non renseignée/ }),
    ).toBeVisible();
  });

  it("opens large, goes on by the arrows and closes by Escape", async () => {
    const user = userEvent.setup();
    pictured("new", { at: hoursAgo(1) });
    pictured("old", { at: hoursAgo(2) });
    await show(Gallery, "/GalleryView");
    const [first] = await screen.findAllByRole("button", { name: /Nala/ });
    first?.focus();
    await user.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog");
    const large = async () =>
      (await within(dialog).findByRole("img")).getAttribute("src");
    expect(await large()).toContain("new.jpg");
    await user.keyboard("{ArrowRight}");
    await waitFor(async () => expect(await large()).toContain("old.jpg"));
    await user.keyboard("{ArrowRight}{ArrowLeft}");
    await waitFor(async () => expect(await large()).toContain("new.jpg"));
    expect(dialog).toHaveTextContent("1 sur 2");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(first).toHaveFocus());
  });
});
