import type { AnalysisQuery } from "@domain/observation/analysed/query";
import { paramsOfQuery } from "@domain/observation/analysed/query";
import { href } from "@domain/pages";
import { Button, Menu } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { AnalysisPage } from "./analysis";

const titles = {
  obsResult: "analysis.results.title",
  obsComparison: "analysis.comparison.title",
  scanResult: "analysis.scan.title",
  focalAnalysis: "analysis.focal.title",
  interObs: "analysis.agreement.title",
} as const satisfies Record<AnalysisPage, string>;
const pages = Object.keys(titles) as AnalysisPage[];

interface OtherAnalysesProps {
  page: AnalysisPage;
  query: AnalysisQuery;
}

/** Where else the same question is answered. */
export function OtherAnalyses({ page, query }: OtherAnalysesProps) {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          {t("analysis.query.actions.others")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {pages
          .filter((one) => one !== page)
          .map((one) => (
            <Menu.Item
              key={one}
              component={Link}
              to={href(one, paramsOfQuery(query))}
            >
              {t(titles[one])}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}
