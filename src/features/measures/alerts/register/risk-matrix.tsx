import type { Alert } from "@domain/measures/alerts/alert";
import { alertLevelOf, degrees } from "@domain/measures/alerts/alert";
import type {
  RegisterFilters,
  RiskCell,
} from "@domain/measures/alerts/register/register";
import { riskMatrix } from "@domain/measures/alerts/register/register";
import { Text, UnstyledButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Panel } from "../../../../ui/page/panel";
import classes from "./risk-matrix.module.css";

interface RiskMatrixProps {
  alerts: readonly Alert[];
  /** There are more than are here. */
  isPart: boolean;
  filters: RegisterFilters;
  onChange: (change: Partial<RegisterFilters>) => void;
}

/** How many alerts are how likely to mean how much harm; a cell narrows the list to its own. */
export function RiskMatrix(props: RiskMatrixProps) {
  const { alerts, isPart, filters, onChange } = props;
  const { t } = useTranslation();
  const title = t("measures.alerts.matrix.title");
  const isChosen = ({ likelihood, severity }: RiskCell) =>
    filters.likelihood === likelihood && filters.severity === severity;
  return (
    <Panel title={title}>
      <Text size="sm" c="dimmed" mb="xs">
        {t("measures.alerts.matrix.help")}
        {isPart &&
          ` ${t("measures.alerts.matrix.partial", { count: alerts.length })}`}
      </Text>
      <table className={classes.matrix} aria-label={title}>
        <thead>
          <tr>
            <th scope="col" className={classes.corner}>
              <span>{t("measures.alerts.fields.likelihood")}</span>
            </th>
            {degrees.map((severity) => (
              <th key={severity} scope="col">
                {severity}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {riskMatrix(alerts).map((cells) => (
            <tr key={cells[0]?.likelihood}>
              <th scope="row">{cells[0]?.likelihood}</th>
              {cells.map((cell) => (
                <td key={cell.severity} data-level={alertLevelOf(cell)}>
                  <Count
                    cell={cell}
                    isChosen={isChosen(cell)}
                    onChoose={(chosen) => onChange(chosen)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <td colSpan={degrees.length}>
              {t("measures.alerts.fields.severity")}
            </td>
          </tr>
        </tfoot>
      </table>
    </Panel>
  );
}

interface CountProps {
  cell: RiskCell;
  isChosen: boolean;
  onChoose: (change: Pick<RegisterFilters, "likelihood" | "severity">) => void;
}

function Count({ cell, isChosen, onChoose }: CountProps) {
  const { t } = useTranslation();
  const { likelihood, severity, count } = cell;
  if (count === 0 && !isChosen) return <span className={classes.none}>0</span>;
  return (
    <UnstyledButton
      className={classes.count ?? ""}
      aria-pressed={isChosen}
      aria-label={t("measures.alerts.matrix.cell", {
        likelihood,
        severity,
        count,
      })}
      onClick={() =>
        onChoose(
          isChosen
            ? { likelihood: null, severity: null }
            : { likelihood, severity },
        )
      }
    >
      {count}
    </UnstyledButton>
  );
}
