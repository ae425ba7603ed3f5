import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Recorded } from "@domain/evaluation/recorded";
import { mediaMax } from "@domain/file/media";
import type { Answers } from "@domain/survey/answer";
import { answersAfter } from "@domain/survey/engine/act";
import { formOf } from "@domain/survey/engine/form";
import { answerTo } from "@domain/survey/engine/given";
import { useCallback, useEffect, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { anAskedVersion } from "../../../../tests/builders/forms";
import { provideCalls } from "../../../data/calls";
import { SessionProvider } from "../../../data/hooks/ready-session";
import { keepRecorded } from "../../../data/evaluations/use-recorded";
import { fileQueue } from "../../../data/files/queue/file-queue";
import { manager, setStage } from "../../../data/testing/stage";
import type { MediaSlot, OnAct } from "../../../ui/questionnaire/shapes";
import { allInSight } from "../../../ui/testing/in-sight";
import { renderUi } from "../../../ui/testing/render-ui";
import { KeptFiles } from "./kept-files";
import { MediaField } from "./media-field";

const { sendPart } = vi.hoisted(() => ({
  sendPart: vi.fn<(path: string) => Promise<void>>(),
}));
vi.mock("../../../data/sdk/storage", () => ({ sendPart }));

setStage();

allInSight();

const of = { zooId: "zoo-baie", evaluationId: "e1" };
const begin = vi.fn<() => void>();
const finished = vi.fn<(input: unknown) => void>();

beforeEach(() => {
  // Nothing arrives unless a test lets it.
  sendPart.mockReset().mockReturnValue(new Promise(() => undefined));
  begin.mockReset();
  finished.mockReset();
  provideCalls((name, input) => {
    if (name === "getSignedUrl") {
      const { storageRef } = input as { storageRef: string[] };
      const urls = storageRef.map((path) => `https://files.test/${path}`);
      return Promise.resolve({ success: true, data: { url: null, urls } });
    }
    finished(input);
    return Promise.resolve({ success: true, data: { path: "" } });
  });
});
afterEach(async () => {
  for (const { id } of fileQueue.list()) await fileQueue.drop(id);
});

const form = formOf(
  anAskedVersion([
    {
      questionRef: "voice",
      questionType: "sound",
      options: [],
      mediaMost: 2,
    },
  ]),
);

let answers: Answers = {};

function Asked({
  first,
  stored,
}: {
  first: Answers;
  stored: readonly Recorded[];
}) {
  const [given, setGiven] = useState(first);
  useEffect(() => {
    answers = given;
  }, [given]);
  const act = useCallback<OnAct>(
    (ref, one) =>
      setGiven((before) => answersAfter(form, before, ref, one, new Date())),
    [],
  );
  const slot: MediaSlot = {
    questionRef: "voice",
    kind: "sound",
    most: 2,
    media: answerTo(given, "voice")?.media ?? [],
    onChange: (media) => act("voice", { kind: "media", media }),
    labelledBy: "voice-text",
    describedBy: undefined,
  };
  return (
    <>
      <p id="voice-text">Sa voix</p>
      <KeptFiles of={of} form={form} answers={given} onAct={act} />
      <MediaField
        slot={slot}
        of={of}
        stored={stored}
        title="Nala"
        begin={begin}
        onAct={act}
        onPrepare={() => undefined}
      />
    </>
  );
}

const show = (first: Answers = {}, stored: readonly Recorded[] = []) =>
  renderUi(
    <SessionProvider session={manager()}>
      <Asked first={first} stored={stored} />
    </SessionProvider>,
  );

const aSound = (size = 3000) =>
  new File([new Uint8Array(size)], "cri.mp3", { type: "audio/mpeg" });

async function choose(...files: File[]): Promise<void> {
  await userEvent.click(screen.getByRole("button", { name: "Choisir un son" }));
  const field = document.querySelector<HTMLInputElement>("input[type=file]");
  if (field === null) throw new Error("no file field");
  await userEvent.upload(field, files, { applyAccept: false });
}

const mediaNow = () => answerTo(answers, "voice")?.media ?? [];

it("keeps what is chosen before it is sent, can be heard at once and is counted", async () => {
  await show();
  await choose(aSound(), aSound(4000));
  await waitFor(() => expect(mediaNow()).toHaveLength(2));
  // There is something to belong to before anything is kept.
  expect(begin).toHaveBeenCalled();
  expect(fileQueue.list()).toMatchObject([
    { id: mediaNow()[0], about: "voice", folder: "zoo-baie/evaluations/e1" },
    { id: mediaNow()[1], about: "voice" },
  ]);
  expect(screen.getByText("2 fichiers pas encore envoyés")).toBeVisible();
  expect(await screen.findAllByRole("progressbar")).toHaveLength(2);
  await waitFor(() =>
    expect(document.querySelectorAll("audio[controls]")).toHaveLength(2),
  );
  // As many as the question takes: no more are offered.
  expect(screen.queryByRole("button", { name: "Choisir un son" })).toBeNull();
  expect(screen.getByText(/^2 fichiers au plus/)).toBeVisible();
});

it("takes no more than the question does, and says so", async () => {
  await show();
  await choose(aSound(), aSound(), aSound());
  await waitFor(() => expect(mediaNow()).toHaveLength(2));
  expect(fileQueue.list()).toHaveLength(2);
});

it("takes nothing that is too large or no sound", async () => {
  await show();
  await choose(aSound(mediaMax.sound + 1));
  expect(await screen.findByRole("alert")).toHaveTextContent(/5 Mo/);
  await choose(
    new File(["MZ"], "cri.mp3", { type: "application/x-msdownload" }),
  );
  expect(await screen.findByRole("alert")).toHaveTextContent(/son MP3/);
  expect(mediaNow()).toEqual([]);
  expect(fileQueue.list()).toEqual([]);
});

it("gives up what is not sent: the answer remembers it, and nothing goes out", async () => {
  await show();
  await choose(aSound());
  await waitFor(() => expect(mediaNow()).toHaveLength(1));
  const [id] = mediaNow();
  await userEvent.click(
    await screen.findByRole("button", { name: /^Abandonner.*Son 1/ }),
  );
  await userEvent.click(
    await screen.findByRole("button", { name: "Abandonner" }),
  );
  await waitFor(() => expect(mediaNow()).toEqual([]));
  expect(answerTo(answers, "voice")?.dropped).toEqual([id]);
  await waitFor(() => expect(fileQueue.list()).toEqual([]));
  expect(finished).not.toHaveBeenCalled();
});

it("names again what was kept in the moment the tab went", async () => {
  const id = await keepRecorded(of, "voice", "sound", aSound());
  await show();
  await waitFor(() => expect(mediaNow()).toEqual([id]));
});

it("sends nothing that was taken out on another device", async () => {
  const id = await keepRecorded(of, "voice", "sound", aSound());
  const gone = answersAfter(
    form,
    answersAfter(form, {}, "voice", { kind: "media", media: [id] }, new Date()),
    "voice",
    { kind: "media", media: [] },
    new Date(),
  );
  await show(gone);
  await waitFor(() => expect(fileQueue.list()).toEqual([]));
  expect(mediaNow()).toEqual([]);
});

it("shows what has arrived, and asks before it is taken out", async () => {
  const stored: Recorded = {
    id: "a",
    path: `zoo-baie/evaluations/e1/${"1".repeat(32)}.mp3`,
    kind: "sound",
    size: 3000,
  };
  const first = answersAfter(
    form,
    {},
    "voice",
    { kind: "media", media: ["a", "b"] },
    new Date(),
  );
  await show(first, [stored]);
  await waitFor(() =>
    expect(document.querySelector("audio")?.src).toBe(
      `https://files.test/${stored.path}`,
    ),
  );
  expect(screen.getByText(/^Son 2.*pas encore arrivé/)).toBeVisible();
  await userEvent.click(
    screen.getByRole("button", { name: /^Retirer.*Son 1/ }),
  );
  await userEvent.click(
    await screen.findByRole("button", { name: /^Retirer$/ }),
  );
  await waitFor(() => expect(mediaNow()).toEqual(["b"]));
  expect(answerTo(answers, "voice")?.dropped).toEqual(["a"]);
});
