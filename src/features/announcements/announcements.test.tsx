import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { aSession } from "../../../tests/builders/a-session";
import { aNotice, anAnnouncement } from "../../../tests/builders/announcements";
import { zooA, zooB } from "../../../tests/builders/ids";
import type { Announcement } from "@domain/announcement/announcement";
import { AppError } from "@domain/errors";
import { provideCalls } from "../../data/calls";
import { choose } from "../../data/demonstration/mode";
import { SessionProvider } from "../../data/hooks/ready-session";
import { keeper, setStage } from "../../data/testing/stage";
import { create } from "../../data/write";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as Tab } from "./list/announcements-tab";
import { Component as Banner } from "./reader/insistent-banner";
import { Component as Rest } from "./reader/shown-panel";
import { Component as Waiting } from "./reader/waiting-panel";

/** As they stand on the dashboard. */
const Shown = () => (
  <>
    <Waiting />
    <Rest />
  </>
);

const stage = setStage();
const user = userEvent.setup();
const admin = () => aSession({ right: "admin" }, { uid: "me" });

const seed = (announcementId: string, more: Partial<Announcement> = {}) =>
  stage.store.seed(
    "announcements",
    announcementId,
    anAnnouncement({
      announcementId,
      title: announcementId,
      displayEndAt: new Date("2099-01-01"),
      phase: "shown",
      ...more,
    }),
  );

const asked = {
  recipientIds: ["me", "karim", "ines"],
  readConfirmation: true,
};

describe("a reader", () => {
  const reads = (element = <Shown />, at = "/") =>
    renderUi(<SessionProvider session={keeper()}>{element}</SessionProvider>, {
      at,
    });

  it("sees what is for everybody and for them, urgent first, and nothing else", async () => {
    seed("Pour tous");
    seed("Pour moi", { recipientIds: ["me"], type: "urgent" });
    seed("Pour Karim", { recipientIds: ["karim"] });
    seed("Demain", {
      phase: "planned",
      displayStartAt: new Date("2098-01-01"),
    });
    seed("Expirée", { displayEndAt: new Date("2026-11-02T08:00:00Z") });
    await reads();
    await screen.findByText("Pour moi");
    expect(
      screen
        .getAllByRole("heading", { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(["Pour moi", "Pour tous"]);
  });

  it("finds what waits for an answer open, and of the rest the title", async () => {
    seed("Consigne", { ...asked, content: "Avant midi" });
    seed("Réunion", { content: "Salle des soigneurs" });
    await reads();
    expect(await screen.findByText("Avant midi")).toBeVisible();
    const other = await screen.findByText("Salle des soigneurs");
    expect(other).not.toBeVisible();
    await user.click(screen.getByText("Réunion"));
    expect(other).toBeVisible();
  });

  it("finds the one that the address names open, and is at it", async () => {
    seed("a1", { title: "Réunion", content: "Salle des soigneurs" });
    seed("a2", { title: "Visite", content: "À midi" });
    const { router } = await reads(<Shown />, "/Dashboard?announcementId=a1");
    const content = await screen.findByText("Salle des soigneurs");
    expect(content).toBeVisible();
    expect(screen.getByText("À midi")).not.toBeVisible();
    const head = () => screen.getByText("Réunion").closest("summary");
    expect(head()).toHaveFocus();
    await user.click(screen.getByText("Réunion"));
    expect(content).not.toBeVisible();
    await act(() => router.navigate("/Dashboard?announcementId=a1"));
    expect(await screen.findByText("Salle des soigneurs")).toBeVisible();
    expect(head()).toHaveFocus();
  });

  it("finds open, of several that wait for an answer, the one it came for alone, before the rest", async () => {
    seed("a1", { ...asked, title: "Consigne", content: "Avant midi" });
    seed("a2", { ...asked, title: "Gants", content: "Dès ce soir" });
    seed("a3", { title: "Réunion", type: "urgent", recipientIds: ["me"] });
    seed("a4", { title: "Visite" });
    await reads(<Shown />, "/Dashboard?announcementId=a2");
    expect(await screen.findByText("Dès ce soir")).toBeVisible();
    expect(screen.getByText("Avant midi")).not.toBeVisible();
    const [first, rest] = screen.getAllByRole("region");
    expect(first).toHaveAccessibleName("À lire d’abord");
    expect(within(first!).getByText("Réunion")).toBeVisible();
    expect(within(rest!).getByText("Visite")).toBeVisible();
  });

  it("is shown no panel where nothing is said", async () => {
    await reads();
    await waitFor(() =>
      expect(screen.queryByRole("region")).not.toBeInTheDocument(),
    );
  });

  it("confirms what asks for it, once", async () => {
    seed("Consigne", asked);
    await reads();
    await user.click(
      await screen.findByRole("button", { name: /J’ai lu et je confirme/ }),
    );
    expect(await screen.findByText("Vous avez confirmé")).toBeVisible();
    expect(
      screen.queryByRole("button", { name: /confirme/ }),
    ).not.toBeInTheDocument();
  });

  it("is asked for no confirmation of what asks none, and says that it is read", async () => {
    seed("Consigne");
    stage.store.seed(
      "notifications",
      "announcement_Consigne",
      aNotice({ userId: "me", notificationId: "announcement_Consigne" }),
      "me",
    );
    await reads();
    await user.click(await screen.findByRole("button", { name: /^J’ai lu/ }));
    expect(await screen.findByText("Vous l’avez lue")).toBeVisible();
  });

  it("has what is urgent above the page until it is confirmed", async () => {
    seed("Évacuation", { ...asked, type: "urgent" });
    seed("Ordinaire", asked);
    await reads(
      <>
        <Banner />
        <Shown />
      </>,
    );
    const banner = await screen.findByText(
      /« Évacuation » attend votre confirmation/,
    );
    expect(banner).toBeVisible();
    expect(screen.queryByText(/« Ordinaire » attend/)).not.toBeInTheDocument();
    await user.click(
      screen.getByRole("button", { name: /confirme.*Évacuation/ }),
    );
    await waitFor(() => expect(banner).not.toBeInTheDocument());
  });

  it("is told of what arrives and is to come up, and of nothing that was there", async () => {
    seed("Ancienne", { push: true });
    await reads(
      <>
        <Banner />
        <Shown />
      </>,
    );
    await screen.findByText("Ancienne");
    seed("Discrète");
    act(() => seed("Nouvelle", { push: true }));
    expect(
      await screen.findByText(/Nouvelle information : « Nouvelle »/),
    ).toBeVisible();
    expect(screen.queryByText(/« Ancienne »/)).not.toBeInTheDocument();
    expect(screen.queryByText(/« Discrète »/)).not.toBeInTheDocument();
  });
});

describe("who writes them", () => {
  const path = "/ZooDetails?tab=announcements";
  const writes = (at = path) =>
    renderUi(
      <SessionProvider session={admin()}>
        <Tab id={zooA} />
      </SessionProvider>,
      { at },
    );

  beforeEach(() => {
    seed("Consigne", asked);
    stage.store.seed(
      "confirmedLists",
      "confirmed",
      { zooId: zooA, confirmed: { karim: new Date() } },
      "Consigne",
    );
  });

  it("sees how many have confirmed, and by name who has not", async () => {
    await writes(`${path}&announcementId=Consigne`);
    expect(await screen.findByText("1 sur 3")).toBeInTheDocument();
    const missing = await screen.findByRole("region", {
      name: "2 personnes n’ont pas encore confirmé",
    });
    expect(await within(missing).findByText(/Inès/)).toBeVisible();
    expect(within(missing).queryByText(/Karim/)).not.toBeInTheDocument();
    expect(
      within(
        screen.getByRole("region", { name: "1 personne a confirmé" }),
      ).getByText(/Karim/),
    ).toBeVisible();
  });

  it("sees in a demonstration who is asked, and the server is asked nothing of what it does not know", async () => {
    choose("me");
    const about = { kind: "announcement.create", name: "Exercice" };
    await create(
      "announcements",
      "exercice",
      {
        zooId: zooA,
        title: "Exercice",
        displayStartAt: new Date(),
        displayEndAt: new Date("2099-01-01"),
        ...asked,
      },
      about,
    ).acknowledged;
    const watched = vi.spyOn(stage.store, "watchDoc");
    await writes(`${path}&announcementId=exercice`);
    const drawer = await screen.findByRole("dialog");
    expect(
      await within(drawer).findByRole("heading", { name: /Exercice/ }),
    ).toBeVisible();
    expect(within(drawer).queryByRole("alert")).not.toBeInTheDocument();
    const parents = watched.mock.calls
      .filter(([collection]) => collection === "confirmedLists")
      .map((args) => args[4]);
    expect(parents).toContain("Consigne");
    expect(parents).not.toContain("exercice");
    choose(null);
  });

  it("is taken to where the one of an address is, and not told that there is none", async () => {
    seed("Ailleurs", { zooId: zooB });
    const session = aSession({ right: "superAdmin" }, { uid: "me" });
    const { router } = await renderUi(
      <SessionProvider session={session}>
        <Tab id={zooA} />
      </SessionProvider>,
      { at: `${path}&announcementId=Ailleurs` },
    );
    await waitFor(() =>
      expect(router.state.location.search).toContain(`zoo=${zooB}`),
    );
    expect(screen.queryByText(/introuvable/)).not.toBeInTheDocument();
  });

  it("is refused a confirmation of nobody in particular, and told where", async () => {
    await writes(`${path}&mode=create`);
    await user.type(await screen.findByLabelText(/^Titre/), "Portes ouvertes");
    await user.click(
      screen.getByLabelText(/Demander une confirmation de lecture/),
    );
    await user.click(screen.getByLabelText(/Expiration automatique/));
    await user.click(screen.getByRole("button", { name: "Enregistrer" }));
    expect(
      await screen.findByText(/Choisissez au moins un destinataire/),
    ).toBeVisible();
    await user.click(screen.getByLabelText("Vétérinaires"));
    await user.click(screen.getByRole("button", { name: "Enregistrer" }));
    expect(await screen.findByText("Portes ouvertes")).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByLabelText(/^Titre/)).not.toBeInTheDocument(),
    );
  });

  it("is told that it could not be created", async () => {
    await writes(`${path}&mode=create`);
    await user.type(await screen.findByLabelText(/^Titre/), "Portes ouvertes");
    await user.click(screen.getByLabelText(/Expiration automatique/));
    provideCalls(() => Promise.reject(new AppError("not-allowed")));
    await user.click(screen.getByRole("button", { name: "Enregistrer" }));
    expect(
      await screen.findByText(/Impossible de créer l’information/),
    ).toBeVisible();
  });

  it("reads the Markdown before anybody else does", async () => {
    await writes(`${path}&mode=create`);
    await user.type(
      await screen.findByRole("textbox", { name: /^Contenu/ }),
      "**gras**",
    );
    await user.click(screen.getByText("Aperçu"));
    expect((await screen.findByText("gras")).tagName).toBe("STRONG");
  });

  it("archives one, which then is among the archived", async () => {
    const { unmount } = await writes(`${path}&announcementId=Consigne`);
    await user.click(
      await screen.findByRole("button", { name: /Autres actions.*Consigne/ }),
    );
    await user.click(await screen.findByRole("menuitem"));
    await user.click(
      await screen.findByRole("button", { name: "Archiver l’information" }),
    );
    expect(await screen.findAllByText("Archivée")).not.toHaveLength(0);
    unmount();
    await writes(`${path}&archived=1`);
    expect(await screen.findByText("Consigne")).toBeInTheDocument();
  });
});
