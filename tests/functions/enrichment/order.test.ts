import { beforeEach, describe, expect, it } from "vitest";
import { orderEnrichments } from "../../../functions/src/enrichment/order-enrichments";
import { database } from "../../../functions/src/edge/admin";
import { anEnrichment, anOfficial } from "../../builders/enrichment";
import { staffed } from "../accounts/staffed";
import { ask } from "../ask";
import { put, useStage } from "../stage";

useStage("demo-enrichment-order", "test");

beforeEach(() =>
  put({
    ...staffed(),
    "enrichments/own": anEnrichment({
      enrichmentId: "own",
      zooId: "home",
      name: "<b>Balle</b>",
    }),
    "enrichments/official": anOfficial({
      enrichmentId: "official",
      sku: "OF-1",
    }),
    "enrichments/theirs": anEnrichment({
      enrichmentId: "theirs",
      zooId: "away",
    }),
    "enrichments/gone": anEnrichment({
      enrichmentId: "gone",
      zooId: "home",
      isDeleted: true,
    }),
    "enrichments/unsold": anEnrichment({
      enrichmentId: "unsold",
      zooId: "home",
      sku: null,
    }),
  }),
);

const order = (by: string, lines: object[], more: object = {}) =>
  ask(orderEnrichments, by, {
    operationId: "operation-1",
    zooId: "home",
    lines,
    ...more,
  });
const mails = async () =>
  (await database().collection("mail").get()).docs.map((doc) => doc.data());

describe("an order list", () => {
  it("goes once to whoever asks, by number, name and quantity, what people typed as text", async () => {
    const lines = [
      { enrichmentId: "own", quantity: 3 },
      { enrichmentId: "official", quantity: 12 },
    ];
    for (let tries = 0; tries < 2; tries += 1)
      expect(await order("manager", lines)).toMatchObject({
        success: true,
        data: { lines: 2 },
      });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: ["manager@suricate.test"],
      template: "order",
      zooId: "home",
      uid: "manager",
    });
    type Message = { text: string; html: string } | undefined;
    const message = mail?.["message"] as Message;
    const [text, html] = [message?.text, message?.html];
    expect(text).toContain("BB-10 | <b>Balle</b> | 3");
    expect(text).toMatch(/OF-1 \| .* \| 12/);
    expect(html).toContain("&lt;b&gt;Balle&lt;/b&gt;");
    expect(html).not.toContain("<b>Balle");
  });

  it.each(["theirs", "gone", "unsold", "nothing"])(
    "names what cannot be ordered (%s), and sends nothing",
    async (enrichmentId) => {
      const lines = [
        { enrichmentId: "own", quantity: 1 },
        { enrichmentId, quantity: 1 },
      ];
      expect(await order("manager", lines)).toMatchObject({
        success: false,
        error: "invalid-input",
        details: { fields: ["lines.1"] },
      });
      expect(await mails()).toEqual([]);
    },
  );

  it("is nobody's who may not look after the stock, and holds each object once", async () => {
    const line = { enrichmentId: "own", quantity: 1 };
    for (const uid of ["neighbour", "stranger", "off"])
      expect(await order(uid, [line])).toBe("permission-denied");
    expect(await order("manager", [line, line])).toBe("invalid-argument");
    expect(await mails()).toEqual([]);
  });
});
