import { Loader, Stack, Text } from "@mantine/core";
import {
  IconAlertTriangle,
  IconCheck,
  IconInfoCircle,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { errorKey } from "../../../lib/i18n/error-text";
import { useFormat } from "../../../lib/use-format";
import type { Line } from "./use-preparation";

interface ChecklistProps {
  lines: readonly Line[];
  isComing: boolean;
  isReady: boolean;
}

/** What is needed without a network, line by line; folded away once all of it is here: that the browser may clear it is said there, too. */
export function Checklist({ lines, isComing, isReady }: ChecklistProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const needed = lines.filter(({ kind }) => kind !== "storage");
  const here = needed.filter(({ state }) => state === "here").length;
  const lacking = lines
    .filter(({ state }) => state === "missing")
    .map(({ kind }) => t(`assessment.options.needed.${kind}`));
  const summary = [
    t("assessment.states.preparedOf", { here, count: needed.length }),
    ...(lacking.length === 0
      ? []
      : [t("assessment.states.lacking", { names: format.list(lacking) })]),
    ...(lines.some(({ state }) => state === "unsure")
      ? [t("assessment.states.mayBeCleared")]
      : []),
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
        {(state === "missing" || state === "unsure") && (
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

const signs = {
  here: IconCheck,
  missing: IconAlertTriangle,
  unsure: IconInfoCircle,
};

function Sign({ state }: Pick<Line, "state">) {
  if (state === "coming") return <Loader size={16} aria-hidden />;
  const Icon = signs[state];
  return <Icon size={16} aria-hidden />;
}
