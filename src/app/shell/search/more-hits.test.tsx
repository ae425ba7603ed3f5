import { Combobox, useCombobox } from "@mantine/core";
import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { anEthogram } from "../../../../tests/builders/ethograms";
import { aReport } from "../../../../tests/builders/reports";
import { aProject } from "../../../../tests/builders/research";
import { aSurvey } from "../../../../tests/builders/surveys";
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
