import { fullName } from "@domain/person/user";
import { Button } from "@mantine/core";
import { IconUserOff } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { RecordPanel } from "../../../ui/feedback/record-panel";
import { askLeave } from "../../../ui/form/unsaved-guard";
import { EmptyState } from "../../../ui/state/empty-state";
import { ErrorState } from "../../../ui/state/error-state";
import { QueryState } from "../../../ui/state/query-state";
import { PageSkeleton } from "../../../ui/state/skeletons";
import { accessDrafts } from "./access-edit";
import { HeldFocus } from "./held-focus";
import type { Doing, Shown } from "./person-detail";
import { PersonDetail } from "./person-detail";
import { usePerson } from "./use-person";

interface PersonDrawerProps {
  userId: string;
  onClose: () => void;
}

/** Somebody's account beside the list, live, with what may be done with it. */
export function PersonDrawer({ userId, onClose }: PersonDrawerProps) {
  const { t } = useTranslation();
  const live = usePerson(userId);
  const [dirty, setDirty] = useState(false);
  const [doing, setDoing] = useState<Doing>("reading");
  // Here, so that it outlives what is shown while the record is loaded anew.
  const [shown, setShown] = useState<Shown | null>(null);
  const card = live.state === "data" ? live.data?.card : undefined;
  const leave = async (then: () => void) => {
    if (!(await askLeave(dirty))) return;
    if (dirty) accessDrafts.drop();
    then();
  };
  const toRecord = () => void leave(() => setDoing("reading"));
  return (
    <RecordPanel
      title={card === undefined ? t("users.titleOne") : fullName(card)}
      onClose={() => void leave(onClose)}
      onEscape={doing === "reading" ? undefined : toRecord}
    >
      <HeldFocus>
        {live.state === "error" ? (
          <ErrorState
            error={live}
            title={t("errors.messages.usersLoading")}
            onRetry={live.retry}
          />
        ) : (
          <QueryState
            query={live}
            skeleton={<PageSkeleton />}
            empty={<Missing onClose={onClose} />}
          >
            {(person) =>
              person !== null && (
                <PersonDetail
                  person={person}
                  doing={doing}
                  onDoing={setDoing}
                  shown={shown}
                  onShow={setShown}
                  onDirty={setDirty}
                />
              )
            }
          </QueryState>
        )}
      </HeldFocus>
    </RecordPanel>
  );
}

function Missing({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={IconUserOff}
      title={t("users.states.missing")}
      body={t("common.messages.notThere")}
      action={
        <Button variant="light" onClick={onClose}>
          {t("users.actions.toList")}
        </Button>
      }
    />
  );
}
