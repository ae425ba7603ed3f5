import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Session } from "@domain/access/session";
import { mediaMax } from "@domain/file/media";
import type { Task } from "@domain/task/task";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aSession } from "../../../../tests/builders/a-session";
import { sector1, zooA } from "../../../../tests/builders/ids";
import { anAccount } from "../../../../tests/builders/people";
import { aTask } from "../../../../tests/builders/work";
import { provideCalls } from "../../../data/calls";
import { SessionProvider } from "../../../data/hooks/ready-session";
import { fileQueue } from "../../../data/files/queue/file-queue";
import { manager, setStage } from "../../../data/testing/stage";
import { renderUi } from "../../../ui/testing/render-ui";
import { TaskAttachments } from "./task-attachments";

const { sendPart } = vi.hoisted(() => ({
  sendPart: vi.fn<(path: string) => Promise<void>>(),
}));
vi.mock("../../../data/sdk/storage", () => ({ sendPart }));

const stage = setStage();

const called = vi.fn<(name: string, input: unknown) => unknown>();

beforeEach(() => {
  sendPart.mockReset().mockResolvedValue(undefined);
  called.mockReset().mockReturnValue({ path: "" });
  provideCalls((name, input) => {
    if (name === "getSignedUrl") {
      const { storageRef } = input as { storageRef: string[] };
      const urls = storageRef.map((path) => `https://files.test/${path}`);
      return Promise.resolve({ success: true, data: { url: null, urls } });
    }
    const data = called(name, input);
    return data instanceof Error
      ? Promise.resolve({
          success: false,
          error: "invalid-input",
          details: { fields: ["kind"] },
        })
      : Promise.resolve({ success: true, data });
  });
});
afterEach(async () => {
  for (const { id } of fileQueue.list()) await fileQueue.drop(id);
  vi.restoreAllMocks();
});

const aWork = (task: Partial<Task> = {}) =>
  aTask({
    taskId: "t1",
    zooId: zooA,
    title: "Nourrir",
    sectorIds: [sector1],
    ...task,
  });

const show = (task: Task, session: Session = manager()) =>
  renderUi(
    <SessionProvider session={session}>
      <TaskAttachments task={task} />
    </SessionProvider>,
  );

const inputField = () => {
  const field = document.querySelector<HTMLInputElement>("input[type=file]");
  if (field === null) throw new Error("no file field");
  return field;
};

async function choose(way: string, file: File): Promise<void> {
  await userEvent.click(screen.getByRole("button", { name: "Joindre" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: way }));
  await userEvent.upload(inputField(), file, { applyAccept: false });
}

const aSound = (size = 3_000_000) =>
  new File([new Uint8Array(size)], "cri.mp3", { type: "audio/mpeg" });

it("sends a chosen sound in parts and has it attached to this task, once", async () => {
  await show(aWork());
  await choose("Choisir un son", aSound());
  await waitFor(() => expect(called).toHaveBeenCalledTimes(1));
  const [name, input] = called.mock.calls[0] ?? [];
  expect(name).toBe("finishUpload");
  const { uploadId, parts } = input as { uploadId: string; parts: string[] };
  expect(input).toMatchObject({ folder: `${zooA}/tasks/t1`, kind: "sound" });
  expect(sendPart.mock.calls.map(([path]) => path)).toEqual(
    parts.map((digest, at) => `incoming/me/${uploadId}.${at}.${digest}`),
  );
  expect(parts).toHaveLength(2);
  await waitFor(() => expect(fileQueue.list()).toEqual([]));
});

it("says that everything was sent while it is put together", async () => {
  let answer: (data: unknown) => void = () => undefined;
  provideCalls(
    (name) =>
      new Promise((resolve) => {
        if (name === "finishUpload") answer = resolve;
      }),
  );
  await show(aWork());
  await choose("Choisir un son", aSound());
  expect(
    await screen.findByText("Envoyé, en cours d’enregistrement…"),
  ).toBeVisible();
  answer({ success: true, data: { path: "" } });
  await waitFor(() => expect(fileQueue.list()).toEqual([]));
});

it.each([
  ["Choisir un son", aSound(mediaMax.sound + 1), /son MP3.*5 Mo/],
  [
    "Choisir une vidéo",
    new File(["x"], "film.avi", { type: "video/x-msvideo" }),
    /vidéo MP4.*50 Mo/,
  ],
  [
    "Choisir une photo",
    new File(["<svg/>"], "photo.jpg", { type: "image/jpeg" }),
    /photo JPG ou PNG de moins de 10 Mo/,
  ],
])(
  "“%s” says at once what cannot be sent, and sends nothing",
  async (way, file, words) => {
    await show(aWork());
    await choose(way, file);
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
    expect(sendPart).not.toHaveBeenCalled();
    expect(fileQueue.list()).toEqual([]);
  },
);

it("shows what waits without a network, and sends it when there is one", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void dispatchEvent(new Event("offline")));
  await show(aWork());
  await choose("Choisir un son", aSound());
  expect(await screen.findByText("Attend le réseau")).toBeVisible();
  expect(screen.getByText("Son, 3 Mo")).toBeVisible();
  const [file] = fileQueue.list();
  // What an earlier test had on its way may still arrive.
  const sent = () =>
    sendPart.mock.calls.filter(([path]) => path.includes(file?.id ?? "none"));
  expect(sent()).toEqual([]);
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event("online")));
  await waitFor(() => expect(screen.queryByText("Son, 3 Mo")).toBeNull());
  expect(sent()).toHaveLength(2);
});

it("keeps what was refused, says why, and sends it again or gives it up", async () => {
  called.mockReturnValue(new Error("refused"));
  await show(aWork());
  await choose("Choisir un son", aSound());
  expect(await screen.findByText(/Fichier invalide.*son MP3/)).toBeVisible();
  await userEvent.click(
    screen.getByRole("button", { name: /Réessayer.: Son, 3 Mo/ }),
  );
  await waitFor(() => expect(called).toHaveBeenCalledTimes(2));
  await userEvent.click(
    await screen.findByRole("button", { name: /Abandonner.: Son, 3 Mo/ }),
  );
  const question = await screen.findByRole("dialog");
  await userEvent.click(
    within(question).getByRole("button", { name: "Abandonner" }),
  );
  await waitFor(() => expect(screen.queryByText("Son, 3 Mo")).toBeNull());
});

const pathOf = (digit: string, extension: string) =>
  `${zooA}/tasks/t1/${digit.repeat(32)}.${extension}`;

it("shows photos, sounds and videos by signed addresses, and removes one after asking", async () => {
  const attachments = [
    pathOf("a", "jpg"),
    pathOf("b", "jpg"),
    pathOf("c", "weba"),
    pathOf("d", "mp4"),
  ];
  await show(aWork({ attachments }));
  const photo = await screen.findByRole("button", {
    name: /Agrandir.: Photo 2/,
  });
  expect(photo.querySelector("img")?.src).toMatch(/b{32}\.thumb\.jpg$/);
  expect(screen.getByLabelText(/^Son 1.: Nourrir/).tagName).toBe("AUDIO");
  expect(screen.getByLabelText(/^Vidéo 1.: Nourrir/)).toHaveAttribute(
    "src",
    `https://files.test/${attachments[3] ?? ""}`,
  );
  await userEvent.click(photo);
  expect(
    await screen.findByRole("img", { name: /^Photo 2.: Nourrir/ }),
  ).toHaveAttribute("src", `https://files.test/${attachments[1] ?? ""}`);
  await userEvent.keyboard("{Escape}");
  await userEvent.click(
    await screen.findByRole("button", { name: /Retirer.: Son 1/ }),
  );
  const question = await screen.findByRole("dialog", {
    name: /Retirer cette pièce jointe/,
  });
  await userEvent.click(
    within(question).getByRole("button", { name: "Retirer" }),
  );
  await waitFor(() =>
    expect(called).toHaveBeenCalledWith("removePicture", {
      public_id: attachments[2],
    }),
  );
});

it("offers nothing to who may not attach, and shows what there is", async () => {
  const vet = aSession(
    { sectorRoles: { veterinary: ["sector-elsewhere"] } },
    { uid: "me" },
  );
  await show(aWork({ attachments: [pathOf("a", "jpg")] }), vet);
  expect(
    await screen.findByRole("button", { name: /Agrandir.: Photo 1/ }),
  ).toBeVisible();
  expect(screen.queryByRole("button", { name: "Joindre" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Retirer/ })).toBeNull();
});

it.each(["DONE", "ARCHIVED", "DELETED"] as const)(
  "offers a keeper nothing on a task of their sector that is %s",
  async (status) => {
    const [sectorId = ""] = aWork().sectorIds;
    const keeper = aSession(
      { sectorRoles: { keeper: [sectorId] } },
      { uid: "me" },
    );
    const attachments = [pathOf("a", "jpg")];
    await show(aWork({ attachments, status }), keeper);
    const photo = { name: /Agrandir.: Photo 1/ };
    expect(await screen.findByRole("button", photo)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Joindre" })).toBeNull();
    expect(screen.queryByRole("button", { name: /^Retirer/ })).toBeNull();
  },
);

it("says when there is no room for more", async () => {
  const attachments = Array.from({ length: 20 }, (_, at) =>
    pathOf("a", "jpg").replace("aa", String(at).padStart(2, "0")),
  );
  await show(aWork({ attachments }));
  expect(await screen.findByText(/nombre maximal/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Joindre" })).toBeNull();
});

const waysOffered = () =>
  screen.getAllByRole("menuitem").map(({ textContent }) => textContent);

it("offers sounds and videos to beta testers alone where the provider says so", async () => {
  stage.store.seed("config", "app", { flags: { media: "beta" } });
  const { unmount } = await show(aWork());
  await userEvent.click(screen.getByRole("button", { name: "Joindre" }));
  await waitFor(() => expect(waysOffered()).toEqual(["Choisir une photo"]));
  unmount();
  const account = anAccount({ betaTester: true });
  stage.store.seed("accounts", "account", account, "me");
  await show(aWork());
  await userEvent.click(screen.getByRole("button", { name: "Joindre" }));
  await waitFor(() => expect(waysOffered()).toContain("Choisir un son"));
});
