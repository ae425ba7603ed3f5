import { describe, expect, it } from "vitest";
import { alertSchema } from "./alert";
import { alertOf, feedCause, limitsCause, silentSourceCause } from "./told";

const since = new Date("2026-07-01T12:00:00Z");
const series = {
  zooId: "home",
  enclosureId: "e1",
  areaId: "z1",
  parameterId: "home_temperature",
};
const limits = { enabled: true, min: 18, max: null };
const source = { zooId: "home", sourceId: "s1", name: "Gateway" };
const feed = { feed: "t", ...series };

describe("what alerts tell", () => {
  it("of a value outside its limits: which, and on which side", () => {
    const cause = limitsCause(series, limits, 17.5, ["sector-1"]);
    expect(cause).toMatchObject({
      id: "limits~e1~home_temperature.z1",
      text: "limitsBelow",
      subject: { kind: "enclosure", id: "e1", areaId: "z1" },
      values: { parameterId: "home_temperature", value: 17.5, min: 18 },
      sectorIds: ["sector-1"],
    });
    const above = { enabled: true, min: null, max: 30 };
    expect(limitsCause(series, above, 31, []).text).toBe("limitsAbove");
  });

  it("of a source is of the source, of a feed of the place it measures", () => {
    expect(silentSourceCause(source, [])).toMatchObject({
      id: "silence~s1~all",
      subject: { kind: "source", id: "s1" },
      text: "silentSource",
    });
    expect(feedCause(source, "silence", feed, [])).toMatchObject({
      id: "silence~s1~t~home_temperature.z1",
      subject: { kind: "enclosure", id: "e1" },
      text: "silentFeed",
    });
    expect(feedCause(source, "stuck", feed, []).text).toBe("stuck");
  });

  it("fits what is stored, going on or over", () => {
    for (const closedAt of [null, new Date("2026-07-01T13:00:00Z")]) {
      const cause = feedCause(source, "stuck", feed, ["sector-1"]);
      const alert = alertSchema.parse({
        ...alertOf(cause, since, closedAt),
        alertId: "x",
      });
      expect(alert).toMatchObject({
        status: "active",
        class: "general",
        type: "risk",
        source: { kind: "stuck", id: "s1" },
        openedAt: since,
        closedAt,
      });
    }
  });
});
