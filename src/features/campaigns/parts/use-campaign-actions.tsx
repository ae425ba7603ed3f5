import { campaignFacts } from "@domain/campaign/collection";
import type { CampaignAction } from "@domain/campaign/status";
import { isOver, statusAfter } from "@domain/campaign/status";
import { href } from "@domain/pages";
import type { AppError } from "@domain/errors";
import {
  IconArchive,
  IconArchiveOff,
  IconCopy,
  IconPencil,
  IconPlayerStop,
  IconTrash,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useCan } from "../../../data/hooks/use-can";
import { useSubmit } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { confirm } from "../../../ui/feedback/confirm";
import { notifyDone, notifyInfo } from "../../../ui/feedback/notify";
import type { MoreItem } from "../../../ui/menu/more-menu";
import { endCampaign } from "../campaign-writes";

const icons = {
  archive: IconArchive,
  restore: IconArchiveOff,
  stop: IconPlayerStop,
  delete: IconTrash,
} as const satisfies Record<CampaignAction, unknown>;

/** What cannot be taken back. */
const isFinal = (action: CampaignAction): boolean =>
  action === "stop" || action === "delete";

interface Asked {
  row: Row<"campaigns">;
  action: CampaignAction;
}

interface CampaignActions {
  /** For the menu of one campaign: what this person may do with it. */
  itemsOf: (row: Row<"campaigns">) => MoreItem[];
  mayEdit: (row: Row<"campaigns">) => boolean;
  busy: boolean;
  failure: AppError | null;
  retry: () => void;
}

/** What is done with campaigns: each asked before, with what comes of it. */
export function useCampaignActions(): CampaignActions {
  const { t } = useTranslation();
  const may = useCan();
  const navigate = useNavigate();
  const { busy, failure, run } = useSubmit();
  const [last, setLast] = useState<Asked | null>(null);
  const send = (asked: Asked) => {
    setLast(asked);
    const { row, action } = asked;
    const { name } = row.data;
    run(
      () => endCampaign(row, action),
      (outcome) => {
        if (outcome === "queued") notifyInfo(t("campaigns.messages.queued"));
        else notifyDone(t(`campaigns.messages.${action}`, { name }));
      },
    );
  };
  const ask = async (asked: Asked) => {
    const { action } = asked;
    const { name } = asked.row.data;
    const yes = await confirm({
      title: t(`campaigns.ask.${action}.title`, { name }),
      body: t(`campaigns.ask.${action}.body`),
      confirm: t(`campaigns.actions.${action}`),
      danger: isFinal(action),
    });
    if (yes) send(asked);
  };
  const mayEdit: CampaignActions["mayEdit"] = ({ data }) =>
    !isOver(data) && may("change", "campaigns", campaignFacts(data));
  const mayDo = ({ data }: Row<"campaigns">, action: CampaignAction) =>
    statusAfter(data, action) !== null &&
    may(
      action === "delete" ? "remove" : "end",
      "campaigns",
      campaignFacts(data),
    );
  const itemsOf: CampaignActions["itemsOf"] = (row) => {
    const to = (params: { mode?: "duplicate" }) => () =>
      void navigate(
        href("campaignCreation", { campaignId: row.id, ...params }),
      );
    const ends = (["archive", "restore", "stop", "delete"] as const).filter(
      (action) => mayDo(row, action),
    );
    return [
      ...(mayEdit(row)
        ? [
            {
              id: "edit",
              label: t("common.actions.edit"),
              icon: IconPencil,
              onPick: to({}),
            },
          ]
        : []),
      ...(may("create", "campaigns")
        ? [
            {
              id: "duplicate",
              label: t("campaigns.actions.duplicate"),
              icon: IconCopy,
              onPick: to({ mode: "duplicate" }),
            },
          ]
        : []),
      ...ends.map((action) => ({
        id: action,
        label: t(`campaigns.actions.${action}`),
        icon: icons[action],
        danger: isFinal(action),
        onPick: () => void ask({ row, action }),
      })),
    ];
  };
  return {
    itemsOf,
    mayEdit,
    busy,
    failure,
    retry: () => {
      if (last !== null) send(last);
    },
  };
}
