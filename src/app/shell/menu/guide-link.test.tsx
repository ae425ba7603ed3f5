import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { GuideLink } from "./guide-link";

const desk = openDesk();

it.each([
  ["fr", "Guide", "fr"],
  ["en", "Guide", "en"],
  ["de", "Anleitung (English)", "en"],
] as const)(
  "the guide says in %s in which language it is, where that is another",
  async (language, name, written) => {
    desk.workAs({ right: "admin" });
    await renderUi(
      <SignedIn>
        <ul>
          <GuideLink />
        </ul>
      </SignedIn>,
      { language },
    );
    const link = await screen.findByRole("link", { name });
    expect(link).toHaveAttribute("href", `/guide/${written}/admin.html`);
    expect(link).toHaveAttribute("hreflang", written);
  },
);
