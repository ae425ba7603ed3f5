import type { ZooConfig } from "@domain/establishment/zoo";
import { chatEndpointSchema, zooConfigSchema } from "@domain/establishment/zoo";
import type { LookupAddress } from "node:dns";
import { afterEach, expect, it, vi } from "vitest";
import type { Post } from "../../../functions/src/establishments/chat";
import {
  isPublic,
  postToChat,
  publicLookup,
} from "../../../functions/src/establishments/chat";

const endpoint = "https://chat.example.org/hooks/very-secret";
const config = (more: Partial<ZooConfig> = {}): ZooConfig =>
  zooConfigSchema.parse({
    zooId: "home",
    chatEndpoint: endpoint,
    chatChannel: "soins",
    ...more,
  });

const said: string[] = [];
for (const name of ["log", "info", "warn", "error"] as const)
  vi.spyOn(console, name).mockImplementation((...all) => {
    said.push(JSON.stringify(all));
  });
afterEach(() => {
  said.length = 0;
});

it("posts channel and text as JSON", async () => {
  const sent: unknown[] = [];
  const post: Post = (to, body) => {
    sent.push([to, JSON.parse(body)]);
    return Promise.resolve(204);
  };
  expect(await postToChat(config(), "Bonjour", post)).toBe("sent");
  expect(sent).toEqual([[endpoint, { channel: "soins", text: "Bonjour" }]]);
});

it("posts nothing where there is no chat", async () => {
  const post = vi.fn<Post>();
  expect(await postToChat(config({ chatEndpoint: null }), "a", post)).toBe(
    "off",
  );
  expect(post).not.toHaveBeenCalled();
});

it.each([302, 404, 500])(
  "fails quietly on %i, which follows no redirection",
  async (status) => {
    const post = vi.fn<Post>(() => Promise.resolve(status));
    expect(await postToChat(config(), "a", post)).toBe("failed");
    expect(post).toHaveBeenCalledTimes(1);
  },
);

it("never logs where it posts, whatever goes wrong", async () => {
  const post: Post = (to) =>
    Promise.reject(Object.assign(new Error(`no way to ${to}`), { code: "EX" }));
  expect(await postToChat(config(), "a", post)).toBe("failed");
  expect(await postToChat(config(), "a", () => Promise.resolve(500))).toBe(
    "failed",
  );
  expect(said.join()).not.toContain("secret");
});

it.each([
  "http://chat.example.org/hook",
  "https://127.0.0.1/hook",
  "https://[::1]/hook",
  "https://2130706433/hook",
  "https://localhost/hook",
  "ftp://chat.example.org/hook",
  "chat.example.org",
])("takes no %s", async (chatEndpoint) => {
  expect(chatEndpointSchema.safeParse(chatEndpoint).success).toBe(false);
  const post = vi.fn<Post>();
  const stored = { ...config(), chatEndpoint };
  expect(await postToChat(stored, "a", post)).toBe("failed");
  expect(post).not.toHaveBeenCalled();
});

it.each([
  ["8.8.8.8", true],
  ["2001:4860:4860::8888", true],
  ["10.0.0.1", false],
  ["127.0.0.1", false],
  ["169.254.169.254", false],
  ["192.168.1.1", false],
  ["100.64.0.1", false],
  ["0.0.0.0", false],
  ["::1", false],
  ["fd00::1", false],
  ["fe80::1", false],
  ["::ffff:10.0.0.1", false],
  ["nothing", false],
])("%s is of the public net: %s", (address, known) => {
  expect(isPublic(address)).toBe(known);
});

it.each([true, false])(
  "a name of this machine leads nowhere, all addresses asked for: %s",
  async (all) => {
    const answer = await new Promise((resolve) => {
      publicLookup(
        "localhost",
        { all },
        (error, found: string | LookupAddress[]) => resolve([error, found]),
      );
    });
    expect(answer).toEqual([expect.any(Error), ""]);
  },
);
