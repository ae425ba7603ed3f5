import type { DemoDocument } from "../../../demo/seed/build/document";
import { demoDocument } from "../../../demo/seed/build/document";
import { aCatalogue } from "../../builders/catalogue";

const stamp = { createdAt: new Date(), createdBy: "superadmin" };

interface ReferenceWish {
  orders: number;
  families: number;
  species: number;
  /** Of each kind of label, and runs of the sync. */
  others: number;
}

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => index);

/** After every name of the demonstration, by the alphabet. */
const last = (what: string, index: number) =>
  `Zz${what} ${String(index).padStart(4, "0")}`;

const orderIdOf = (index: number, { orders }: ReferenceWish) =>
  `bulk-order-${index % orders}`;

function taxa(wish: ReferenceWish): DemoDocument[] {
  const { orders, families, species } = wish;
  return [
    ...numbered(orders).map((index) =>
      demoDocument(
        "order",
        `bulk-order-${index}`,
        {
          orderName: last("ordo", index),
          orderLatinName: last("ordo", index),
        },
        stamp,
      ),
    ),
    ...numbered(families).map((index) =>
      demoDocument(
        "family",
        `bulk-family-${index}`,
        {
          familyName: last("familia", index),
          familyLatinName: last("familia", index),
          orderId: orderIdOf(index, wish),
        },
        stamp,
      ),
    ),
    ...aCatalogue(species).map(({ id, name, latinName, names }, index) => {
      const familyId = `bulk-family-${index % families}`;
      const orderId = orderIdOf(index % families, wish);
      const fields = {
        specieName: name,
        // Among those of the demonstration, so that the first page meets many families.
        specieLatinName: `${latinName.charAt(0).toUpperCase()}${latinName.slice(1)}`,
        names,
        familyId,
        orderId,
        specieFamily: { familyId, familyOrder: { orderId } },
      };
      return demoDocument("species", `bulk-${id}`, fields, stamp);
    }),
  ];
}

function others({ others: count }: ReferenceWish): DemoDocument[] {
  return numbered(count).flatMap((index) => {
    const label = { label: last("label", index) };
    return [
      demoDocument(
        "tags",
        `bulk-tag-${index}`,
        { name: last("tag", index) },
        stamp,
      ),
      demoDocument("categories", `bulk-category-${index}`, label, stamp),
      demoDocument("goals", `bulk-goal-${index}`, label, stamp),
      demoDocument(
        "syncRuns",
        `bulk-run-${index}`,
        {
          kind: "sync",
          status: "done",
          startedBy: "superadmin",
          startedAt: new Date(stamp.createdAt.getTime() - index * 60_000),
          finishedAt: stamp.createdAt,
          counts: { species: { unchanged: 12 } },
        },
        stamp,
      ),
    ];
  });
}

/** Reference data as large as wished, beside what there is. */
export const referenceDocuments = (wish: ReferenceWish): DemoDocument[] => [
  ...taxa(wish),
  ...others(wish),
];
