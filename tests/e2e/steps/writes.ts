import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { project, suiteAddress } from "../world";

const address = `http://${suiteAddress.firestoreHost}/requests?project=${project}`;

interface Request {
  who: string;
  what: string;
  writes: number;
  deletes: number;
}

/** Noted of the device whatever the mode: that it is in use. */
const isOfDevice = ({ what }: Request) =>
  /^\w+ users\/[^/]+\/devices\//.test(what);

/**
 * What a person wrote of data, by the engine's log of requests: each write's documents. What the device notes of
 * itself is left out. Fails where the log reaches back no more to their sign-in.
 */
export async function writtenBy(uid: string): Promise<string[]> {
  const answer = await fetch(address);
  const { requests } = (await answer.json()) as { requests: Request[] };
  const theirs = requests.filter(({ who }) => who === uid);
  expect(theirs.some(({ what }) => what.includes(`access/${uid}`))).toBe(true);
  return theirs
    .filter(({ writes, deletes }) => writes + deletes > 0)
    .filter((one) => !isOfDevice(one))
    .map(({ what }) => what);
}

/** The functions that a page asks from now on, by name. */
export function askedFunctions(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/europe-west3\/(\w+)$/.exec(request.url()) ?? [];
    if (name !== undefined && request.method() === "POST") names.push(name);
  });
  return names;
}
