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
  const { result } = renderHook(() => useRecord("animals", "nala"), {
    wrapper: ({ children }) => (
      <MemoryRouter>
        <SignedIn>{children}</SignedIn>
      </MemoryRouter>
    ),
  });
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
