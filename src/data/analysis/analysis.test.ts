import type { Session } from "@domain/access/session";
import type { AnalysisQuery } from "@domain/observation/analysed/query";
import { packMonths, usualQuery } from "@domain/observation/analysed/query";
import { nothingKnown } from "@domain/observation/analysed/chosen";
import { calendarDaySchema } from "@domain/time/calendar-day";
import { renderHook, waitFor } from "@testing-library/react";
import { createElement } from "react";
import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { packedByMonth, scannedSessions } from "../../../tests/builders/packed";
import { aScanPack } from "../../../tests/builders/observation";
import { SessionProvider } from "../hooks/ready-session";
import { keeper, manager, setStage } from "../testing/stage";
import { analyst } from "./analyst";
import type { AnalysisWorker } from "./desk";
import { analysisDesk, graceMs } from "./desk";
import type { FromAnalyst, PackText, ToAnalyst } from "./messages";
import { usePacks } from "./use-packs";

const stage = setStage();
const query: AnalysisQuery = {
  ...usualQuery(calendarDaySchema.parse("2026-11-26")),
  enclosureIds: ["enclosure-1"],
};

function seedPacks(scans: number, sessions: number) {
  const packed = packedByMonth(scannedSessions(scans, 40, sessions));
  packed.forEach(({ month, rows, obsSessionIds }, n) => {
    const packId = `enclosure-1_${month}_${String(n)}`;
    const pack = aScanPack({ packId, month, rows, obsSessionIds });
    stage.store.seed("scanPacks", packId, pack);
  });
  return packed.length;
}

const as = (session: Session) => ({
  wrapper: ({ children }: { children: ReactNode }) =>
    createElement(SessionProvider, { session, children }),
});

describe("the packs of a question", () => {
  it.each([
    ["in one session", 1],
    ["in ten sessions", 10],
    ["in 67 short ones", 67],
  ])(
    "are at most 25 documents, and two more than months, for 1,000 scans of 40 animals %s",
    async (_, sessions) => {
      const documents = seedPacks(1000, sessions);
      stage.store.seed(
        "scanPacks",
        "elsewhere",
        aScanPack({ packId: "elsewhere", enclosureId: "enclosure-2" }),
      );
      const { result } = renderHook(() => usePacks(query), as(manager()));
      await waitFor(() => expect(result.current.state).toBe("data"));
      if (result.current.state !== "data") throw new Error("not there");
      expect(result.current.packs).toHaveLength(documents);
      expect(documents).toBeLessThanOrEqual(
        Math.min(25, packMonths(query).length + 2),
      );
      expect(result.current).toMatchObject({ full: false, unreadable: 0 });
    },
  );

  it("are those that somebody may read: keepers read none of experts'", async () => {
    for (const [packId, openToKeepers] of [
      ["enclosure-1_2026-11_0", true],
      ["enclosure-1_2026-11_x0", false],
    ] as const)
      stage.store.seed(
        "scanPacks",
        packId,
        aScanPack({ packId, openToKeepers }),
      );
    const read = async (session: Session) => {
      const { result } = renderHook(() => usePacks(query), as(session));
      await waitFor(() => expect(result.current.state).toBe("data"));
      return result.current.state === "data" ? result.current.packs.length : 0;
    };
    expect(await read(manager())).toBe(2);
    expect(await read(keeper())).toBe(1);
  });

  it("of nothing asked are none", () => {
    const { result } = renderHook(() => usePacks(null), as(manager()));
    expect(result.current).toMatchObject({ state: "data", packs: [] });
  });
});

/** A worker in this realm, that hears and answers when `turn` lets it. */
function fakeWorkers() {
  const sent: ToAnalyst[] = [];
  const waiting: (() => void)[] = [];
  const terminate = vi.fn();
  const start = (): AnalysisWorker => {
    let hear: ((event: MessageEvent<FromAnalyst>) => void) | null = null;
    const take = analyst((data) =>
      hear?.(new MessageEvent("message", { data })),
    );
    return {
      addEventListener: (kind: string, listener: unknown) => {
        if (kind === "message") hear = listener as typeof hear;
      },
      postMessage: (message: ToAnalyst) => {
        sent.push(message);
        waiting.push(() => take(message));
      },
      terminate,
    };
  };
  const turn = () => {
    for (const one of waiting.splice(0)) one();
  };
  return { start, sent, terminate, turn };
}

const input = { query, known: nothingKnown, options: undefined };
const packs: PackText[] = packedByMonth(scannedSessions(20, 3, 4)).map(
  ({ rows }, n) => ({
    packId: String(n),
    enclosureId: "enclosure-1",
    rows,
  }),
);
const ignore = () => undefined;

describe("the desk", () => {
  it("hands packs over once; a later question is sent alone", async () => {
    const { start, sent, turn } = fakeWorkers();
    const desk = analysisDesk(start);
    desk.hold(packs);
    const ask = () => {
      const answer = desk.run(
        "summary",
        input,
        ignore,
        new AbortController().signal,
      );
      turn();
      return answer;
    };
    expect(await ask()).toMatchObject({
      report: { sessions: 4, scans: 20 },
      unreadable: 0,
    });
    await ask();
    expect(sent.map(({ kind }) => kind)).toEqual(["hold", "ask", "ask"]);
    desk.hold([{ packId: "0", enclosureId: "enclosure-1", rows: "{" }]);
    expect(await ask()).toMatchObject({
      report: { sessions: 0 },
      unreadable: 1,
    });
    desk.hold([]);
    expect(await ask()).toMatchObject({ unreadable: 0 });
    desk.end();
  });

  it("reads a session that lies in several packs as one, and none of which a part is missing", async () => {
    const whole = packedByMonth(scannedSessions(1400, 40, 1)).map(
      ({ rows }, n) => ({
        ...{ packId: String(n), rows },
        enclosureId: "enclosure-1",
      }),
    );
    expect(whole.length).toBeGreaterThan(1);
    const { start, turn } = fakeWorkers();
    const desk = analysisDesk(start);
    const ask = (held: readonly PackText[]) => {
      desk.hold(held);
      const { signal } = new AbortController();
      const answer = desk.run("summary", input, ignore, signal);
      turn();
      return answer;
    };
    expect(await ask(whole)).toMatchObject({
      report: { sessions: 1, scans: 1400 },
      unreadable: 0,
    });
    expect(await ask(whole.slice(1))).toMatchObject({
      report: { sessions: 0 },
      unreadable: 1,
    });
    expect(await ask(whole)).toMatchObject({ report: { sessions: 1 } });
    desk.end();
  });

  it("stops what is given up, and goes on with the others", async () => {
    const { start, terminate, turn } = fakeWorkers();
    const desk = analysisDesk(start);
    desk.hold(packs);
    const wish = new AbortController();
    const given = desk.run("summary", input, ignore, wish.signal);
    const other = desk.run(
      "summary",
      input,
      ignore,
      new AbortController().signal,
    );
    wish.abort();
    await expect(given).rejects.toThrow("abort");
    expect(terminate).not.toHaveBeenCalled();
    await new Promise((resolve) => setTimeout(resolve, graceMs + 50));
    expect(terminate).toHaveBeenCalledOnce();
    turn();
    expect((await other).report).toMatchObject({ sessions: 4 });
    desk.end();
  });

  it("says when its worker fails", async () => {
    const { start, turn } = fakeWorkers();
    const desk = analysisDesk(start);
    const broken = { ...input, query: { ...query, enclosureIds: null } };
    desk.hold(packs);
    const answer = desk.run(
      "summary",
      broken as unknown as typeof input,
      ignore,
      new AbortController().signal,
    );
    turn();
    await expect(answer).rejects.toMatchObject({ code: "internal" });
    desk.end();
  });
});
