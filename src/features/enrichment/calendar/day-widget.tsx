import { enclosureIdOf } from "@domain/board/params";
import { href } from "@domain/pages";
import { Box, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { QueryState } from "../../../ui/state/query-state";
import type { OfWidget } from "../../slot-table";
import { useObjectsNamed } from "../parts/use-objects-named";
import { SessionChip } from "./session-chip";
import { usePlaceNames } from "./session-words";
import { useCalendar } from "./use-calendar";

/** The sessions of today, everywhere or in an enclosure. */
export function Component({ params }: OfWidget) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { live, today, on } = useCalendar({
    ...{ view: "day", day: null, sectorId: null, enrichmentId: null },
    enclosureId: enclosureIdOf(params),
  });
  const rows = on(today);
  const { nameOf } = useObjectsNamed(rows.map(({ data }) => data.enrichmentId));
  const placeOf = usePlaceNames();
  return (
    <QueryState query={live} isEmpty={() => false}>
      {() =>
        rows.length === 0 ? (
          <Text c="dimmed">{t("enrichment.calendar.states.noneOnDay")}</Text>
        ) : (
          <Stack component="ul" gap="xs" m={0} p={0}>
            {rows.map((row) => (
              <Box component="li" key={row.id} style={{ listStyle: "none" }}>
                <SessionChip
                  row={row}
                  day={today}
                  name={nameOf(row.data.enrichmentId)}
                  place={placeOf(row.data)}
                  wide
                  tight={false}
                  movable={false}
                  inGrid={false}
                  onOpen={() =>
                    void navigate(
                      href("enrichmentCalendar", { sessionId: row.id }),
                    )
                  }
                />
              </Box>
            ))}
          </Stack>
        )
      }
    </QueryState>
  );
}
