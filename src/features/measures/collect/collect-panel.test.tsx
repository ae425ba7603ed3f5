import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { folderPath } from "@domain/file/path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { anEnclosure } from "../../../../tests/builders/facility";
import { sector1, zooA } from "../../../../tests/builders/ids";
import { aParameter } from "../../../../tests/builders/measures";
import { fileQueue } from "../../../data/files/queue/file-queue";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { CollectPanel } from "./collect-panel";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const { sendPart } = vi.hoisted(() => ({
  sendPart: vi.fn<(path: string) => Promise<void>>(),
}));
vi.mock("../../../data/sdk/storage", () => ({ sendPart }));
// No test's browser decodes pictures.
vi.mock("../../../ui/picture/prepare-photo", () => ({
  preparePhoto: (file: File) => {
    if (file.name === "broken.jpg") return Promise.reject(new Error("broken"));
    return Promise.resolve(file.name.endsWith(".jpg") ? file : null);
  },
}));

const desk = openDesk();
const parameter = aParameter({
  parameterId: "light",
  name: "Lumière",
  unit: "lx",
  plausible: { min: 0, max: 130_000 },
  enclosureIds: ["enclosure-1"],
});
const done = vi.fn<() => void>();

beforeEach(() => {
  desk.clear();
  desk.workAs({ sectorRoles: { keeper: [sector1] } });
  desk.seed("enclosures", "enclosure-1", anEnclosure());
  desk.answer(() => ({ path: "" }));
  sendPart.mockReset().mockResolvedValue(undefined);
  done.mockReset();
  URL.createObjectURL = () => "blob:picture";
  URL.revokeObjectURL = () => undefined;
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const { id } of fileQueue.list()) await fileQueue.drop(id);
});

const open = (last: number | null = null) =>
  renderUi(
    <SignedIn>
      <CollectPanel
        line={{
          row: { id: "light", data: parameter } as never,
          subject: { enclosureId: "enclosure-1", areaId: null },
          areaName: null,
          latest:
            last === null
              ? null
              : { value: last, at: new Date(), known: "instant", by: null },
          isRead: true,
          pending: false,
        }}
        sectorId={sector1}
        onClose={done}
      />
    </SignedIn>,
  );

const type = async (text: string) => {
  const field = await screen.findByRole("textbox", { name: "Valeur" });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const save = () =>
  userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));

async function take(name: string): Promise<void> {
  await screen.findByRole("button", { name: /^(Prendre|Choisir).*photo/ });
  const field = document.querySelector<HTMLInputElement>("input[type=file]");
  if (field === null) throw new Error("no file field");
  const file = new File([name], name, { type: "image/jpeg" });
  await userEvent.upload(field, file, { applyAccept: false });
}

it("sends the picture that was taken with a value after it, and says what cannot be one", async () => {
  await open();
  await type("850");
  await take("image.svg");
  expect(await screen.findByRole("alert")).toHaveTextContent(/JPG ou PNG/);
  await take("broken.jpg");
  await waitFor(() =>
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Impossible de traiter l’image.",
    ),
  );
  await take("first.jpg");
  expect(await screen.findByRole("img", { name: "Photo" })).toBeVisible();
  await userEvent.click(
    screen.getByRole("button", { name: "Retirer la photo" }),
  );
  expect(screen.queryByRole("img", { name: "Photo" })).toBeNull();
  await take("second.jpg");
  await save();
  await waitFor(() => expect(done).toHaveBeenCalled());
  const [{ id, values } = { id: "", values: {} }] = desk.written;
  expect(values).toMatchObject({ value: 850 });
  await waitFor(() => expect(desk.called).toHaveLength(1));
  expect(desk.called[0]).toMatchObject({
    name: "finishUpload",
    input: {
      folder: folderPath({
        zooId: zooA,
        type: "measures",
        id: `enclosure-1.${id}`,
      }),
      kind: "photo",
    },
  });
});

it("keeps the picture on the device while its value waits to be stored", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  desk.refuse("offline");
  await open();
  await type("850");
  await take("first.jpg");
  await save();
  await waitFor(() => expect(done).toHaveBeenCalled());
  await waitFor(() => expect(fileQueue.list()).toHaveLength(1));
  // There is a network again, but the value is not there yet.
  online.mockReturnValue(true);
  await fileQueue.sweep();
  expect(sendPart).not.toHaveBeenCalled();
  desk.refuse(null);
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(desk.called).toHaveLength(1));
  expect(fileQueue.list()).toEqual([]);
});

it("asks whether one separator parts decimals where thousands were measured before", async () => {
  await open(900);
  await type("1.200");
  await save();
  const asked = await screen.findByRole("dialog", {
    name: "Vérifiez la valeur",
  });
  expect(within(asked).getByText(/Lumière 1,2\s.*décimal/)).toBeVisible();
  await userEvent.click(within(asked).getByRole("button", { name: "Annuler" }));
  await type("1200");
  await save();
  await waitFor(() =>
    expect(desk.written[0]?.values).toMatchObject({ value: 1200 }),
  );
});
