import { expect } from "@playwright/test";
import { choose } from "../steps/forms";
import { texts } from "../steps/texts";
import type { Screens, Shown } from "../steps/ways";
import { over, showTab, visit } from "../steps/ways";

const t = texts("fr");

/** What questionnaires found, each as a way to get there. */
const results: Screens = {
  "whose results": async (page) => {
    await visit(page, "/quizzResultView");
    await expect(
      page.getByRole("heading", { level: 1, name: t("results.title") }),
    ).toBeVisible();
  },
  "an example of results": async (page) => {
    await visit(page, "/QuizzResultDemo");
    await expect(page.getByText(t("results.demo.note"))).toBeVisible();
  },
  "its animals": over((page) => showTab(page, t("results.tabs.subjects"))),
  "its scores over time": over(async (page) => {
    await showTab(page, t("results.tabs.time"));
    await expect(page.getByRole("slider")).toBeVisible();
  }),
  "its answers": over((page) => showTab(page, t("results.tabs.questions"))),
  "what was assessed when": async (page) => {
    await visit(page, "/EvalHistory");
    await expect(
      page.getByRole("button", { name: t("results.history.previous.month") }),
    ).toBeVisible();
  },
  "what was observed when": over((page) =>
    showTab(page, t("results.history.tabs.observations")),
  ),
  "the provider's visits": async (page) => {
    await visit(page, "/CirManagementView");
    await expect(
      page.getByRole("heading", { level: 1, name: t("cir.title") }),
    ).toBeVisible();
  },
  "a visit as it is printed": async (page) => {
    await visit(page, "/CirManagementView?reportId=cir-autumn");
    await expect(
      page.getByRole("button", { name: t("cir.actions.print") }),
    ).toBeVisible();
  },
  "what became of what it recommends": over((page) =>
    showTab(page, t("cir.tabs.followUp")),
  ),
  "the reports": async (page) => {
    await visit(page, "/ReportListView");
    await expect(
      page.getByRole("heading", { level: 1, name: t("reports.title") }),
    ).toBeVisible();
  },
  "a new report": over(async (page) => {
    await page
      .getByRole("button", { name: t("reports.actions.create") })
      .first()
      .click();
    await expect(
      page.getByRole("form", { name: t("reports.actions.create") }),
    ).toBeVisible();
  }),
  "a report that is approved": async (page) => {
    await visit(page, "/ReportManagementView?reportId=report-half-year");
    await expect(
      page.getByRole("button", { name: t("reports.actions.print") }),
    ).toBeVisible();
  },
  "what was said of it": over((page) =>
    showTab(page, t("reports.tabs.comments")),
  ),
  "its versions": over((page) => showTab(page, t("reports.tabs.versions"))),
  "a report that is being written": async (page) => {
    await visit(page, "/ReportManagementView?reportId=report-draft");
    await expect(
      page.getByRole("button", { name: t("reports.actions.add.text") }),
    ).toBeVisible();
  },
  "a text of it": over(async (page) => {
    await page
      .getByRole("button", { name: t("reports.actions.add.text") })
      .click();
    await expect(
      page.getByRole("textbox", { name: t("reports.fields.text") }),
    ).toBeVisible();
  }),
  "sessions of observation": async (page) => {
    await visit(page, "/ObsSessionListView");
    await expect(
      page.getByRole("heading", {
        level: 1,
        name: t("observation.list.title"),
      }),
    ).toBeVisible();
  },
  "what they add up to": over((page) =>
    showTab(page, t("observation.list.tabs.effort")),
  ),
  "sessions of a file, to be named": over(async (page) => {
    await visit(page, "/ObsSessionListView?tool=import");
    const report = [
      "SessionID,Configuration Name,Session Start Time,DateTime,Channel Type,Focal Name,Frame Number,Interval Channel 1 Value",
      "1,Primates,2018-03-04 14:41:12,2018-03-04 14:42:12,Interval,Nil,1,Repos",
      "1,Primates,2018-03-04 14:41:12,,Interval,Nil,2,",
    ].join("\n");
    await page.locator("input[type=file]").setInputFiles({
      ...{ name: "report.csv", mimeType: "text/csv" },
      buffer: Buffer.from(report),
    });
    await expect(
      page.getByRole("button", { name: t("observation.import.look") }),
    ).toBeVisible();
  }),
  "what follows tell": async (page) => {
    await visit(page, "/FocalAnalysisView?enclosureId=ile-lemuriens");
    await expect(
      page.getByRole("figure", {
        name: t("analysis.focal.bouts.title.rate"),
      }),
    ).toBeVisible();
  },
  "how long it takes": over(async (page) => {
    await showTab(page, t("analysis.focal.tabs.latency"));
    await expect(page.getByRole("slider")).toBeVisible();
  }),
  "what follows what": over((page) =>
    showTab(page, t("analysis.focal.tabs.transitions")),
  ),
  "all follows over their time": over((page) =>
    showTab(page, t("analysis.focal.tabs.lines")),
  ),
  "how far observers agree": async (page) => {
    await visit(page, "/InterObsView?enclosureId=ile-lemuriens");
    await expect(
      page.getByRole("figure", {
        name: t("analysis.agreement.overall.title.scans"),
      }),
    ).toBeVisible();
  },
  "on which behaviours": over((page) =>
    showTab(page, t("analysis.agreement.tabs.behaviours")),
  ),
  "which they have met": over((page) =>
    showTab(page, t("analysis.agreement.tabs.coverage")),
  ),
  "where they do not agree": over((page) =>
    showTab(page, t("analysis.agreement.tabs.disagreements")),
  ),
  "a follow on its time line": async (page) => {
    await visit(page, "/ObsSessionView?obsSessionId=lemurs-focal-1");
    await expect(page.getByRole("row").nth(1)).toBeVisible();
  },
  "a session of scans": over(async (page) => {
    await visit(page, "/ObsSessionView?obsSessionId=lemurs-scan-1");
    await expect(
      page.getByText(t("observation.record.headings.scans")).first(),
    ).toBeVisible();
  }),
  "what was observed, as figures": async (page) => {
    await visit(page, "/ObsResultView?enclosureId=ile-lemuriens");
    await expect(
      page.getByRole("figure", { name: t("analysis.results.budget.title") }),
    ).toBeVisible();
  },
  "how often it begins": over((page) =>
    showTab(page, t("analysis.results.tabs.rates")),
  ),
  "by the hour of the day": over(async (page) => {
    await showTab(page, t("analysis.results.tabs.hours"));
    await expect(page.getByRole("slider")).toBeVisible();
  }),
  "of which sessions": over((page) =>
    showTab(page, t("analysis.results.tabs.sessions")),
  ),
  "where animals are": async (page) => {
    await visit(page, "/ScanResultView?enclosureId=ile-lemuriens");
    await expect(
      page.getByRole("figure", { name: t("analysis.scan.space.title") }),
    ).toBeVisible();
  },
  "where on the plan": over(async (page) => {
    await showTab(page, t("analysis.scan.tabs.heat"));
    await expect(
      page.getByRole("figure", { name: t("analysis.scan.heat.title.counts") }),
    ).toBeVisible();
  }),
  "each animal on a plan of its own": over(async (page) => {
    await visit(
      page,
      "/ScanResultView?enclosureId=ile-lemuriens&tab=heat&by=animal",
    );
    await expect(
      page.getByRole("figure", {
        name: t("analysis.heat.many.title.animal"),
      }),
    ).toBeVisible();
  }),
  "what changes from one period to the other": over(async (page) => {
    await choose(
      page,
      t("analysis.heat.view"),
      t("analysis.heat.views.periods"),
    );
    await expect(
      page.getByRole("figure", { name: t("analysis.heat.periods.zones") }),
    ).toBeVisible();
  }),
  "every point on the plan": over(async (page) => {
    await choose(
      page,
      t("analysis.heat.view"),
      t("analysis.heat.views.points"),
    );
    await expect(
      page.getByRole("figure", { name: t("analysis.heat.points.title") }),
    ).toBeVisible();
  }),
  "levels above each other": over(async (page) => {
    await choose(
      page,
      t("analysis.heat.view"),
      t("analysis.heat.views.relief"),
    );
    await expect(
      page
        .getByRole("figure", { name: t("analysis.heat.relief.title") })
        .locator("canvas"),
    ).toBeVisible();
  }),
  "a position to be corrected": over(async (page) => {
    await showTab(page, t("analysis.positions.tab"));
    await page
      .getByRole("list", { name: t("analysis.positions.states.list") })
      .getByRole("button")
      .first()
      .click();
    await expect(
      page.getByRole("button", { name: t("analysis.positions.actions.save") }),
    ).toBeVisible();
  }),
  "all positions to be moved": over(async (page) => {
    await showTab(page, t("analysis.positions.tools.all"));
    await expect(
      page.getByRole("button", { name: t("analysis.positions.all.move") }),
    ).toBeVisible();
  }),
  "what animals do in scans": over(async (page) => {
    await showTab(page, t("analysis.variety.tabs.behaviour"));
    await expect(
      page.getByRole("figure", { name: t("analysis.results.budget.title") }),
    ).toBeVisible();
  }),
  "what they do before and after a day": over(async (page) => {
    await visit(
      page,
      "/ScanResultView?enclosureId=ile-lemuriens&tab=behaviour&by=periods",
    );
    await expect(page.getByRole("figure")).toBeVisible();
  }),
  "how varied that is": over(async (page) => {
    await showTab(page, t("analysis.variety.tabs.variety"));
    await expect(
      page.getByRole("figure", { name: t("analysis.variety.trend.title") }),
    ).toBeVisible();
    await expect(
      page.getByRole("figure", {
        name: t("analysis.variety.periods.difference"),
      }),
    ).toBeVisible();
  }),
  "how varied it is of each animal": over(async (page) => {
    await visit(
      page,
      "/ScanResultView?enclosureId=ile-lemuriens&tab=variety&by=animal",
    );
    await expect(
      page.getByRole("figure", {
        name: t("analysis.variety.chart.equalTitle"),
      }),
    ).toBeVisible();
  }),
  "who keeps together": over(async (page) => {
    await visit(page, "/ScanResultView?enclosureId=ile-lemuriens&tab=network");
    await expect(
      page.getByRole("figure", { name: t("analysis.social.network.title") }),
    ).toBeVisible();
  }),
  "how near they are": over(async (page) => {
    await showTab(page, t("analysis.social.tabs.proximity"));
    await expect(
      page.getByRole("figure", { name: t("analysis.social.proximity.title") }),
    ).toBeVisible();
  }),
  "who keeps apart": over(async (page) => {
    await showTab(page, t("analysis.social.tabs.avoidance"));
    await expect(
      page.getByRole("figure", { name: t("analysis.social.avoidance.title") }),
    ).toBeVisible();
  }),
  "who does what to whom": over(async (page) => {
    await showTab(page, t("analysis.social.tabs.directed"));
    await expect(page.getByRole("figure").first()).toBeVisible();
  }),
  "a comparison of which one side has no sessions": async (page) => {
    await visit(page, "/ObsComparisonView?enclosureId=ile-lemuriens");
    await expect(
      page.getByText(t("analysis.comparison.states.emptySideHelp")),
    ).toBeVisible();
  },
  "two periods beside each other": over(async (page) => {
    const [begin = ""] = t("analysis.comparison.states.instead", {
      one: "|",
      other: "|",
    }).split("|");
    await page
      .getByRole("main")
      .getByRole("link", { name: new RegExp(`^${begin}`, "u") })
      .click();
    await expect(page.getByRole("figure")).toBeVisible();
  }),
  "a session to be begun": over(async (page) => {
    await visit(page, "/ObsSessionView?mode=create&enclosureId=ile-lemuriens");
    await expect(page.getByText(t("observation.start.missing"))).toBeVisible();
  }),
  "a session being collected": over(async (page) => {
    await page
      .getByText(t("observation.start.channel.both"), { exact: true })
      .click();
    await page.getByRole("button", { name: /^Tout l’enclos/u }).click();
    await page
      .getByRole("button", { name: t("observation.start.begin") })
      .click();
    await expect(
      page.getByRole("button", { name: t("observation.scan.actions.start") }),
    ).toBeVisible();
  }),
  "a scan": over(async (page) => {
    await page
      .getByRole("button", { name: t("observation.scan.actions.start") })
      .click();
    await expect(
      page.getByRole("dialog", { name: t("observation.scan.title") }),
    ).toBeVisible();
  }),
};

export const shown: Shown[] = [
  {
    round: "results",
    pages: [
      "quizzResult",
      "quizzResultDemo",
      "evalHistory",
      "cir",
      "reportList",
      "report",
      "obsSessionList",
      "obsSession",
      "obsResult",
      "obsComparison",
      "scanResult",
      "focalAnalysis",
      "interObs",
    ],
    screens: results,
  },
];
