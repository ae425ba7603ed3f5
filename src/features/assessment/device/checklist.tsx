import { Loader, Stack, Text } from "@mantine/core";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { errorKey } from "../../../lib/i18n/error-text";
import { useFormat } from "../../../lib/use-format";
import type { Line } from "./use-preparation";

interface ChecklistProps {
  lines: readonly Line[];
  isComing: boolean;
  isReady: boolean;
}

/** What is needed without a network, line by line; folded away once nothing can be done about it: what lacks is named there, too. */
export function Checklist({ lines, isComing, isReady }: ChecklistProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const here = lines.filter(({ state }) => state === "here").length;
  const lacking = lines
    .filter(({ state }) => state === "missing")
    .map(({ kind }) => t(`assessment.options.needed.${kind}`));
  const summary = [
    t("assessment.states.preparedOf", { here, count: lines.length }),
    ...(lacking.length === 0
      ? []
      : [t("assessment.states.lacking", { names: format.list(lacking) })]),
  ].join(" · ");
  return (
    <details open={!isReady}>
      <Text component="summary" size="sm" role="status" style={pointed}>
        {isComing ? t("assessment.states.preparing") : summary}
      </Text>
      <Stack component="ul" gap="xs" p={0} mt="xs" mb={0}>
        {lines.map((line) => (
          <NeededLine key={line.kind} line={line} />
        ))}
      </Stack>
    </details>
  );
}

const pointed = { cursor: "pointer", paddingBlock: 8 } as const;

function NeededLine({ line }: { line: Line }) {
  const { t } = useTranslation();
  const { kind, state, why, missing } = line;
  return (
    <li style={{ listStyle: "none", display: "flex", gap: 8 }}>
      <span
        role="img"
        aria-label={t(`assessment.options.neededState.${state}`)}
        style={placed}
      >
        <Sign state={state} />
      </span>
      <div>
        <Text size="sm">{t(`assessment.options.needed.${kind}`)}</Text>
        {state === "missing" && (
          <Text size="sm" c="dimmed">
            {why === null
              ? t(
                  `assessment.help.lacks.${kind as "session" | "app" | "storage"}`,
                )
              : `${t("assessment.states.missingCount", { count: missing })} ${t(errorKey({ code: why }))}`}
          </Text>
        )}
      </div>
    </li>
  );
}

const placed = { flexShrink: 0, marginTop: 3, lineHeight: 0 } as const;

function Sign({ state }: Pick<Line, "state">) {
  if (state === "coming") return <Loader size={16} aria-hidden />;
  return state === "here" ? (
    <IconCheck size={16} aria-hidden />
  ) : (
    <IconAlertTriangle size={16} aria-hidden />
  );
}
