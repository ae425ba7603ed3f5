import { AppError } from "@domain/errors";
import type { HandIn, JoinedLesson } from "@domain/lesson/callables";
import { act, configure, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { anAskedVersion } from "../../../../tests/builders/forms";
import { someTexts } from "../../../../tests/builders/surveys";
import type { CallFunction } from "../../../data/calls";
import { provideCalls } from "../../../data/calls";
import { setIdentity } from "../../../data/identity";
import { renderUi } from "../../../ui/testing/render-ui";
import { TabletPage } from "./tablet-page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const called = vi.fn<CallFunction>();
let isOffline = false;
let over: AppError | null = null;

const { language, name, sections, criteria } = someTexts();
const lesson: JoinedLesson = {
  lessonId: "lesson-1",
  code: "BCD234",
  campaignName: "Petits éthologues",
  closesAt: Date.now() + 3_600_000,
  partial: false,
  version: anAskedVersion([{ questionRef: "Q-001" }]),
  words: {
    ...{ language, name, sections, criteria },
    questions: {
      "Q-001": {
        text: "Que fait-il ?",
        help: null,
        short: null,
        options: { a: "Il dort", b: "Il mange", c: "Il joue" },
      },
    },
  },
  animals: ["Nala", "Bibi"].map((animal, index) => ({
    animalId: `animal-${String(index + 1)}`,
    name: animal,
    specieName: "Suricate",
    latinName: "Suricata suricatta",
    pictureUrl: null,
  })),
};

beforeEach(() => {
  localStorage.clear();
  isOffline = false;
  over = null;
  setIdentity({ uid: "tablet", zooId: null });
  called.mockReset().mockImplementation((callable, input) => {
    if (isOffline) return Promise.reject(new AppError("offline"));
    if (callable === "joinLesson")
      return (input as { code: string }).code === "BCD234"
        ? Promise.resolve({ success: true, data: lesson })
        : Promise.reject(new AppError("code-expired"));
    if (over !== null) return Promise.reject(over);
    const { handInId } = input as HandIn;
    return Promise.resolve({ success: true, data: { handInId } });
  });
  provideCalls(called);
});

const handedIn = () =>
  called.mock.calls
    .filter(([callable]) => callable === "handInLesson")
    .map(([, input]) => input as HandIn);
/** By key: a second quick touch is taken for a double one. */
async function press(what: string | RegExp) {
  const button = await screen.findByRole("button", { name: what });
  act(() => button.focus());
  await userEvent.keyboard("{Enter}");
}
async function enter(code = "bcd 234") {
  await userEvent.type(
    await screen.findByLabelText("Code de la séance"),
    `${code}{Enter}`,
  );
}
async function become(pupil: string) {
  await userEvent.type(await screen.findByLabelText("Numéro"), pupil);
  await press("Continuer");
}
async function answerAbout(animal: RegExp) {
  await press(animal);
  const option = await screen.findByRole("radio", { name: /Il mange/ });
  act(() => option.focus());
  await userEvent.keyboard(" ");
  await press(/^Suivant|^Aller à la fin|^Terminer|^Fin/);
  await press("Remettre mes réponses");
}

describe("a tablet", () => {
  it("asks for a code and a number, then questions about an animal, and hands in", async () => {
    await renderUi(<TabletPage />);
    await enter();
    await become("7");
    await answerAbout(/Nala/);
    expect(
      await screen.findByRole("heading", { name: /^Merci/ }),
    ).toBeVisible();
    await waitFor(() => expect(handedIn()).toHaveLength(1));
    expect(handedIn()[0]).toMatchObject({
      lessonId: "lesson-1",
      code: "BCD234",
      pupil: 7,
      animalId: "animal-1",
      answers: { "Q-001": { chosen: ["b"], notApplicable: false } },
    });
    await press("Animal suivant");
    expect(await screen.findByRole("button", { name: /Nala/ })).toBeDisabled();
    expect(screen.getByRole("button", { name: /Bibi/ })).toBeEnabled();
  });

  it("says that a code opens nothing, and what a code is", async () => {
    await renderUi(<TabletPage />);
    await enter("zzzzzz");
    expect(
      await screen.findByText(/^Aucune séance n’est ouverte sous ce code/),
    ).toBeVisible();
    await userEvent.clear(screen.getByLabelText("Code de la séance"));
    await enter("bc");
    expect(
      await screen.findByText("Un code a 6 lettres et chiffres."),
    ).toBeVisible();
  });

  it("takes no name, and leaves no room for words", async () => {
    await renderUi(<TabletPage />);
    await enter();
    await become("0");
    expect(await screen.findByText("Un numéro de 1 à 99.")).toBeVisible();
    await userEvent.clear(screen.getByLabelText("Numéro"));
    await become("12");
    await press(/Nala/);
    await screen.findByRole("radio", { name: /Il mange/ });
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.queryByText(/commentaire/i)).toBeNull();
  });

  it("keeps what is answered over a reload and without a network, and sends it when it can", async () => {
    const { unmount } = await renderUi(<TabletPage />);
    await enter();
    await become("7");
    isOffline = true;
    await answerAbout(/Nala/);
    expect(
      await screen.findByText(/^1 réponse attend le réseau/),
    ).toBeVisible();
    await press("Animal suivant");
    await press(/Bibi/);
    const option = await screen.findByRole("radio", { name: /Il joue/ });
    act(() => option.focus());
    await userEvent.keyboard(" ");
    unmount();
    isOffline = false;
    await renderUi(<TabletPage />);
    await waitFor(() =>
      expect(screen.queryByText(/attend le réseau/)).toBeNull(),
    );
    await press(/Bibi/);
    expect(await screen.findByRole("radio", { name: /Il joue/ })).toBeChecked();
  });

  it("says what was not taken, and goes on", async () => {
    await renderUi(<TabletPage />);
    await enter();
    await become("7");
    over = new AppError("code-expired");
    await answerAbout(/Nala/);
    expect(
      await screen.findByText("1 réponse n’a pas été prise"),
    ).toBeVisible();
    await press("J’ai compris");
    await waitFor(() =>
      expect(screen.queryByText("1 réponse n’a pas été prise")).toBeNull(),
    );
  });

  it("has what was answered again when the same lesson is entered again", async () => {
    await renderUi(<TabletPage />);
    await enter();
    await become("7");
    await press(/Nala/);
    const option = await screen.findByRole("radio", { name: /Il joue/ });
    act(() => option.focus());
    await userEvent.keyboard(" ");
    await press("Quitter la séance");
    await enter();
    await become("7");
    await press(/Nala/);
    expect(await screen.findByRole("radio", { name: /Il joue/ })).toBeChecked();
  });

  it("keeps nothing of another account's lesson", async () => {
    const { unmount } = await renderUi(<TabletPage />);
    await enter();
    await screen.findByLabelText("Numéro");
    unmount();
    setIdentity({ uid: "other", zooId: null });
    await renderUi(<TabletPage />);
    expect(await screen.findByLabelText("Code de la séance")).toBeVisible();
  });
});
