import { doseOutcomes } from "@domain/health/doses/dose";
import type { DoseState } from "@domain/health/doses/state";
import { outcomesOpen, ownWord } from "@domain/health/doses/today";
import { parisDay } from "@domain/time/paris";
import { Button, Group, Stack, Text } from "@mantine/core";
import {
  IconAlertTriangle,
  IconBan,
  IconCheck,
  IconClock,
  IconHandStop,
} from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import type { IconComponent } from "../../../ui/display/icon";
import type { StatusColor } from "../../../ui/display/status-badge";
import { StatusBadge } from "../../../ui/display/status-badge";
import { usePersonName } from "../use-person-name";
import { useTreatmentWords } from "../prescriptions/use-treatment-words";
import { sayDose, takeBack } from "./dose-writes";
import { ReasonField } from "./reason-field";
import type { DoseToday } from "./use-doses";
import { WeightLine } from "./weight-line";

const looks: Record<DoseState, { color: StatusColor; icon: IconComponent }> = {
  before: { color: "gray", icon: IconClock },
  later: { color: "gray", icon: IconClock },
  due: { color: "blue", icon: IconClock },
  missed: { color: "red", icon: IconAlertTriangle },
  given: { color: "green", icon: IconCheck },
  held: { color: "orange", icon: IconHandStop },
  refused: { color: "orange", icon: IconBan },
};

interface DoseRowProps {
  dose: DoseToday;
  /** The animal's. */
  name: string;
  mayGive: boolean;
  /** Is it the first of its treatment in the list? What is the same for each is said of it alone. */
  isFirst: boolean;
}

/** A dose of today: when, what, what became of it, and what may be said of it in one touch. */
export function DoseRow({ dose, name, mayGive, isFirst }: DoseRowProps) {
  const { t } = useTranslation();
  const { uid } = useReadySession();
  const format = useFormat();
  const row = useRef<HTMLDivElement>(null);
  const { moleculeOf, doseOf } = useTreatmentWords();
  const now = useNow();
  const { planned, treatment, state, isTwice, said, lines } = dose;
  const what = moleculeOf(treatment.data);
  const mine = lines.filter(({ by }) => by === uid).length;
  const isOfToday = planned.day === parisDay(now);
  const time = isOfToday
    ? format.time(planned.dueAt)
    : format.moment(planned.dueAt, now);
  const about = { what, name, time };
  const word = {
    treatment: treatment.data,
    ...planned,
    times: mine,
    name: `${what} · ${name}`,
  };
  const own = ownWord(lines, uid);
  // One touch said that it was not given; why may follow.
  const isReasonless =
    own !== null && own.outcome !== "given" && own.note === null;
  const open = mayGive ? outcomesOpen(dose, now) : [];
  return (
    <Group component="li" justify="space-between" gap="4px 12px" mih={44}>
      {/* Takes the focus of the button that goes with what was said. */}
      <Stack ref={row} tabIndex={-1} gap={0} flex="1 1 auto">
        <Group gap="xs">
          <Text component="span" fw={600}>
            {time}
          </Text>
          <Text component="span">{what}</Text>
          <StatusBadge
            {...looks[state]}
            label={t(`health.doses.states.${state}`)}
            size="sm"
          />
          {isTwice && (
            <StatusBadge
              color="red"
              icon={IconAlertTriangle}
              label={t("health.doses.twice")}
              size="sm"
            />
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {doseOf(treatment.data)}
        </Text>
        {isFirst && <WeightLine dosing={treatment.data} />}
        <SaidBy dose={dose} />
        {mayGive && isReasonless && (
          <ReasonField
            about={about}
            onSave={(note) => sayDose(word, uid, own.outcome ?? "held", note)}
          />
        )}
      </Stack>
      {said.length === 0 && state !== "before" && (
        <Text data-print size="sm">
          {doseOutcomes
            .map((outcome) => `☐ ${t(`health.doses.actions.${outcome}`)}`)
            .join("   ")}
        </Text>
      )}
      {mayGive && open.length + Number(own !== null) > 0 && (
        <Group gap={6} wrap="nowrap" flex="1 1 auto" maw={420} data-screen>
          {own !== null && (
            <Button
              mih={48}
              variant="subtle"
              aria-label={t("common.messages.actionOn", {
                action: t("common.actions.undo"),
                name: t(`health.doses.say.${own.outcome ?? "held"}`, about),
              })}
              onClick={() => takeBack(word, uid, own.doseId)}
            >
              {t("common.actions.undo")}
            </Button>
          )}
          {open.map((outcome) => (
            <Button
              key={outcome}
              mih={48}
              px="xs"
              flex="1 1 0"
              variant={
                outcome === "given" && state !== "before" ? "filled" : "default"
              }
              aria-label={t(`health.doses.say.${outcome}`, about)}
              onClick={() => {
                row.current?.focus();
                sayDose(word, uid, outcome);
              }}
            >
              {t(`health.doses.actions.${outcome}`)}
            </Button>
          ))}
        </Group>
      )}
    </Group>
  );
}

/** Who said what of it, and when. */
function SaidBy({ dose: { said } }: Pick<DoseRowProps, "dose">) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = usePersonName();
  if (said.length === 0) return null;
  return (
    <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
      {format.list(
        said.map(({ outcome, by, at, note }) => {
          const words = t("health.doses.said", {
            what: t(`health.doses.states.${outcome ?? "due"}`),
            who: nameOf(by),
            time: format.time(at),
          });
          return note === null ? words : `${words} (${note})`;
        }),
      )}
    </Text>
  );
}
