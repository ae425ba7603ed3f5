import { act, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderUi } from "../testing/render-ui";
import { ErrorBoundary } from "./error-boundary";
import { fetched } from "./fetched";

const Name = ({ name }: { name: string }) => <p>{name}</p>;
const Waiting = () => <p>waits</p>;

it("shows that it waits, then what was fetched", async () => {
  let come: (component: typeof Name) => void = () => undefined;
  const Fetched = fetched(
    () => new Promise<typeof Name>((resolve) => (come = resolve)),
    Waiting,
  );
  await renderUi(<Fetched name="Zoé" />);
  expect(screen.getByText("waits")).toBeVisible();
  come(Name);
  expect(await screen.findByText("Zoé")).toBeVisible();
  expect(screen.queryByText("waits")).toBeNull();
});

it("is drawn at once where it was fetched before, and fetched once", async () => {
  const load = vi.fn(() => Promise.resolve(Name));
  const seen = vi.fn(Waiting);
  const Fetched = fetched(load, seen);
  await Promise.all([Fetched.fetch(), Fetched.fetch()]);
  await renderUi(<Fetched name="Zoé" />);
  expect(screen.getByText("Zoé")).toBeVisible();
  expect(seen).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledOnce();
});

it("throws what cannot be fetched to the boundary, and tries again when it is shown again", async () => {
  const silence = vi.spyOn(console, "error").mockReturnValue();
  const load = vi
    .fn(() => Promise.resolve(Name))
    .mockRejectedValueOnce(new Error("no network"));
  const Fetched = fetched(load, Waiting);
  const shown = (
    <ErrorBoundary>
      <Fetched name="Zoé" />
    </ErrorBoundary>
  );
  const { unmount } = await renderUi(shown);
  await waitFor(() => expect(screen.queryByText("waits")).toBeNull());
  expect(screen.queryByText("Zoé")).toBeNull();
  unmount();
  await renderUi(shown);
  expect(await screen.findByText("Zoé")).toBeVisible();
  silence.mockRestore();
});

it("without a network says that it comes with it, and comes with it", async () => {
  const silence = vi.spyOn(console, "error").mockReturnValue();
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const Fetched = fetched(
    vi
      .fn(() => Promise.resolve(Name))
      .mockRejectedValueOnce(new TypeError("Failed to fetch")),
    Waiting,
  );
  await renderUi(
    <ErrorBoundary>
      <Fetched name="Zoé" />
    </ErrorBoundary>,
  );
  expect(await screen.findByText("Indisponible hors ligne")).toBeVisible();
  network.mockReturnValue(true);
  act(() => void dispatchEvent(new Event("online")));
  expect(await screen.findByText("Zoé")).toBeVisible();
  network.mockRestore();
  silence.mockRestore();
});
