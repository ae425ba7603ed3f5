import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { notifyError } from "../feedback/notify";
import { renderUi } from "../testing/render-ui";
import { ErrorState } from "./error-state";

const wentWrong = "Quelque chose s’est mal déroulé";
const pleaseRetry = `${wentWrong}, veuillez réessayer ou contacter un administrateur`;

it.each([
  [new Error("broken"), "Une erreur est survenue", pleaseRetry],
  [
    { code: "not-allowed" },
    wentWrong,
    "Vos droits ne permettent pas cette action.",
  ],
])(
  "says what is specified where nobody says what was tried",
  async (...all) => {
    const [error, title, message] = all;
    await renderUi(<ErrorState error={error} />);
    const said = screen.getByRole("alert");
    expect(said).toHaveTextContent(`${title}${message}`);

    act(() => notifyError(error));
    const toast = await screen.findAllByText(title, { exact: true });
    expect(toast).toHaveLength(2);
    expect(screen.getAllByText(message, { exact: true })).toHaveLength(2);
  },
);
