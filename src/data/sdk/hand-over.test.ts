import { afterEach, beforeEach, expect, it } from "vitest";
import { takeOverSession } from "./hand-over";

const key = "firebase:authUser:some-key:[DEFAULT]";
let other: BroadcastChannel;

beforeEach(() => {
  sessionStorage.clear();
  other = new BroadcastChannel("suricate-hand-over");
});
afterEach(() => other.close());

it("takes over what another tab holds, and nothing but a session", async () => {
  other.onmessage = () => {
    other.postMessage([
      [key, "the session"],
      ["task-draft", "not asked for"],
    ]);
  };
  await takeOverSession();
  expect(sessionStorage.getItem(key)).toBe("the session");
  expect(sessionStorage.getItem("task-draft")).toBeNull();
});

it("goes on without one where nobody answers, or with nonsense", async () => {
  other.onmessage = () => {
    for (const nonsense of [null, [], "x", [["a"]], [[key, 1]]])
      other.postMessage(nonsense);
  };
  await takeOverSession();
  expect(sessionStorage).toHaveLength(0);
});

it("answers with its session as long as it has one", async () => {
  sessionStorage.setItem(key, "mine");
  await takeOverSession();
  const answers: unknown[] = [];
  other.onmessage = ({ data }: MessageEvent<unknown>) => answers.push(data);
  other.postMessage("who is signed in?");
  await expect.poll(() => answers).toContainEqual([[key, "mine"]]);
  sessionStorage.clear();
  answers.length = 0;
  other.postMessage("who is signed in?");
  await new Promise((done) => setTimeout(done, 200));
  expect(answers).toEqual([]);
});
