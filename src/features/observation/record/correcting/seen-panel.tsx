import {
  draftOfSeen,
  scanRowOf,
  withLine,
} from "@domain/observation/collect/scan-draft";
import { nowhere } from "@domain/observation/collect/scan-place";
import { clockAt } from "@domain/observation/timeline/clock";
import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Select } from "../../../../ui/form/fields/choosers";
import { BehaviourKeys } from "../../scan/behaviour-keys";
import { PlacePart } from "../../scan/place-part";
import { useScanActs } from "../../scan/use-scan-acts";
import type { Correcting } from "./correcting";
import { ReasonForm } from "../../../shared/correcting/reason-form";
import type { CorrectionPanelProps } from "./use-correction";
import { useCorrection } from "./use-correction";
import { usePlace } from "./use-place";

interface SeenPanelProps extends CorrectionPanelProps {
  what: Extract<Correcting, { kind: "seen" }>;
}

/** Who was seen in a scan, what they did, at whom, and where, said anew with the keys of a scan. */
export function SeenPanel({ what, ...props }: SeenPanelProps) {
  const { plan, animals, startedAt, session, onClose } = props;
  const { t } = useTranslation();
  const { busy, failure, save } = useCorrection(props);
  const { key, ...first } = what.row;
  const [draft, setDraft] = useState(() => draftOfSeen(first));
  const place = usePlace(session.enclosureId);
  const touch = (change: (now: typeof draft) => typeof draft) =>
    setDraft((now) => change(now));
  const acts = useScanActs(
    { plan, previous: null, ...place },
    { touch, go: touch, draft },
  );
  const [line] = draft.lines;
  const [seen] = scanRowOf(draft, { t: what.t, slot: null }).seen;
  if (line === undefined) return null;
  const change = (more: Partial<typeof line>) =>
    touch((now) => withLine(now, line.key, more));
  const isDirected =
    typeof line.did !== "string" &&
    line.did.some((id) => plan.behaviourOf(id)?.outcome != null);
  return (
    <ReasonForm
      title={t("observation.record.headings.seen", {
        time: clockAt(startedAt, what.t),
      })}
      save={t("corrections.actions.save")}
      problem={
        seen === undefined ? t("observation.record.messages.nothingSaid") : null
      }
      busy={busy}
      failure={failure}
      onClose={onClose}
      onSave={(reason) => {
        if (seen !== undefined) save(key, { seen }, reason);
      }}
    >
      {line.animalId !== null && (
        <Select
          label={t("observation.record.fields.animal")}
          searchable
          allowDeselect={false}
          data={[...animals]}
          value={line.animalId}
          onChange={(animalId) => {
            if (animalId !== null) change({ animalId });
          }}
        />
      )}
      <BehaviourKeys
        behaviours={plan.behaviours}
        did={line.did}
        nameOf={plan.nameOf}
        onTouch={acts.onBehaviour}
        onUnseen={acts.onUnseen}
      />
      {isDirected && (
        <Select
          label={t("observation.record.fields.partner")}
          searchable
          clearable
          data={animals.filter(({ value }) => value !== line.animalId)}
          value={line.partnerId}
          onChange={acts.onPartner}
        />
      )}
      {acts.grid !== null && line.did !== "unseen" && (
        <>
          <PlacePart
            grid={acts.grid}
            areas={place.areas}
            zones={acts.zones}
            lines={draft.lines}
            line={line}
            nameOf={({ animalId }) =>
              animalId === null
                ? t("observation.record.states.unidentified")
                : props.names.animal(animalId)
            }
            onPlace={acts.onPlace}
            onZone={acts.onZone}
            onLevel={acts.onLevel}
          />
          <Group>
            <Button
              variant="default"
              size="sm"
              onClick={() => change({ ...nowhere })}
            >
              {t("observation.record.actions.noPlace")}
            </Button>
          </Group>
        </>
      )}
    </ReasonForm>
  );
}
