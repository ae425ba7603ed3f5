import { baselineLeast, sideOf } from "@domain/analysis/control-chart";
import type { Finding } from "@domain/finding/finding";
import { findingIdOf } from "@domain/finding/finding";
import { findingsOfDayQueries } from "@domain/finding/finding-queries";
import { href } from "@domain/pages";
import { startOfDay } from "@domain/time/paris";
import { Button, Stack, Text } from "@mantine/core";
import { IconZoomCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries } from "../../../data/hooks/use-live";
import { useSubmit } from "../../../data/hooks/use-submit";
import type { Live } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { ButtonLink } from "../../../ui/display/button-link";
import { FormFailure } from "../../../ui/form/form-failure";
import { notifyDone } from "../../../ui/feedback/notify";
import { notifyMade } from "../../../ui/feedback/notify-made";
import { RecordPanel } from "../../../ui/feedback/record-panel";
import { QueryState } from "../../../ui/state/query-state";
import type { FindingAbout } from "./make-finding";
import { useScore } from "../evaluations/use-score";
import { foundText, makeFinding } from "./make-finding";

const itsList = href("dashboard", { tab: "alerts", status: "findings" });

interface FindingPanelProps {
  about: FindingAbout;
  /** What is looked at: a parameter, or a score. */
  name: string;
  /** Of whom, or where. */
  place: string;
  /** What was told before, by an alert that it begins from; "" for none. */
  told?: string;
  /** The unit of the values, "" for none. */
  symbol: string;
  /** What the latest value shows against what was before; null: nothing can be said. */
  seen: Live<Finding["seen"] | null>;
  onClose: () => void;
}

/** What the latest value shows is read before it becomes a finding; where too little is known, or nothing changed, that is said. */
export function FindingPanel(props: FindingPanelProps) {
  const { t } = useTranslation();
  const { place, name, told = "", seen, onClose } = props;
  return (
    <RecordPanel title={t("measures.findings.actions.make")} onClose={onClose}>
      <Stack gap="md">
        <Text fw={600}>{`${place} · ${name}`}</Text>
        {told !== "" && <Text>{told}</Text>}
        <QueryState query={seen} isEmpty={() => false}>
          {(known) =>
            known === null ? (
              <Text>
                {t("measures.findings.cannotSay", { least: baselineLeast })}
              </Text>
            ) : (
              <Seen {...props} known={known} />
            )
          }
        </QueryState>
      </Stack>
    </RecordPanel>
  );
}

function Seen({
  about,
  name,
  symbol,
  known,
  onClose,
}: FindingPanelProps & { known: Finding["seen"] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { busy, failure, run } = useSubmit({ once: true });
  const there = useThere(about, known);
  const isMean = about.source.kind !== "score";
  const { score } = useScore();
  const number = (value: number) =>
    isMean
      ? format.number(value, { maximumSignificantDigits: 4 })
      : score(value);
  const withUnit = (value: number) =>
    symbol === "" ? number(value) : `${number(value)}\u00a0${symbol}`;
  const make = () =>
    run(
      () => makeFinding(about, known, name),
      (outcome) => {
        if (outcome === "queued") notifyDone(t("measures.messages.queued"));
        // From there a task, an alert and the test again are one click away.
        else notifyMade(t("measures.findings.messages.made"), itsList);
        onClose();
      },
    );
  return (
    <>
      <Text>
        {t(foundText(known), {
          parameter: name,
          value: withUnit(known.value),
          centre: withUnit(known.centre),
          low: number(known.low),
          high: number(known.high),
          n: known.n,
        })}
      </Text>
      {isMean && (
        <Text size="sm" c="dimmed">
          {t("measures.findings.texts.dayMean", {
            day: format.date(startOfDay(known.to)),
          })}
        </Text>
      )}
      {there !== null ? (
        <There isArchived={there.isArchived} />
      ) : sideOf(known.value, known) === null ? (
        <Text role="status">{t("measures.findings.texts.within")}</Text>
      ) : (
        <>
          <FormFailure failure={failure} onRetry={make} />
          <Button
            mih={44}
            style={{ alignSelf: "flex-start" }}
            loading={busy}
            leftSection={<IconZoomCheck size={16} aria-hidden />}
            onClick={make}
          >
            {t("measures.findings.actions.keep")}
          </Button>
        </>
      )}
    </>
  );
}

/** The most findings of one day that are looked through for the same. */
const ofDayMost = 100;

/** The same finding, where it was made before; null: not, as far as is known. */
function useThere(about: FindingAbout, { to }: Finding["seen"]) {
  const session = useReadySession();
  const live = useLiveQueries(findingsOfDayQueries(session, to, ofDayMost));
  const id = findingIdOf(about, to);
  const rows = live.state === "data" ? live.data.rows : [];
  return rows.find((row) => row.id === id)?.data ?? null;
}

/** Leads to the finding that was made before instead of making it again. */
function There({ isArchived }: Pick<Finding, "isArchived">) {
  const { t } = useTranslation();
  return (
    <>
      <Text role="status">{t("measures.findings.texts.there")}</Text>
      <ButtonLink
        to={isArchived ? `${itsList}&dismissed=1` : itsList}
        variant="light"
        mih={44}
        style={{ alignSelf: "flex-start" }}
        leftSection={<IconZoomCheck size={16} aria-hidden />}
      >
        {t("measures.findings.actions.openThere")}
      </ButtonLink>
    </>
  );
}
