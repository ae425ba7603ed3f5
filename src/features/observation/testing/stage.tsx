import { screen } from "@testing-library/react";
import { SignedIn } from "../../../data/hooks/ready-session";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as Page } from "../obs-session.page";

/** The page of sessions, at an address of its own. */
export const showSessions = (search: string) =>
  renderUi(
    <SignedIn>
      <Page />
    </SignedIn>,
    { at: `/ObsSessionView${search}` },
  );

/** A session that goes on, once it can be touched. */
export async function openSession(id: string) {
  const view = await showSessions(`?obsSessionId=${id}`);
  await screen.findByRole("button", { name: /^rest fr/ });
  return view;
}
