import { renderHook, waitFor } from "@testing-library/react";
import { act } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { anAnimal } from "../../../tests/builders/facility";
import { openDesk } from "../testing/working-as";
import { SignedIn } from "./ready-session";
import { useRecord } from "./use-record";

const desk = openDesk();
const own = desk.store.watchDoc.bind(desk.store);

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "admin" });
});
afterEach(() => vi.restoreAllMocks());

const ask = () =>
  renderHook(() => useRecord("animals", "nala"), {
    wrapper: ({ children }) => (
      <MemoryRouter>
        <SignedIn>{children}</SignedIn>
      </MemoryRouter>
    ),
  });

it("says what the device does not have instead of waiting for nobody, and shows it once somebody can be asked", async () => {
  desk.seed("animals", "nala", anAnimal({ animalId: "nala" }));
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  let answer: (() => void) | null = null;
  vi.spyOn(desk.store, "watchDoc").mockImplementation(
    (collection, id, onDoc, onError, parentId) => {
      if (collection !== "animals")
        return own(collection, id, onDoc, onError, parentId);
      answer = () => own(collection, id, onDoc, onError, parentId);
      return () => undefined;
    },
  );
  const { result } = ask();
  await waitFor(() => expect(result.current.state).toBe("loading"));
  await waitFor(
    () => expect(result.current).toMatchObject({ code: "offline" }),
    { timeout: 5000 },
  );
  onLine.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event("online"));
  });
  await waitFor(() => expect(result.current.state).toBe("loading"));
  act(() => answer?.());
  await waitFor(() => expect(result.current.state).toBe("data"));
});

it.each([
  { names: "a part of", heard: false, answer: { code: "offline" } },
  { names: "all", heard: true, answer: { state: "data", data: null } },
])(
  "says that there is none only where it holds all names, not $names them",
  async ({ heard, answer }) => {
    desk.seed("animals", "other", anAnimal({ animalId: "other" }));
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    vi.spyOn(desk.store, "watchDoc").mockImplementation((collection, ...more) =>
      collection === "animals" || collection === "directories"
        ? () => undefined
        : own(collection, ...more),
    );
    const list = desk.store.watch.bind(desk.store);
    vi.spyOn(desk.store, "watch").mockImplementation((query, onNext, ...more) =>
      list(query, (next) => onNext({ ...next, heard }), ...more),
    );
    const { result } = ask();
    const seen: unknown[] = [];
    await waitFor(
      () => {
        seen.push(result.current);
        expect(result.current).toMatchObject(answer);
      },
      { timeout: 5000 },
    );
    if (!heard) expect(seen).not.toContainEqual({ state: "data", data: null });
  },
);
