import { useTranslation } from "react-i18next";
import type { Slots } from "../../slot-table";
import type { Analysis } from "../frame/analysis";
import { Lead } from "../results/lead";
import { OnGround } from "../scan/on-ground";
import { SpaceSentence } from "../scan/space-sentence";
import { VarietyLead } from "../scan/variety/variety-lead";
import { ScannedPanel } from "./scanned-panel";

/** What scans say of an animal: what it does, how varied that is, and which zones it chooses. */
export function Component({ animal }: Slots["animals.statistics"]) {
  const { t } = useTranslation();
  return (
    <ScannedPanel
      key={animal.animalId}
      animalId={animal.animalId}
      sectorId={animal.sectorId}
      title={t("analysis.variety.animal.title", { name: animal.name })}
      tab="variety"
      withOthers={false}
    >
      {(analysis) => <Sentences analysis={analysis} />}
    </ScannedPanel>
  );
}

function Sentences({ analysis }: { analysis: Analysis }) {
  return (
    <>
      <Lead
        analysis={analysis}
        look={{ sampling: "scan", by: "all", change: () => undefined }}
      />
      <VarietyLead analysis={analysis} grain="week" />
      <OnGround analysis={analysis}>
        {(place) => <SpaceSentence analysis={analysis} place={place} />}
      </OnGround>
    </>
  );
}
