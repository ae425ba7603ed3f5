import { configure, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { exportAskedSchema } from "@domain/export/asked";
import { listing } from "@domain/versions/version-list";
import { anEthogram } from "../../tests/builders/ethograms";
import { aPublication } from "../../tests/builders/research";
import { aSurvey } from "../../tests/builders/surveys";
import { SignedIn } from "../data/hooks/ready-session";
import { openDesk } from "../data/testing/working-as";
import { Component as Publications } from "../features/biblio/biblio.page";
import { Component as Objects } from "../features/enrichment/enrichment-list.page";
import { Component as EthogramsToRead } from "../features/ethograms/list/obs-list-read-only.page";
import { Component as Ethograms } from "../features/ethograms/list/obs-list.page";
import { Component as Timeline } from "../features/events/timeline.page";
import { Component as Alerts } from "../features/measures/alerts/alerts-tab";
import { Component as Visits } from "../features/reports/cir/cir.page";
import { Component as Reports } from "../features/reports/report-list.page";
import { Component as Projects } from "../features/research/research-list.page";
import { Component as SurveysToRead } from "../features/surveys/list/quizz-list-read-only.page";
import { Component as Surveys } from "../features/surveys/list/quizz-list.page";
import { Component as Species } from "../features/taxonomy/specie-list.page";
import { Component as People } from "../features/users/list/accounts-part";
import { renderUi } from "../ui/testing/render-ui";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "superAdmin" });
  desk.answer(() => ({ exportJobId: "job-1" }));
  const books = { type: "book", year: 2020 } as const;
  desk.seed("biblio", "book", aPublication({ ...books, biblioId: "book" }));
  const at = new Date("2026-03-01T08:00:00Z");
  const published = { status: "published", publishedAt: at } as const;
  const both = listing([published, { status: "draft", publishedAt: null }]);
  for (const [surveyId, archived] of [
    ["used", false],
    ["old", true],
  ] as const) {
    const survey = { surveyId, archived, surveySpecie: [], ...both };
    desk.seed("surveys", surveyId, aSurvey(survey));
  }
  desk.seed("observations", "obs-1", anEthogram(both));
});

const asks = "Exporter par e-mail";
const period = { since: "2026-11-01", until: "2026-11-20" };
const days = "since=2026-11-01&until=2026-11-20";

it.each([
  [
    "/Dashboard?tab=alerts&status=findings&kind=improved",
    Alerts,
    { kind: "findings", dismissed: false, status: "improved" },
  ],
  [
    `/Timeline?kind=moved&enclosureId=x&userId=p&${days}`,
    Timeline,
    { kind: "events", event: "moved", enclosureId: "x", userId: "p", period },
  ],
  [
    "/ZooDetails?tab=accounts&role=keeper&right=user",
    People,
    { kind: "users", role: "keeper", right: "user", status: null },
  ],
  [
    "/SpecieListManagement?familyId=f&status=review",
    Species,
    { kind: "species", familyId: "f", orderId: null, underReview: true },
  ],
  [
    "/EnrichListView?stock=allOut&removed=1&goalId=g",
    Objects,
    { kind: "enrichments", stock: "allOut", removed: true, goalId: "g" },
  ],
  [
    "/ResearchListView?status=running&archived=1",
    Projects,
    { kind: "projects", status: "running", archived: true },
  ],
  [
    "/BiblioView?type=book&year=2020&tag=models",
    Publications,
    { kind: "publications", type: "book", year: "2020", tag: "models" },
  ],
  [
    "/ReportListView?state=approved",
    Reports,
    { kind: "reports", state: "approved", archived: false },
  ],
  ["/CirManagementView?archived=1", Visits, { kind: "visits", archived: true }],
  [
    "/quizzListView?version=old&specieId=s",
    Surveys,
    { kind: "surveys", state: "old", version: null, specieId: "s" },
  ],
  [
    "/QuizzListViewReadOnly?specieId=s&version=2",
    SurveysToRead,
    { kind: "surveys", state: null, version: null, specieId: "s" },
  ],
  [
    "/ObsListView?tab=draft&version=2",
    Ethograms,
    { kind: "ethograms", state: "draft", version: 2, specieId: null },
  ],
  [
    "/obsListViewReadOnly",
    EthogramsToRead,
    { kind: "ethograms", state: null, version: null, specieId: null },
  ],
])("the list at %s is asked for as it is narrowed", async (at, Page, asked) => {
  await renderUi(
    <SignedIn>
      <Page />
    </SignedIn>,
    { at },
  );
  await userEvent.click(await screen.findByRole("button", { name: asks }));
  await userEvent.click(
    await screen.findByRole("button", { name: "M’envoyer le fichier" }),
  );
  await waitFor(() =>
    expect(desk.called.at(-1)).toMatchObject({
      name: "requestExport",
      input: { asked },
    }),
  );
  const { input } = desk.called.at(-1) as { input: { asked: unknown } };
  const read = exportAskedSchema.parse(input.asked);
  // Nothing of the page is left out, and nothing more is asked.
  expect(read).toEqual(input.asked);
});

it.each([
  ["/ReportListView", Reports],
  ["/CirManagementView", Visits],
  ["/ZooDetails?tab=accounts", People],
  ["/SpecieListManagement", Species],
])("%s offers nobody what they may not take away", async (at, Page) => {
  desk.workAs({});
  await renderUi(
    <SignedIn>
      <Page />
      <Timeline />
    </SignedIn>,
    { at },
  );
  expect(await screen.findAllByRole("button", { name: asks })).toHaveLength(1);
});

it("what one operation did to each is no list of its own", async () => {
  await renderUi(
    <SignedIn>
      <Timeline />
      <Projects />
    </SignedIn>,
    { at: "/Timeline?operation=event-1" },
  );
  expect(await screen.findAllByRole("button", { name: asks })).toHaveLength(1);
});
