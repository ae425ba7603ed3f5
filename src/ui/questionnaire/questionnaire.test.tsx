import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { anAskedVersion, ifAnyOf } from "../../../tests/builders/forms";
import type { Answers } from "@domain/survey/answer";
import { WithPictures } from "../testing/pictures";
import { renderUi } from "../testing/render-ui";
import { Tried } from "./testing/tried";

const version = anAskedVersion([
  { questionRef: "water" },
  { questionRef: "why", onlyIf: ifAnyOf("water", "a"), mandatory: false },
  { questionRef: "many", questionType: "multiple", mayNotApply: false },
  {
    questionRef: "helped",
    questionType: "photo",
    options: [],
    sectionId: "s2",
    mandatory: false,
  },
]);

let answers: Answers = {};
const onAnswers = (now: Answers) => {
  answers = now;
};
const user = userEvent.setup();
let presses = 0;
/** Each somewhere else: where nothing is laid out, all would be one place, pressed again. */
const press = (target: Element, clientX = (presses += 100)) =>
  user.pointer({ keys: "[MouseLeft]", target, coords: { clientX } });
const group = (ref: string) =>
  screen.getByRole(/many|helped/.test(ref) ? "group" : "radiogroup", {
    name: new RegExp(`^Frage ${ref}`),
  });
const heading = (ref: string) =>
  screen.getByRole("heading", { name: new RegExp(`^Frage ${ref}`) });
const chosen = (ref: string) => answers[ref]?.chosen ?? [];

afterEach(() => {
  answers = {};
  vi.useRealTimers();
});

const onPage = () =>
  renderUi(<Tried version={version} onAnswers={onAnswers} />);
const onScreen = (more: { goesOn?: boolean } = {}) =>
  renderUi(
    <Tried version={version} onAnswers={onAnswers} layout="screen" {...more} />,
  );

describe("a question", () => {
  it("is a group by its name, its language said, required said in words", async () => {
    await onPage();
    const water = group("water");
    expect(within(water).getAllByRole("radio")).toHaveLength(3);
    expect(heading("water")).toHaveAccessibleName(
      /^Frage water\s*, réponse obligatoire$/,
    );
    expect(screen.getByText("Frage water")).toHaveAttribute("lang", "de");
    expect(within(group("many")).getAllByRole("checkbox")).toHaveLength(3);
    expect(group("helped")).toHaveAccessibleDescription("Genau hinsehen");
    expect(heading("helped")).toHaveAccessibleName("Frage helped");
  });

  it("shows its picture whole with its help, named by what is asked, and larger on touch", async () => {
    const path = `official/questions/q1/${"0".repeat(32)}.jpg`;
    const pictured = anAskedVersion([
      { questionRef: "coat", helpPicture: path },
    ]);
    await renderUi(
      <WithPictures>
        <Tried version={pictured} onAnswers={onAnswers} />
      </WithPictures>,
    );
    const name = "Illustration de l’aide : Frage coat";
    expect(screen.queryByAltText(name)).toBeNull();
    await press(screen.getByRole("button", { name: "Aide" }));
    expect(screen.getByAltText(name)).toHaveAttribute(
      "src",
      `https://pictures.test/${path}`,
    );
    const enlarge = screen.getByRole("button", {
      name: /^Agrandir\s: .*Frage coat$/,
    });
    act(() => enlarge.focus());
    await user.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: /Frage coat$/ });
    expect(within(dialog).getByAltText(name)).toBeVisible();
    // What is pressed there answers nothing.
    await user.keyboard("1");
    expect(chosen("coat")).toEqual([]);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(enlarge).toHaveFocus());
  });

  it("opens and closes with the answer it depends on, which is told", async () => {
    await onPage();
    expect(screen.queryByText("Frage why")).toBeNull();
    await press(screen.getByText("water a"));
    expect(group("why")).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent(
      "1 réponse sur 4 · 1 obligatoire manque",
    );
    await press(screen.getByText("water b"));
    expect(screen.queryByText("Frage why")).toBeNull();
  });

  it("stays however often it is chosen, and is taken back by a button", async () => {
    await onPage();
    await press(screen.getByText("water b"));
    expect(screen.getByRole("radio", { name: "water b" })).toBeChecked();
    await press(screen.getByText("water b"), presses);
    const first = answers;
    await press(screen.getByText("water b"));
    expect(chosen("water")).toEqual(["b"]);
    // It is said anew, at its own instant: what another device was told before it is older.
    expect(answers).not.toBe(first);
    await press(screen.getByText("water c"));
    await press(screen.getByRole("button", { name: "Effacer la réponse" }));
    expect(chosen("water")).toEqual([]);
    expect(heading("water")).toHaveFocus();
  });

  it("may not apply, which covers the choice and gives it back", async () => {
    await onPage();
    await press(screen.getByText("water b"));
    const applies = within(group("water")).getByLabelText("Non applicable");
    await press(applies);
    expect(screen.getByRole("radio", { name: "water b" })).not.toBeChecked();
    expect(answers["water"]).toMatchObject({ notApplicable: true });
    await press(applies);
    expect(screen.getByRole("radio", { name: "water b" })).toBeChecked();
    expect(within(group("many")).queryByLabelText("Non applicable")).toBeNull();
  });

  it("takes a comment, folded until it is wanted, and what is recorded by whoever records", async () => {
    await onPage();
    const helped = within(group("helped"));
    await press(helped.getByRole("button", { name: "Commenter" }));
    expect(helped.getByLabelText("Commentaire")).toHaveFocus();
    await user.keyboard("12 Enten");
    await press(helped.getByRole("button", { name: "+0" }));
    expect(answers["helped"]).toMatchObject({
      comment: "12 Enten",
      media: ["taken"],
      chosen: [],
    });
  });
});

describe("by keyboard", () => {
  it("numbers choose, 0 is not applicable, Enter goes on to the next heading", async () => {
    await onPage();
    act(() => heading("water").focus());
    await user.keyboard("2");
    expect(chosen("water")).toEqual(["b"]);
    await user.keyboard("0");
    expect(answers["water"]?.notApplicable).toBe(true);
    await user.keyboard("1{Enter}");
    expect(heading("why")).toHaveFocus();
    await user.keyboard("{Enter}13");
    expect(chosen("many")).toEqual(["a", "c"]);
    await user.keyboard("{Enter}{Enter}");
    expect(screen.getByRole("button", { name: "Prüfen" })).toHaveFocus();
  });

  it("arrows go from the heading into the options and among them", async () => {
    await onPage();
    act(() => heading("water").focus());
    await user.keyboard("{ArrowDown}");
    expect(screen.getByRole("radio", { name: "water a" })).toHaveFocus();
    expect(chosen("water")).toEqual([]);
    await user.keyboard("{ArrowDown}");
    expect(chosen("water")).toEqual(["b"]);
    act(() => heading("many").focus());
    await user.keyboard("{ArrowDown}{ArrowUp} ");
    expect(chosen("many")).toEqual(["c"]);
  });
});

describe("of many options", () => {
  const many = Array.from({ length: 12 }, (_, place) => ({
    value: `o${String(place + 1)}`,
    score: null,
  }));
  const ofMany = (questionType: "single" | "multiple") =>
    renderUi(
      <Tried
        version={anAskedVersion([
          { questionRef: "which", questionType, options: many },
        ])}
        onAnswers={onAnswers}
      />,
    );
  const which = () => screen.getByRole("heading", { name: /^Frage which/ });

  it("0 chooses the tenth, and the key is shown at it", async () => {
    await ofMany("single");
    act(() => which().focus());
    await user.keyboard("0");
    expect(chosen("which")).toEqual(["o10"]);
    expect(answers["which"]?.notApplicable).toBe(false);
    const keys = [...document.querySelectorAll("kbd")];
    expect(keys.map(({ textContent }) => textContent).join("")).toBe(
      "1234567890",
    );
  });

  it("arrows reach every one", async () => {
    await ofMany("multiple");
    act(() => which().focus());
    await user.keyboard("{ArrowDown}{ArrowUp} ");
    expect(chosen("which")).toEqual(["o12"]);
    await user.keyboard("{ArrowUp} ");
    expect(chosen("which")).toEqual(["o11", "o12"]);
  });
});

describe("what is wrong", () => {
  it("is said at its question and in a list that leads there", async () => {
    await onPage();
    await press(screen.getByRole("button", { name: "Prüfen" }));
    const summary = screen.getByRole("alert");
    expect(summary).toHaveFocus();
    expect(group("many")).toHaveAccessibleDescription(
      "Une réponse est obligatoire",
    );
    await press(within(summary).getByRole("button", { name: /Frage many/ }));
    expect(heading("many")).toHaveFocus();
    await user.keyboard("1");
    expect(group("many")).not.toHaveAccessibleDescription();
  });
});

describe("one question a screen", () => {
  it("goes on by itself where one is chosen by hand", async () => {
    await onScreen();
    expect(screen.getByText("Question 1 sur 3")).toBeVisible();
    await press(screen.getByText("water b"));
    expect(await screen.findByText("Question 2 sur 3")).toBeVisible();
    await waitFor(() => {
      expect(heading("many")).toHaveFocus();
    });
    await press(screen.getByText("many a"));
    await act(() => new Promise((done) => setTimeout(done, 400)));
    expect(heading("many")).toBeVisible();
  });

  it("does not under a finger that has something else to do there", async () => {
    await onScreen();
    await press(screen.getByText("water b"));
    await press(screen.getByText("Question 1 sur 3"));
    await act(() => new Promise((done) => setTimeout(done, 400)));
    expect(heading("water")).toBeVisible();
  });

  it("takes next, pressed just as it went on, for the question before", async () => {
    await onScreen();
    await press(screen.getByText("water b"));
    expect(await screen.findByText("Question 2 sur 3")).toBeVisible();
    await press(screen.getByRole("button", { name: "Suivant" }));
    expect(heading("many")).toBeVisible();
    await act(() => new Promise((done) => setTimeout(done, 800)));
    await press(screen.getByRole("button", { name: "Suivant" }));
    expect(screen.getByText("Question 3 sur 3")).toBeVisible();
  });

  it("does not by keys, nor where nobody wishes it", async () => {
    const { unmount } = await onScreen();
    await user.keyboard("{Tab}{Tab}{Tab}2");
    const later = () => act(() => new Promise((done) => setTimeout(done, 400)));
    await later();
    expect(chosen("water")).toEqual(["b"]);
    expect(heading("water")).toBeVisible();
    unmount();
    await onScreen({ goesOn: false });
    await press(screen.getByText("water b"));
    await later();
    expect(heading("water")).toBeVisible();
  });

  it("leads to the end and from there to what is missing", async () => {
    await onScreen();
    for (const name of ["Suivant", "Suivant", "Terminer"])
      await press(screen.getByRole("button", { name }));
    expect(
      screen.getByRole("heading", { name: "Fin du questionnaire" }),
    ).toHaveFocus();
    expect(
      screen.getByText("Il manque 2 réponses obligatoires."),
    ).toBeVisible();
    await press(screen.getByRole("button", { name: "Prüfen" }));
    await press(screen.getByRole("button", { name: /^Frage many/ }));
    expect(heading("many")).toHaveFocus();
    await press(screen.getByRole("button", { name: "Précédent" }));
    expect(heading("water")).toHaveFocus();
  });

  it("jumps to a section, whose state is told", async () => {
    await onScreen();
    await press(screen.getByRole("button", { name: "Sections" }));
    await press(
      screen.getByRole("button", { name: /Teil s2.*pas encore commencée/ }),
    );
    expect(heading("helped")).toHaveFocus();
    expect(screen.getByRole("button", { name: "Sections" })).toHaveAttribute(
      "aria-expanded",
      "false",
    );
  });
});
