import type { Zoo, ZooConfig } from "@domain/establishment/zoo";
import { zooConfigSchema, zooSchema } from "@domain/establishment/zoo";
import { scheduleSchema } from "@domain/recurrence/schedule";
import { givenFields } from "@domain/schema/fields";
import { calendarDaySchema } from "@domain/time/calendar-day";
import { screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, it } from "vitest";
import { anAccess } from "../../tests/builders/a-session";
import { zooA } from "../../tests/builders/ids";
import { aUser } from "../../tests/builders/people";
import { useReadySession } from "../data/hooks/ready-session";
import { useLanguages } from "../data/hooks/use-languages";
import { useSession } from "../data/hooks/use-live";
import { Component as Referents } from "../features/establishments/board/referents-panel";
import {
  openZoos,
  seedZoo,
  show,
} from "../features/establishments/testing/zoo-desk";
import { Component as ZooList } from "../features/establishments/zoo-list.page";

import {
  planned,
  RecurrencePreview,
} from "../features/tasks/fields/recurrence/recurrence-preview";
import { Component as Accounts } from "../features/users/list/accounts-part";
import { PermissionGuard } from "./router/permission-guard";
import { TopBar } from "./shell/top-bar";
import { EstablishmentSwitch } from "./shell/zoo/establishment-switch";
import { ZooMark } from "./shell/zoo/zoo-mark";

const desk = openZoos();

/** Of the establishment where one works, as the frame has it. */
function Framed({ mark }: { mark?: boolean }) {
  const now = useSession();
  if (now.state !== "ready") return null;
  return mark === true ? (
    <ZooMark zoo={now.zoo} />
  ) : (
    <TopBar zoo={now.zoo} user={now.user} />
  );
}
const Switch = () => <EstablishmentSwitch session={useReadySession()} />;
const Languages = () => <p>{useLanguages(null).join(" ")}</p>;
const followed = (
  <PermissionGuard
    page="scanResult"
    needs={{ resource: "animals", action: "read" }}
  >
    <h1>here</h1>
  </PermissionGuard>
);
const dates = (
  <RecurrencePreview
    dated={planned(
      scheduleSchema.parse({
        startAt: new Date("2026-12-01T08:00:00Z"),
        recurrence: "DAILY",
        recurrenceTime: "08:00",
      }),
      "skip",
    )}
    from={new Date("2026-12-01T00:00:00Z")}
  />
);

interface Case {
  /** Without what the change has no meaning. */
  base?: Partial<Zoo>;
  element: ReactElement;
  at?: string;
  /** What is seen with the change, and not without it. */
  shows: RegExp | (() => Element | null);
}
const list = (shows: RegExp, at = "/ZooList"): Case => ({
  element: <ZooList />,
  at,
  shows,
});
const thatDay = calendarDaySchema.parse("2026-12-03");
const logo = "https://img.example.org/logo.png";

/** For each field of an establishment: another value of it alone, and what then looks different. */
const cases = {
  zooName: [{ zooName: "Le Lac" }, { element: <Framed />, shows: /Le Lac/ }],
  type: [{ type: "lab" }, { element: <Switch />, shows: /Laboratoire/ }],
  environment: [
    { environment: "test" },
    list(/La Baie/, "/ZooList?environment=test"),
  ],
  logoUrl: [
    { logoUrl: logo },
    {
      element: <Framed mark />,
      shows: () => document.querySelector(`img[src="${logo}"]`),
    },
  ],
  followUpLevel: [
    { followUpLevel: "basic" },
    { element: followed, shows: /Hors du suivi de base/ },
  ],
  languages: [
    { languages: ["fr", "de"] },
    { element: <Languages />, shows: /^fr de$/ },
  ],
  referentManagerId: [
    { referentManagerId: "ines" },
    { element: <Referents />, shows: /Inès Martin/ },
  ],
  referentManagerMail: [
    { referentManagerMail: "ines@suricate.test" },
    {
      base: { referentManagerId: "ines" },
      element: <Referents />,
      shows: /ines@suricate.test/,
    },
  ],
  referentSupportId: [
    { referentSupportId: "paul" },
    { element: <Referents />, shows: /Paul Martin/ },
  ],
  referentSupportMail: [
    { referentSupportMail: "paul@suricate.test" },
    {
      base: { referentSupportId: "paul" },
      element: <Referents />,
      shows: /paul@suricate.test/,
    },
  ],
  ownId: [{ ownId: "0042" }, list(/0042/)],
  recordsId: [{ recordsId: "ZIMS-77" }, list(/ZIMS-77/)],
  shortCode: [{ shortCode: "BAIE" }, list(/BAIE/)],
  closedWeekdays: [{ closedWeekdays: [3] }, { element: dates, shows: /Fermé/ }],
  closingDays: [
    {
      closingDays: [{ from: thatDay, to: thatDay, yearly: false, name: null }],
    },
    { element: dates, shows: /Fermé/ },
  ],
  staffAccess: [
    { staffAccess: ["marc"] },
    { element: <Accounts />, at: "/ZooDetails?staff=1", shows: /Marc Martin/ },
  ],
  anonymousMode: [
    { anonymousMode: true },
    { element: <Framed />, shows: /Mode démo/ },
  ],
  mainTest: [{ mainTest: true }, { element: <Accounts />, shows: /Léa/ }],
  isArchived: [{ isArchived: true }, list(/La Baie/, "/ZooList?archived=1")],
} satisfies Record<string, [Partial<Zoo>, Case]>;

const isShown = ({ shows }: Case) =>
  typeof shows === "function"
    ? shows() !== null
    : screen.queryAllByText(shows).length +
        screen.queryAllByLabelText(shows).length >
      0;

function seedPeople() {
  for (const [id, userFirstname, zooId] of [
    ["marc", "Marc", "elsewhere"],
    ["lea", "Léa", zooA],
  ] as const) {
    desk.seed(
      "users",
      id,
      aUser({ userId: id, userFirstname, zooId, suricateStaff: true }),
    );
    desk.seed("access", id, anAccess({ staff: true, zooId, zooIds: [zooA] }));
  }
}

it.each(Object.entries(cases))(
  "%s changes what it names, alone",
  async (_, [zoo, change]: [Partial<Zoo>, Case]) => {
    seedPeople();
    desk.workAs({ right: "superAdmin" });
    seedZoo(desk, change.base);
    const { unmount, container } = await show(change.element, change.at);
    await waitFor(() =>
      expect(container.querySelectorAll("[aria-busy=true]")).toHaveLength(0),
    );
    // Long enough for what is wrong to come.
    await new Promise((later) => setTimeout(later, 50));
    expect(isShown(change)).toBe(false);
    unmount();
    seedZoo(desk, { ...change.base, ...zoo });
    await show(change.element, change.at);
    await waitFor(() => expect(isShown(change)).toBe(true));
  },
);

/** What functions alone heed: where announcements and alerts are posted, and who is told who was late; tested with these. */
const posted: (keyof ZooConfig)[] = [
  "chatEndpoint",
  "chatChannel",
  "chatAlerts",
  "latenessByPerson",
];

it("leaves no field out", () => {
  const fields = [
    ...givenFields(zooSchema),
    "logoUrl",
    "staffAccess",
    "anonymousMode",
  ];
  expect(Object.keys(cases)).toEqual(expect.arrayContaining(fields));
  expect([...posted].sort()).toEqual(givenFields(zooConfigSchema).sort());
});
