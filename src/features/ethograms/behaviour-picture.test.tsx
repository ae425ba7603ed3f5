import { act, configure, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import {
  aBehaviour,
  anEthogram,
  anEthogramVersion,
} from "../../../tests/builders/ethograms";
import { SignedIn } from "../../data/hooks/ready-session";
import { outbox } from "../../data/outbox/outbox";
import { openDesk } from "../../data/testing/working-as";
import { picturesIn, WithPictures } from "../../ui/testing/pictures";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as Page } from "./obs.page";
import { Component as PreviewPage } from "./preview/obs-preview.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });
/** Says that a picture that takes its time is prepared. */
const prepared = vi.hoisted((): { done: () => void } => ({
  done: () => undefined,
}));
// No test's browser decodes pictures.
vi.mock("../../ui/picture/prepare-photo", () => ({
  preparePhoto: (file: File) =>
    file.name.endsWith(".jpg")
      ? new Promise((resolve) => {
          prepared.done = () => resolve(file);
        })
      : Promise.resolve(null),
}));

const desk = openDesk();
const kept = `official/observations/obs-1/${"0".repeat(32)}.jpg`;

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "superAdmin" });
  desk.seed("observations", "obs-1", anEthogram({ obsSpecie: [] }));
});

const seed = (picture: string | null) =>
  desk.store.seed(
    "observationVersions",
    "1",
    anEthogramVersion({
      behaviours: [
        aBehaviour({ picture }),
        aBehaviour({ behaviourId: "walk" }),
      ],
    }),
    "obs-1",
  );

const open = (Shown: () => React.ReactNode, at: string) =>
  renderUi(
    <SignedIn>
      <WithPictures>
        <Shown />
      </WithPictures>
    </SignedIn>,
    { at },
  );

const edit = async () => {
  await open(Page, "/ObsManagementView?obsId=obs-1&version=1&mode=edit");
  await press(await screen.findByRole("button", { name: /^rest fr/ }));
};

async function press(button: HTMLElement): Promise<void> {
  act(() => button.focus());
  await userEvent.keyboard("{Enter}");
}

async function choose(name: string): Promise<void> {
  await screen.findByRole("button", { name: /^Choisir une/ });
  const field = document.querySelector<HTMLInputElement>("input[type=file]");
  if (field === null) throw new Error("no file field");
  const file = new File([name], name, { type: "image/jpeg" });
  await userEvent.upload(field, file, { applyAccept: false });
}

async function saved(): Promise<(string | null)[]> {
  await press(screen.getByRole("button", { name: "Enregistrer" }));
  await waitFor(() => expect(desk.written).toHaveLength(1));
  const { behaviours = [] } = (desk.written[0]?.values ?? {}) as {
    behaviours?: { picture: string | null }[];
  };
  // What is stored of it is no matter of the next test.
  await outbox.drained(10_000);
  return behaviours.map(({ picture }) => picture);
}

it("is kept as soon as it is chosen, and named by the draft that is saved, by its behaviour wherever that stands", async () => {
  seed(null);
  desk.answer(() => ({ path: kept, thumbnail: "" }));
  await edit();
  await choose("rest.jpg");
  await press(screen.getByRole("button", { name: /^Descendre.*rest fr/ }));
  act(() => prepared.done());
  await screen.findByRole("button", { name: /^Agrandir.*rest fr/ });
  expect(desk.called).toMatchObject([
    {
      name: "uploadImage",
      input: { preset: "part", folder: "official/observations/obs-1" },
    },
  ]);
  expect(await saved()).toEqual([null, kept]);
});

it("is no other file, which is said, and nothing is called", async () => {
  seed(null);
  await edit();
  await choose("rest.txt");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    /^Fichier invalide/,
  );
  expect(desk.called).toEqual([]);
});

it("is taken out of the draft with what is saved, and no file goes", async () => {
  seed(kept);
  await edit();
  await press(await screen.findByRole("button", { name: "Retirer la photo" }));
  expect(screen.queryByRole("button", { name: "Retirer la photo" })).toBeNull();
  expect(await saved()).toEqual([null, null]);
  expect(desk.called).toEqual([]);
});

it("is shown with the definitions of the record and of the preview", async () => {
  seed(kept);
  await open(Page, "/ObsManagementView?obsId=obs-1&version=1");
  await screen.findByRole("button", {
    name: /^Agrandir.*Image.*rest fr$/,
  });
  expect(picturesIn(screen.getByRole("table"))).toEqual([kept]);
});

it("is shown in the preview's list", async () => {
  seed(kept);
  await open(PreviewPage, "/ObsPreview?obsId=obs-1");
  const list = await screen.findByRole("radio", { name: "Définitions" });
  await userEvent.click(list);
  await screen.findByRole("button", {
    name: /^Agrandir.*Image.*rest fr$/,
  });
  expect(picturesIn(document.body)).toEqual([kept]);
});
