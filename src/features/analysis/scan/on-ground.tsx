import { Stack } from "@mantine/core";
import { IconMap2 } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Select } from "../../../ui/form/fields/choosers";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import type { Analysis } from "../frame/analysis";
import { useShown } from "../query/use-shown";
import type { Place } from "./use-ground";
import { useGround } from "./use-ground";

interface OnGroundProps {
  analysis: Analysis;
  children: (place: Place) => ReactNode;
}

/** What is seen on the map of one enclosure of the question, which is chosen where there are several. */
export function OnGround({ analysis, children }: OnGroundProps) {
  const { t } = useTranslation();
  const { asking, names } = analysis;
  const { enclosureIds } = asking.query;
  const [{ placeId }, show] = useShown();
  const chosen = enclosureIds.find((id) => id === placeId) ?? enclosureIds[0];
  if (chosen === undefined) return null;
  return (
    <Stack gap="md">
      {enclosureIds.length > 1 && (
        <Select
          label={t("analysis.results.columns.enclosure")}
          data={enclosureIds.map((id) => ({
            value: id,
            label: names.enclosure(id),
          }))}
          value={chosen}
          allowDeselect={false}
          onChange={(id) => show({ placeId: id })}
          maw={360}
        />
      )}
      <Drawn key={chosen} enclosureId={chosen}>
        {children}
      </Drawn>
    </Stack>
  );
}

interface DrawnProps extends Pick<OnGroundProps, "children"> {
  enclosureId: string;
}

function Drawn({ enclosureId, children }: DrawnProps) {
  const { t } = useTranslation();
  const live = useGround(enclosureId);
  return (
    <QueryState
      query={live}
      empty={
        <EmptyState
          icon={IconMap2}
          title={t("analysis.scan.states.noMap")}
          body={t("analysis.scan.states.noMapHelp")}
        />
      }
    >
      {(place) => place && children(place)}
    </QueryState>
  );
}
