import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Session } from "@domain/access/session";
import type { EnrichmentSession } from "@domain/enrichment/session";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aSession } from "../../../../tests/builders/a-session";
import { aPlaced } from "../../../../tests/builders/enrichment";
import { sector1, sector2, zooA } from "../../../../tests/builders/ids";
import { provideCalls } from "../../../data/calls";
import { fileQueue } from "../../../data/files/queue/file-queue";
import { SessionProvider } from "../../../data/hooks/ready-session";
import { setStage } from "../../../data/testing/stage";
import type { Language } from "../../../lib/i18n/languages";
import { renderUi } from "../../../ui/testing/render-ui";
import { picturesIn, WithPictures } from "../../../ui/testing/pictures";
import { SessionPicture } from "./session-picture";

const { sendPart } = vi.hoisted(() => ({
  sendPart: vi.fn<(path: string) => Promise<void>>(),
}));
vi.mock("../../../data/sdk/storage", () => ({ sendPart }));
// No test's browser decodes pictures.
vi.mock("../../../ui/picture/prepare-photo", () => ({
  preparePhoto: (file: File) =>
    Promise.resolve(file.name.endsWith(".jpg") ? file : null),
}));

setStage();

const called = vi.fn<(name: string, input: unknown) => void>();
let refusal: string | null = null;

beforeEach(() => {
  refusal = null;
  called.mockReset();
  sendPart.mockReset().mockResolvedValue(undefined);
  provideCalls((name, input) => {
    called(name, input);
    return Promise.resolve(
      refusal === null
        ? { success: true, data: { path: "" } }
        : { success: false, error: refusal, details: {} },
    );
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const { id } of fileQueue.list()) await fileQueue.drop(id);
});

const folder = `${zooA}/enrichmentSessions/session-ongoing`;
const picture = `${folder}/${"a".repeat(32)}.jpg`;
const keeperOf = (sector: string): Session =>
  aSession({ sectorRoles: { keeper: [sector] } }, { uid: "me" });

const show = (
  session: Partial<EnrichmentSession> = {},
  {
    who = keeperOf(sector1),
    language = "fr",
  }: { who?: Session; language?: Language } = {},
) =>
  renderUi(
    <SessionProvider session={who}>
      <WithPictures>
        <SessionPicture session={aPlaced(session)} name="Balle" />
      </WithPictures>
    </SessionProvider>,
    { language },
  );

async function take(name = "image.jpg"): Promise<void> {
  const field = document.querySelector<HTMLInputElement>("input[type=file]");
  if (field === null) throw new Error("no file field");
  const file = new File([name], name, { type: "image/jpeg" });
  await userEvent.upload(field, file, { applyAccept: false });
}

it("takes a picture with the camera, sends it to the session and has it placed there", async () => {
  await show();
  const button = screen.getByRole("button", {
    name: /^Prendre une photo.: Balle$/,
  });
  expect(button).toHaveTextContent("Prendre une photo");
  expect(document.querySelector("input")).toHaveAttribute(
    "capture",
    "environment",
  );
  await take();
  await waitFor(() => expect(called).toHaveBeenCalledTimes(1));
  const [name, input] = called.mock.calls[0] ?? [];
  expect(name).toBe("finishUpload");
  expect(input).toMatchObject({ folder, kind: "photo" });
  await waitFor(() => expect(fileQueue.list()).toEqual([]));
});

it("keeps it without a network, the last one taken, and sends that when there is one", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void dispatchEvent(new Event("offline")));
  await show();
  await take();
  expect(
    await screen.findByText("Photo de la séance · Attend le réseau"),
  ).toBeVisible();
  const [first] = fileQueue.list();
  await take();
  await waitFor(() => {
    expect(fileQueue.list()).toHaveLength(1);
    expect(fileQueue.list()[0]?.id).not.toBe(first?.id);
  });
  expect(sendPart).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event("online")));
  await waitFor(() => expect(fileQueue.list()).toEqual([]));
  expect(called).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole("status")).toBeNull());
});

it("says at once what is no picture, and why one was refused, which is sent again or given up", async () => {
  await show();
  await take("image.svg");
  expect(await screen.findByRole("alert")).toHaveTextContent(/JPG ou PNG/);
  expect(fileQueue.list()).toEqual([]);
  refusal = "not-allowed";
  await take();
  const again = await screen.findByRole("button", { name: /^Réessayer/ });
  expect(screen.queryByRole("alert")).toBeNull();
  await userEvent.click(again);
  await waitFor(() => expect(called).toHaveBeenCalledTimes(2));
  await userEvent.click(
    await screen.findByRole("button", { name: /^Abandonner/ }),
  );
  await waitFor(() => expect(fileQueue.list()).toEqual([]));
});

it("shows the stored one small, large on touch, and removes it after asking", async () => {
  const { container } = await show({ picture });
  expect(picturesIn(container)).toEqual([picture]);
  await userEvent.click(screen.getByRole("button", { name: /^Agrandir/ }));
  expect(
    await screen.findByRole("img", { name: "Photo de la séance" }),
  ).toHaveAttribute("src", `https://pictures.test/${picture}`);
  await userEvent.keyboard("{Escape}");
  await userEvent.click(
    await screen.findByRole("button", { name: /^Retirer la photo/ }),
  );
  const question = await screen.findByRole("dialog", { name: /^Retirer/ });
  await userEvent.click(
    within(question).getByRole("button", { name: "Retirer" }),
  );
  await waitFor(() =>
    expect(called).toHaveBeenCalledWith("removePicture", {
      public_id: picture,
    }),
  );
});

it("offers nothing to who may not act, and shows them what there is", async () => {
  const who = keeperOf(sector2);
  const { unmount } = await show({}, { who });
  expect(screen.queryByRole("button")).toBeNull();
  unmount();
  await show({ picture }, { who });
  expect(screen.getByRole("button", { name: /^Agrandir/ })).toBeVisible();
  expect(screen.queryByRole("button", { name: /photo.: Balle/ })).toBeNull();
});

it.each<[Language, string]>([
  ["en", "Take a picture"],
  ["es", "Hacer una foto"],
  ["de", "Foto aufnehmen"],
  ["it", "Scatta una foto"],
  ["nl", "Foto maken"],
  ["pt", "Tirar uma fotografia"],
])("is offered in %s", async (language, words) => {
  await show({}, { language });
  expect(screen.getByRole("button", { name: /Balle$/ })).toHaveTextContent(
    words,
  );
});
