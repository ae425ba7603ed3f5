import { act, renderHook, waitFor } from "@testing-library/react";
import { unseenTouched } from "@domain/observation/collect/scan-touch";
import { beforeEach, expect, it } from "vitest";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { useScan } from "./use-scan";

const desk = openDesk();
const rules = { behaviours: new Map(), several: false, asksPlace: false };

beforeEach(() => {
  sessionStorage.clear();
  desk.clear();
  desk.workAs({});
});

/** The scan of a session, as it is opened, and how many touches it holds. */
async function open(obsSessionId: string) {
  const begun = {
    draftOf: [obsSessionId],
    animalIds: ["animal-1", "animal-2", "animal-3"],
    slot: null,
    instant: () => 0,
  };
  const { result, unmount } = renderHook(() => useScan(begun), {
    wrapper: SignedIn,
  });
  await waitFor(() => expect(result.current).not.toBeNull());
  const said = () =>
    result.current.draft.lines.filter(({ did }) => did === "unseen").length;
  const touch = () =>
    act(() => result.current.touch((one) => unseenTouched(one, rules)));
  return { touch, said, unmount };
}

it("keeps a scan apart from one that was begun in another session", async () => {
  const first = await open("session-1");
  first.touch();
  first.touch();
  first.unmount();
  const second = await open("session-2");
  expect(second.said()).toBe(0);
  second.touch();
  second.unmount();
  expect((await open("session-1")).said()).toBe(2);
  expect((await open("session-2")).said()).toBe(1);
});

it("forgets what another person left in the tab", async () => {
  const first = await open("session-1");
  first.touch();
  first.unmount();
  const kept = sessionStorage.getItem("scan") ?? "";
  expect(kept).toContain("session-1");
  sessionStorage.setItem("scan", kept.replaceAll('"person', '"other'));
  expect((await open("session-1")).said()).toBe(0);
  expect(sessionStorage.getItem("scan")).toBeNull();
});
