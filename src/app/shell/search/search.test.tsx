import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import {
  anAnimal,
  anEnclosure,
  aSector,
} from "../../../../tests/builders/facility";
import { sector1 } from "../../../../tests/builders/ids";
import { aUser } from "../../../../tests/builders/people";
import { aTask } from "../../../../tests/builders/work";
import { aSpecie } from "../../../../tests/builders/taxa";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { Component as AnimalListPage } from "../../../features/animals/animal-list.page";
import { PartsProvider } from "../../../features/slots";
import { picturesIn, WithPictures } from "../../../ui/testing/pictures";
import { renderUi } from "../../../ui/testing/render-ui";
import { parts } from "../../parts";
import { shellRoutes } from "../../routes";
import { RouteTableProvider } from "../../routes/table-context";
import { SearchOpener } from "./search-opener";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const user = userEvent.setup();

beforeEach(() => {
  desk.clear();
  desk.workAs({ sectorRoles: { keeper: [sector1] } });
  desk.seed("sectors", sector1, aSector());
  desk.seed("enclosures", "enclosure-1", anEnclosure());
  desk.seed("species", "specie-1", aSpecie());
  for (let n = 0; n < 40; n += 1)
    desk.seed(
      "animals",
      `a${String(n)}`,
      anAnimal({ animalName: `Aa${String(n).padStart(3, "0")}` }),
    );
  desk.seed("animals", "zoe", anAnimal({ animalName: "Zoé" }));
  desk.seed("animals", "azoeh", anAnimal({ animalName: "Azoeh" }));
});

const table = { shellRoutes, prefetch: () => undefined };

function Page() {
  const { pathname } = useLocation();
  return (
    <>
      <SearchOpener />
      <input aria-label="elsewhere" />
      {pathname === "/specieAnimalsListView" ? <AnimalListPage /> : <p>away</p>}
    </>
  );
}

const open = (at = "/Dashboard") =>
  renderUi(
    <WithPictures>
      <PartsProvider value={parts}>
        <SignedIn>
          <RouteTableProvider value={table}>
            <Page />
          </RouteTableProvider>
        </SignedIn>
      </PartsProvider>
    </WithPictures>,
    { at },
  );
const field = () =>
  screen.findByRole("searchbox", { name: "Rechercher dans l’établissement" });

it("suggests while typing what no list has loaded, and opens the first with Enter", async () => {
  const { router } = await open();
  await screen.findByText("away");
  await user.keyboard("/");
  await user.type(await field(), "zoe");
  const hits = await screen.findAllByRole("option");
  expect(hits.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Zoé"),
    expect.stringContaining("Azoeh"),
  ]);
  await user.keyboard("{Enter}");
  await waitFor(() =>
    expect(router.state.location.search).toBe("?animalId=zoe"),
  );
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("shows who has a picture by it, and everybody else by a silhouette", async () => {
  desk.seed(
    "animals",
    "zoe",
    anAnimal({ animalName: "Zoé", animalProfilePicture: "zoe.jpg" }),
  );
  await open();
  await screen.findByText("away");
  await user.keyboard("/");
  await user.type(await field(), "zoe");
  const hit = await screen.findByRole("option", { name: /Zoé/ });
  await waitFor(() => expect(picturesIn(hit)).toEqual(["zoe.jpg"]));
  await user.clear(await field());
  await user.type(await field(), "plaine");
  const enclosure = await screen.findByRole("option", { name: /Plaine/ });
  expect(enclosure.querySelector(".tabler-icon-fence")).not.toBeNull();
});

it("finds in spite of a wrong letter, after all that is spelt as typed", async () => {
  desk.seed("animals", "kibo", anAnimal({ animalName: "Savana" }));
  desk.seed(
    "enclosures",
    "enclosure-2",
    anEnclosure({ enclosureName: "Petite savane" }),
  );
  const { router } = await open();
  await screen.findByText("away");
  await user.keyboard("/");
  await user.type(await field(), "savane");
  const near = await screen.findByRole("option", { name: /Savana/ });
  const names = screen
    .getAllByRole("option")
    .map(({ textContent }) => textContent);
  expect(names).toEqual([
    expect.stringContaining("Petite savane"),
    "Savane",
    expect.stringContaining("Savana"),
  ]);
  expect(near.closest("[role=group]") ?? near.parentElement).toHaveTextContent(
    "Individus, à une lettre près",
  );
  await user.clear(await field());
  await user.type(await field(), "svaane");
  await screen.findByRole("option", { name: /Petite savane/ });
  await user.keyboard("{Enter}");
  await waitFor(() =>
    expect(router.state.location.search).toBe("?enclosureId=enclosure-2"),
  );
});

it("finds open tasks by their titles, a wrong letter aside, after the records", async () => {
  desk.seed(
    "tasks",
    "t1",
    aTask({ taskId: "t1", title: "Nourrir les gorilles" }),
  );
  const { router } = await open();
  await screen.findByText("away");
  await user.keyboard("/");
  await user.type(await field(), "gorile");
  const hit = await screen.findByRole("option", {
    name: /Nourrir les gorilles/,
  });
  expect(hit.closest("[role=group]") ?? hit.parentElement).toHaveTextContent(
    "Tâches, à une lettre près",
  );
  await user.keyboard("{Enter}");
  await waitFor(() => expect(router.state.location.search).toBe("?taskId=t1"));
});

it("loses no letter that is typed before its field is there, and leaves none to the page", async () => {
  await open();
  await screen.findByText("away");
  const below = vi.fn();
  document.addEventListener("keydown", below);
  const fast = userEvent.setup({ delay: null });
  await fast.keyboard("/zoé");
  document.removeEventListener("keydown", below);
  expect(below).toHaveBeenCalledTimes(1);
  await waitFor(async () => expect(await field()).toHaveFocus());
  expect(await field()).toHaveValue("zoé");
  await user.keyboard("x");
  expect(await field()).toHaveValue("zoéx");
});

it("finds pages that stand in others’ menus, where this person may open them", async () => {
  await open();
  await screen.findByText("away");
  await user.keyboard("/");
  await user.type(await field(), "groupes");
  const hit = await screen.findByRole("option", { name: /^Groupes/ });
  expect(hit).toHaveTextContent("Gestion du parc");
  await user.clear(await field());
  await user.type(await field(), "biblio");
  expect(
    await screen.findByRole("option", { name: /^Bibliographie/ }),
  ).toBeVisible();
  await user.clear(await field());
  await user.type(await field(), "CIR");
  await waitFor(() =>
    expect(screen.queryByRole("option", { name: /^Bibliographie/ })).toBeNull(),
  );
  expect(screen.queryByRole("option", { name: /^CIR/ })).toBeNull();
});

it("finds pages by how a word of theirs begins, none that this person may not open", async () => {
  const { router } = await open();
  await screen.findByText("away");
  await user.keyboard("/");
  await user.type(await field(), "ethog");
  const hit = await screen.findByRole("option", { name: /^Éthogrammes/ });
  expect(hit).toHaveTextContent("Ressources");
  expect(screen.getAllByRole("option")).toHaveLength(1);
  await user.keyboard("{Enter}");
  await waitFor(() =>
    expect(router.state.location.pathname).toBe("/obsListViewReadOnly"),
  );
  // The page was meant: nothing in it is searched for.
  expect(router.state.location.state).toMatchObject({
    search: "",
    asked: "ethog",
  });
});

it.each([
  [
    "a keeper their tasks",
    { sectorRoles: { keeper: [sector1] } },
    "/TaskManagementView",
    "Inès Carlier",
  ],
  [
    "an admin their account",
    { right: "admin" },
    "/ZooDetails?tab=accounts&userId=ines",
    "carl",
  ],
])("finds people by name, and opens %s", async (_, access, to, search) => {
  desk.workAs(access);
  desk.seed(
    "users",
    "ines",
    aUser({ userId: "ines", userFirstname: "Inès", userLastname: "Carlier" }),
  );
  desk.seed(
    "users",
    "gone",
    aUser({ userId: "gone", userFirstname: "Carla", isDeleted: true }),
  );
  const { router } = await open();
  await screen.findByText("away");
  await user.keyboard("/");
  await user.type(await field(), "carl");
  const hit = await screen.findByRole("option", { name: /Inès Carlier/ });
  expect(hit.closest("[role=group]") ?? hit.parentElement).toHaveTextContent(
    "Personnes",
  );
  expect(screen.queryByText(/Carla/)).toBeNull();
  await user.click(hit);
  await waitFor(() => {
    const { location } = router.state;
    expect(location.pathname + location.search).toBe(to);
    expect(location.state).toMatchObject({ search, asked: "carl" });
  });
});

it("leads to all it found, then works again from there", async () => {
  const { router } = await open();
  await screen.findByText("away");
  await user.keyboard("{Control>}k{/Control}");
  await user.type(await field(), "aa");
  await user.click(await screen.findByText("Afficher les 40 résultats"));
  await waitFor(() =>
    expect(router.state.location.pathname).toBe("/specieAnimalsListView"),
  );
  expect(router.state.location.search).toBe("");
  const typed = await screen.findByLabelText(/Rechercher un/);
  expect(typed).toHaveValue("aa");
  await user.click(screen.getByRole("button", { name: "Rechercher" }));
  expect(await field()).toHaveValue("aa");
  await user.clear(await field());
  await user.type(await field(), "aa01");
  await user.click(await screen.findByText("Afficher les 10 résultats"));
  await waitFor(() => expect(typed).toHaveValue("aa01"));
  await router.navigate(-1);
  await waitFor(() => expect(typed).toHaveValue("aa"));
});

it("keeps what is typed in a list over going on and back, and out of the address", async () => {
  const { router } = await open("/specieAnimalsListView?sex=Female");
  await user.type(await screen.findByRole("searchbox"), "zoé");
  await user.click(await screen.findByText("Zoé"));
  await screen.findByText("away");
  await router.navigate(-1);
  expect(await screen.findByRole("searchbox")).toHaveValue("zoé");
  expect(router.state.location.search).toBe("?sex=Female");
  const table = within(await screen.findByRole("table"));
  expect(await table.findByText("Zoé")).toBeVisible();
});

it("leaves a slash alone where somebody writes, and gives the focus back", async () => {
  await open();
  await screen.findByText("away");
  const elsewhere = screen.getByLabelText("elsewhere");
  await user.type(elsewhere, "1/2");
  expect(elsewhere).toHaveValue("1/2");
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.keyboard("{Control>}k{/Control}");
  await user.type(await field(), "nobody has this name");
  expect(
    await screen.findByText("Rien de ce nom n’a été trouvé."),
  ).toBeInTheDocument();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(elsewhere).toHaveFocus());
});
