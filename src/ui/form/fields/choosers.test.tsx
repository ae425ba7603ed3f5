import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode, SubmitEvent } from "react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { renderUi } from "../../testing/render-ui";
import { MultiSelect, Select } from "./choosers";

const people = ["Ana Roy", "Karim Haddad", "Thomas Petit"];

function One() {
  const [value, setValue] = useState<string | null>(null);
  const given = { label: "Qui", data: people, value, onChange: setValue };
  return <Select {...given} searchable nothingFoundMessage="Personne" />;
}

function Many() {
  const [value, setValue] = useState<string[]>([]);
  const given = { label: "Qui", data: people, value, onChange: setValue };
  return (
    <>
      <MultiSelect {...given} searchable nothingFoundMessage="Personne" />
      <output>{value.join()}</output>
    </>
  );
}

const who = () => screen.getByLabelText("Qui", { selector: "input" });

async function formOf(chooser: ReactNode) {
  const submit = vi.fn((event: SubmitEvent) => event.preventDefault());
  await renderUi(
    <form noValidate onSubmit={submit}>
      {chooser}
      <button type="submit">Envoyer</button>
    </form>,
  );
  return submit;
}

it("takes the first that is found with Enter, and sends no form", async () => {
  const submit = await formOf(<One />);
  await userEvent.type(who(), "thom{Enter}");
  expect(who()).toHaveValue("Thomas Petit");
  expect(submit).not.toHaveBeenCalled();
});

it("takes it with Enter, however late the list that opened at the first letter settles", async () => {
  await formOf(<One />);
  // Without a moment between two keys: what opening left for the next moment comes after all of them.
  const user = userEvent.setup({ delay: null });
  await user.type(who(), "thom");
  await user.keyboard("{Enter}");
  expect(who()).toHaveValue("Thomas Petit");
});

it("takes it with Tab, too", async () => {
  await formOf(<One />);
  await userEvent.type(who(), "karim");
  await userEvent.tab();
  expect(who()).toHaveValue("Karim Haddad");
  await userEvent.tab();
  expect(who()).toHaveValue("Karim Haddad");
});

it("takes one of several once: neither a second Enter nor the same name again changes that", async () => {
  const submit = await formOf(<Many />);
  await userEvent.type(who(), "karim{Enter}{Enter}karim{Enter}");
  expect(screen.getByRole("status")).toHaveTextContent(/^Karim Haddad$/);
  expect(submit).not.toHaveBeenCalled();
});

it.each([
  ["one", <One key="one" />],
  ["several", <Many key="many" />],
])(
  "says of %s what was typed and names nobody before the form is sent",
  async (_name, chooser) => {
    const submit = await formOf(chooser);
    await userEvent.type(who(), "Karom{Enter}");
    expect(submit).not.toHaveBeenCalled();
    const send = screen.getByRole("button", { name: "Envoyer" });
    await userEvent.click(send);
    expect(submit).not.toHaveBeenCalled();
    expect(screen.getByText(/« Karom » ne correspond à rien/)).toBeVisible();
    expect(who()).toHaveFocus();
    await userEvent.click(send);
    expect(submit).toHaveBeenCalledOnce();
  },
);

it("says so only when what is pressed below is let go, as it would move away", async () => {
  const user = userEvent.setup();
  const submit = await formOf(<One />);
  await user.type(who(), "Karom");
  const send = screen.getByRole("button", { name: "Envoyer" });
  const said = () => screen.queryByText(/« Karom » ne correspond à rien/);
  await user.pointer({ keys: "[MouseLeft>]", target: send });
  expect(who()).not.toHaveFocus();
  await new Promise((next) => setTimeout(next, 50));
  expect(said()).toBeNull();
  await user.pointer({ keys: "[/MouseLeft]", target: send });
  expect(await screen.findByText(/« Karom » ne correspond/)).toBeVisible();
  expect(submit).not.toHaveBeenCalled();
  await user.click(send);
  expect(submit).toHaveBeenCalledOnce();
});

/** A chooser that reveals a field above what can be pressed. */
function Revealing() {
  const [value, setValue] = useState<string | null>(null);
  const given = { label: "Qui", data: people, value, onChange: setValue };
  return (
    <>
      <Select {...given} searchable nothingFoundMessage="Personne" />
      {value !== null && <input aria-label="Depuis quand" />}
    </>
  );
}

it("takes an option's own word that a press leaves when that is let go, before its click: what it reveals moves nothing away", async () => {
  const user = userEvent.setup();
  const submit = await formOf(<Revealing />);
  await user.type(who(), "thomas petit");
  const send = screen.getByRole("button", { name: "Envoyer" });
  const revealed = () => screen.queryByLabelText("Depuis quand");
  await user.pointer({ keys: "[MouseLeft>]", target: send });
  await new Promise((next) => setTimeout(next, 50));
  expect(screen.queryByRole("option")).toBeNull();
  expect(revealed()).toBeNull();
  submit.mockImplementation((event) => {
    event.preventDefault();
    expect(revealed()).toBeVisible();
  });
  await user.pointer({ keys: "[/MouseLeft]", target: send });
  expect(submit).toHaveBeenCalledOnce();
  expect(who()).toHaveValue("Thomas Petit");
});

it("a press beside an open list closes it, and changes nothing", async () => {
  const user = userEvent.setup();
  const submit = await formOf(<Revealing />);
  await user.type(who(), "ana{Enter}");
  await user.click(who());
  expect(await screen.findByRole("option", { name: "Ana Roy" })).toBeVisible();
  await user.click(document.body);
  await waitFor(() => expect(screen.queryByRole("option")).toBeNull());
  expect(who()).toHaveValue("Ana Roy");
  expect(screen.getByLabelText("Depuis quand")).toBeVisible();
  expect(submit).not.toHaveBeenCalled();
});

it("says so at once when the keyboard leaves the field", async () => {
  await formOf(<One />);
  await userEvent.type(who(), "Karom{Escape}");
  await userEvent.tab();
  expect(screen.getByText(/« Karom » ne correspond à rien/)).toBeVisible();
});

it.each([
  ["with Tab", "thomas petit", "{Tab}"],
  ["with Tab from a closed list", "thomas petit", "{Escape}{Tab}"],
  ["backwards", "THOMÀS PETIT ", "{Shift>}{Tab}{/Shift}"],
])("takes an option's own word that is left %s", async (_how, typed, keys) => {
  const submit = await formOf(<One />);
  await userEvent.type(who(), `${typed}${keys}`);
  expect(who()).not.toHaveFocus();
  expect(who()).toHaveValue("Thomas Petit");
  expect(screen.queryByText(/ne correspond à rien/)).toBeNull();
  expect(submit).not.toHaveBeenCalled();
});

it("keeps what is chosen when its own word is typed again and left", async () => {
  await formOf(<One />);
  await userEvent.type(who(), "karim{Enter}");
  await userEvent.clear(who());
  await userEvent.type(who(), "karim haddad{Tab}");
  expect(who()).toHaveValue("Karim Haddad");
});

it("takes one of several by its own word, beside those who are chosen", async () => {
  await formOf(<Many />);
  await userEvent.type(who(), "karim{Enter}ana roy{Escape}{Tab}");
  expect(screen.getByRole("status")).toHaveTextContent("Karim Haddad,Ana Roy");
});

it("forgets what was typed where nothing is sent", async () => {
  await renderUi(<One />);
  await userEvent.type(who(), "Karom");
  fireEvent.blur(who());
  expect(screen.queryByText(/Karom/)).toBeNull();
});
