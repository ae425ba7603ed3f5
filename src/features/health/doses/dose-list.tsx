import { slotKey } from "@domain/health/doses/state";
import { isWaiting } from "@domain/health/doses/today";
import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useNow } from "../../../data/hooks/use-live";
import { useDirectory } from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import { QueryState } from "../../../ui/state/query-state";
import { DoseRow } from "./dose-row";
import { NeededRow } from "./needed-row";
import type { DoseToday, Today } from "./use-doses";
import { useDoses } from "./use-doses";

interface DoseListProps {
  sectorIds: readonly string[];
  /** May the reader say what became of a dose? */
  mayGive: boolean;
}

/** What is to be given today, by animal, and what became of it. */
export function DoseList({ sectorIds, mayGive }: DoseListProps) {
  const live = useDoses(sectorIds);
  return (
    <QueryState query={live} isEmpty={() => false}>
      {(today) => <Lists today={today} mayGive={mayGive} />}
    </QueryState>
  );
}

const animalsOf = ({ doses, asNeeded }: Today): string[] => [
  ...new Set(
    [...doses, ...asNeeded].map(({ treatment }) => treatment.data.animalId),
  ),
];

/** Prints the panel a button stands in, and nothing around it. */
function printPart(button: HTMLElement): void {
  const part = button.closest("section");
  part?.setAttribute("data-paper", "");
  addEventListener("afterprint", () => part?.removeAttribute("data-paper"), {
    once: true,
  });
  window.print();
}

function Lists({
  today,
  mayGive,
}: { today: Today } & Pick<DoseListProps, "mayGive">) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const format = useFormat();
  const { byName } = format;
  const now = useNow();
  const animals = useDirectory("animals", zooId);
  const enclosures = useDirectory("enclosures", zooId);
  const placeOf = (animalId: string) =>
    enclosures.of(animals.of(animalId)?.enclosureId ?? null)?.name ?? "";
  const ids = animalsOf(today).sort((a, b) => byName(placeOf(a), placeOf(b)));
  if (ids.length === 0) return <Text c="dimmed">{t("health.doses.none")}</Text>;
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Left doses={today.doses} day={format.longDay(now, true)} />
        <Button
          data-screen
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={(event) => printPart(event.currentTarget)}
        >
          {t("health.doses.print")}
        </Button>
      </Group>
      {ids.map((animalId) => {
        const name = animals.of(animalId)?.name ?? "…";
        const isIts = ({ treatment }: Pick<DoseToday, "treatment">) =>
          treatment.data.animalId === animalId;
        return (
          <section key={animalId} aria-label={name}>
            <Title order={3} size="h5" mb={4}>
              {[name, placeOf(animalId)].filter(Boolean).join(" · ")}
            </Title>
            <Stack
              component="ul"
              gap={4}
              p={0}
              m={0}
              style={{ listStyle: "none" }}
            >
              {today.doses.filter(isIts).map((dose, index, its) => (
                <DoseRow
                  key={slotKey(dose.planned)}
                  dose={dose}
                  isFirst={
                    its.findIndex(
                      ({ treatment }) => treatment.id === dose.treatment.id,
                    ) === index
                  }
                  name={name}
                  mayGive={mayGive}
                />
              ))}
              {today.asNeeded.filter(isIts).map((one) => (
                <NeededRow
                  key={one.treatment.id}
                  {...one}
                  name={name}
                  mayGive={mayGive}
                />
              ))}
            </Stack>
          </section>
        );
      })}
    </Stack>
  );
}

/** How many doses of today are noted, how many wait now, and when the next one is due where none does. */
function Left({ doses, day }: Pick<Today, "doses"> & { day: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const waiting = doses.filter(isWaiting).length;
  const planned = doses.filter(({ state }) => state !== "before");
  const next = doses.find(({ state }) => state === "later");
  const waits =
    waiting > 0
      ? t("health.doses.waitingCount", { count: waiting })
      : t("health.doses.nothingNow");
  return (
    <Stack gap={0} role="status">
      <Text data-print>{day}</Text>
      <Text fw={600}>{waits}</Text>
      <Text size="sm" c="dimmed">
        {[
          planned.length > 0 &&
            t("health.doses.noted", {
              done: doses.filter(({ said }) => said.length > 0).length,
              all: planned.length,
            }),
          next &&
            t("health.doses.nextAt", {
              time: format.time(next.planned.dueAt),
            }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </Text>
    </Stack>
  );
}
