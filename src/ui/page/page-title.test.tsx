import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Link } from "react-router-dom";
import { renderUi } from "../testing/render-ui";
import { PageHeader } from "./page-header";

function Page() {
  return (
    <>
      <PageHeader title="Tâches" />
      <Link to="/?task=1">Ouvrir</Link>
      <Link to="/?" replace>
        Fermer
      </Link>
      <Link to="/other">Ailleurs</Link>
    </>
  );
}

it("leaves the focus alone while the page is the same, and takes it on another one", async () => {
  await renderUi(<Page />);
  const press = async (name: string) => {
    const link = screen.getByRole("link", { name });
    await userEvent.click(link);
    return link;
  };
  expect(await press("Ouvrir")).toHaveFocus();
  expect(await press("Fermer")).toHaveFocus();
  expect(await press("Ouvrir")).toHaveFocus();
  await press("Ailleurs");
  await waitFor(() => expect(screen.getByRole("heading")).toHaveFocus());
});

it("breaks a name of one long word rather than cutting it", async () => {
  await renderUi(<Page />);
  expect(screen.getByRole("heading")).toHaveStyle({
    overflowWrap: "anywhere",
  });
});
