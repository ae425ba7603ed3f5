import { Combobox, useCombobox } from "@mantine/core";
import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { anEthogram } from "../../../../tests/builders/ethograms";
import { aCir, aReport } from "../../../../tests/builders/reports";
import { aProject, aPublication } from "../../../../tests/builders/research";
import { aSurvey } from "../../../../tests/builders/surveys";
import { Component as BiblioHits } from "../../../features/biblio/search/biblio-hits";
import { Component as EthogramHits } from "../../../features/ethograms/search/ethogram-hits";
import { Component as ReportHits } from "../../../features/reports/search/report-hits";
import { Component as ProjectHits } from "../../../features/research/search/project-hits";
import { Component as SurveyHits } from "../../../features/surveys/search/survey-hits";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";

const desk = openDesk();

function Options({ children }: { children: ReactNode }) {
  const store = useCombobox();
  return (
    <Combobox store={store}>
      <Combobox.Options>{children}</Combobox.Options>
    </Combobox>
  );
}

const wish = { typed: "suricat", near: false };

it("finds questionnaires, ethograms, reports and projects, each leading to its page", async () => {
  desk.clear();
  desk.workAs({ right: "admin" });
  const names = { ...aSurvey().names, fr: "Suricates" };
  desk.seed("surveys", "s1", {
    ...aSurvey({ surveyId: "s1", names, published: true }),
  });
  desk.seed("observations", "o1", {
    ...anEthogram({ obsId: "o1", published: true }),
  });
  desk.seed("reports", "r1", {
    ...aReport({ reportId: "r1", title: "Suricates 2026" }),
  });
  desk.seed("researchProjects", "p1", {
    ...aProject({ projectId: "p1", title: "Cris des suricates" }),
  });
  await renderUi(
    <SignedIn>
      <Options>
        <SurveyHits {...wish} />
        <EthogramHits {...wish} />
        <ReportHits {...wish} />
        <ProjectHits {...wish} />
      </Options>
    </SignedIn>,
  );
  await screen.findByRole("option", { name: /Cris des suricates/u });
  const found = await screen.findAllByRole("option");
  expect(found.map((one) => one.getAttribute("value"))).toEqual([
    "/QuizzPreview?surveyId=s1",
    "/ObsPreview?obsId=o1",
    "/ReportManagementView?reportId=r1",
    "/ResearchView?projectId=p1",
  ]);
});

function seedRead() {
  desk.clear();
  const title = "Suricata suricatta in zoos";
  const authors = [{ family: "Hirsch", given: null }];
  const seed = (biblioId: string, more: Parameters<typeof aPublication>[0]) =>
    desk.seed("biblio", biblioId, {
      ...aPublication({ biblioId, authors, ...more }),
    });
  seed("b1", { title });
  seed("b2", { title, archived: true });
  seed("b3", { title: "Play" });
  desk.seed("cirs", "c1", { ...aCir({ cirId: "c1", title: "Suricates" }) });
  desk.seed("cirs", "c2", {
    ...aCir({ cirId: "c2", title: "Suricates", isArchived: true }),
  });
}
const openRead = (typed: string) =>
  renderUi(
    <SignedIn>
      <p>found</p>
      <Options>
        <BiblioHits {...wish} typed={typed} />
        <ReportHits {...wish} typed={typed} />
      </Options>
    </SignedIn>,
  );
const addresses = async () =>
  (await screen.findAllByRole("option")).map((one) =>
    one.getAttribute("value"),
  );

it("finds publications by title and author, and visits, but none that are put away", async () => {
  seedRead();
  desk.workAs({ right: "admin" });
  const { unmount } = await openRead("suricat");
  expect(await addresses()).toEqual([
    "/BiblioView?biblioId=b1",
    "/CirManagementView?reportId=c1",
  ]);
  unmount();
  await openRead("hirsch");
  expect(await addresses()).toEqual([
    "/BiblioView?biblioId=b1",
    "/BiblioView?biblioId=b3",
  ]);
});

it("finds neither for who keeps no publications and reads no visits", async () => {
  seedRead();
  desk.workAs({ right: "user" });
  await openRead("suricat");
  expect(await screen.findByText("found")).toBeVisible();
  expect(screen.queryByRole("option")).toBeNull();
});
