import type { Finding } from "@domain/finding/finding";
import { classOf } from "@domain/finding/finding";
import { seenInScores } from "@domain/finding/of-scores";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { FindButton } from "../../shared/findings/find-button";
import { FindingPanel } from "../../shared/findings/finding-panel";
import { mayFind } from "../../shared/findings/make-finding";
import type { ResultRow } from "../data/result-data";

interface ScoreFindingProps {
  subject: Pick<Finding["subject"], "kind" | "id">;
  name: string;
  rows: readonly ResultRow[];
}

/** Lets who may make a finding of what the last evaluation shows against those before it. */
export function ScoreFinding({ subject, name, rows }: ScoreFindingProps) {
  const { t } = useTranslation();
  const session = useReadySession();
  const [isOpen, setOpen] = useState(false);
  const { zooId } = session;
  const ofScores = { zooId, class: classOf("score") };
  const sectorIds = rows[0]?.data.sectorIds ?? [];
  if (!mayFind(session, { ...ofScores, sectorIds })) return null;
  const found = seenInScores(rows.map(({ data }) => data));
  return (
    <>
      <FindButton onClick={() => setOpen(true)} />
      {isOpen && (
        <FindingPanel
          about={{
            ...ofScores,
            subject: { ...subject, areaId: null },
            source: found?.source ?? { kind: "score", id: "", version: null },
          }}
          name={t("measures.findings.score")}
          place={name}
          symbol=""
          seen={{ state: "data", data: found?.seen ?? null }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
