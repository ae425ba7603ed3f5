import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { IconComponent } from "../display/icon";
import { askLeave } from "../form/unsaved-guard";
import { EmptyState } from "../state/empty-state";
import type { Loadable } from "../state/query-state";
import { QueryState } from "../state/query-state";
import { PageSkeleton } from "../state/skeletons";
import { RecordPanel } from "./record-panel";

interface RecordDrawerProps<R> {
  live: Loadable<R | null>;
  title: string;
  /** Where it is not there. */
  missing: { icon: IconComponent; title: string; toList: string };
  /** Forgets what was begun in it, once somebody agreed to leave. */
  onDrop: () => void;
  onClose: () => void;
  children: (row: R, onDirty: (dirty: boolean) => void) => ReactNode;
}

/** A record beside its list that is changed there, too: what was begun is asked about before it closes. */
export function RecordDrawer<R>(props: RecordDrawerProps<R>) {
  const { live, title, missing, onDrop, onClose, children } = props;
  const { t } = useTranslation();
  const [dirty, setDirty] = useState(false);
  const handleClose = async () => {
    if (!(await askLeave(dirty))) return;
    if (dirty) onDrop();
    onClose();
  };
  return (
    <RecordPanel title={title} onClose={() => void handleClose()}>
      <QueryState
        query={live}
        skeleton={<PageSkeleton />}
        empty={
          <EmptyState
            icon={missing.icon}
            title={missing.title}
            body={t("common.messages.notThere")}
            action={
              <Button variant="light" onClick={onClose}>
                {missing.toList}
              </Button>
            }
          />
        }
      >
        {(row) => row !== null && children(row, setDirty)}
      </QueryState>
    </RecordPanel>
  );
}
