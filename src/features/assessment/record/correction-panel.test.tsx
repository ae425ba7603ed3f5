import { act, configure, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { formOf } from "@domain/survey/engine/form";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aSubmission, answered } from "../../../../tests/builders/campaigns";
import { anAskedVersion } from "../../../../tests/builders/forms";
import { someTexts } from "../../../../tests/builders/surveys";
import { fileQueue } from "../../../data/files/queue/file-queue";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { CorrectionPanel } from "./correction-panel";

// Nothing arrives.
vi.mock("../../../data/sdk/storage", () => ({
  sendPart: () => new Promise(() => undefined),
}));
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const onClose = vi.fn();

beforeEach(() => {
  desk.clear();
  desk.workAs({});
  onClose.mockReset();
});
afterEach(async () => {
  for (const { id } of fileQueue.list()) await fileQueue.drop(id);
});

const form = formOf(
  anAskedVersion([
    { questionRef: "voice", questionType: "sound", options: [], mediaMost: 2 },
  ]),
);

const show = (authorId: string, media: string[] = []) => {
  const answer = { ...answered(), media };
  return renderUi(
    <SignedIn>
      <CorrectionPanel
        evaluation={aSubmission({ authorId, responses: { voice: answer } })}
        asked={{ form, words: someTexts() }}
        correcting={{ questionRef: "voice", answer }}
        name="Nala"
        onClose={onClose}
      />
    </SignedIn>,
  );
};

const chooser = () => screen.findByRole("button", { name: "Choisir un son" });

async function choose(): Promise<void> {
  await userEvent.click(await chooser());
  const field = document.querySelector<HTMLInputElement>("input[type=file]");
  if (field === null) throw new Error("no file field");
  const sound = new File([new Uint8Array(3000)], "cri.mp3", {
    type: "audio/mpeg",
  });
  await userEvent.upload(field, sound, { applyAccept: false });
}

async function press(name: string): Promise<void> {
  const button = screen.getByRole("button", { name });
  act(() => button.focus());
  await userEvent.keyboard("{Enter}");
}

it("adds what is recorded to what was handed in, and sends it with the correction alone", async () => {
  await show("person", ["first"]);
  await choose();
  expect(await screen.findByText(/^Son, /)).not.toBeNull();
  // As many as the question takes: no more are offered.
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: "Choisir un son" })).toBeNull(),
  );
  expect(fileQueue.list()).toEqual([]);
  await press("Enregistrer la correction");
  expect(await screen.findByText("Dites pourquoi")).not.toBeNull();
  expect(fileQueue.list()).toEqual([]);
  const why = screen.getByRole("textbox", { name: /Motif/ });
  act(() => why.focus());
  await userEvent.keyboard("Oublié");
  await press("Enregistrer la correction");
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const [file] = fileQueue.list();
  expect(file).toMatchObject({ about: "voice", kind: "sound" });
  const [written] = desk.written;
  const values = written?.values as { answer: string; reason: string };
  expect(values.reason).toBe("Oublié");
  expect(JSON.parse(values.answer)).toMatchObject({
    media: ["first", file?.id],
  });
});

it("keeps nothing of what is recorded where it is given up, and asks before", async () => {
  await show("person");
  await choose();
  expect(await screen.findByText(/^Son, /)).not.toBeNull();
  await press("Annuler");
  expect(onClose).not.toHaveBeenCalled();
  expect(await screen.findAllByRole("dialog")).not.toHaveLength(0);
  expect(fileQueue.list()).toEqual([]);
});

it("offers nothing to record to who may correct, and is not its author", async () => {
  desk.workAs({ right: "admin" });
  await show("somebody-else");
  await screen.findByRole("textbox", { name: /Motif/ });
  expect(screen.queryByRole("button", { name: "Choisir un son" })).toBeNull();
});

it("takes no correction that says what was said already", async () => {
  const words = someTexts();
  const chosen = formOf(anAskedVersion([{ questionRef: "Q-001" }]));
  const answer = { ...answered("a"), comment: null };
  await renderUi(
    <SignedIn>
      <CorrectionPanel
        evaluation={aSubmission({ responses: { "Q-001": answer } })}
        asked={{ form: chosen, words }}
        correcting={{ questionRef: "Q-001", answer }}
        name="Nala"
        onClose={onClose}
      />
    </SignedIn>,
  );
  const why = await screen.findByRole("textbox", { name: /Motif/ });
  act(() => why.focus());
  await userEvent.keyboard("Relu");
  await press("Enregistrer la correction");
  expect(
    await screen.findByText(/^C’est la réponse déjà donnée/u),
  ).toBeVisible();
  expect(desk.written).toEqual([]);
  const [, other] = screen.getAllByRole("radio");
  if (other === undefined) throw new Error("one answer only");
  act(() => other.focus());
  await userEvent.keyboard(" ");
  await press("Enregistrer la correction");
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(desk.written).toHaveLength(1);
});
