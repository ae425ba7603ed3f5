import { Combobox, useCombobox } from "@mantine/core";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { zooB } from "../../../../tests/builders/ids";
import { aReport } from "../../../../tests/builders/reports";
import { reportsQueries } from "@domain/report/report-queries";
import { IconEye } from "@tabler/icons-react";
import { SignedIn } from "../../../data/hooks/ready-session";
import { useReadySession } from "../../../data/hooks/ready-session";
import type { Row } from "../../../data/live-store";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { QueryHits } from "./query-hits";

const desk = openDesk();
const nameOf = ({ data }: Row<"reports">) => data.title;
const textsOf = (row: Row<"reports">) => [nameOf(row)];

function Hits({ typed }: { typed: string }) {
  const store = useCombobox();
  return (
    <Combobox store={store}>
      <Combobox.Options>
        <QueryHits
          wish={{ typed, near: false }}
          queries={reportsQueries(useReadySession(), false, 100)}
          textsOf={textsOf}
          nameOf={nameOf}
          label="Rapports"
          icon={IconEye}
          list="/ReportListView"
          hrefOf={({ id }) => `/r/${id}`}
        />
      </Combobox.Options>
    </Combobox>
  );
}

const show = (typed: string) =>
  renderUi(
    <SignedIn>
      <Hits typed={typed} />
    </SignedIn>,
  );

it("finds records by an inner word, of one's own establishment, and asks nothing for less than three letters", async () => {
  desk.clear();
  desk.workAs({ right: "admin" });
  const seed = (reportId: string, more: Parameters<typeof aReport>[0]) =>
    desk.seed("reports", reportId, { ...aReport({ reportId, ...more }) });
  seed("lemurs", { title: "Les lémuriens en hiver" });
  seed("other", { title: "Bilan" });
  seed("theirs", { title: "Lémuriens", zooId: zooB });
  const { unmount } = await show("lemur");
  const found = await screen.findAllByRole("option");
  expect(found.map(({ textContent }) => textContent)).toEqual([
    "Les lémuriens en hiver",
  ]);
  expect(found[0]).toHaveAttribute("value", "/r/lemurs");
  unmount();
  await show("lé");
  expect(screen.queryByRole("option")).toBeNull();
});
