import type { ViewedPage } from "@domain/saved-view/saved-view";
import { fullName } from "@domain/person/user";
import { viewParams } from "@domain/saved-view/saved-view";
import { viewNamesQuery, viewsQueries } from "@domain/saved-view/view-queries";
import { Button, Menu, Text } from "@mantine/core";
import {
  IconBookmark,
  IconCheck,
  IconDeviceFloppy,
  IconPencil,
  IconTrash,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../data/hooks/ready-session";
import { factsFor, useCan } from "../../data/hooks/use-can";
import { useLiveQueries } from "../../data/hooks/use-live";
import { usePeople } from "../../data/hooks/use-names";
import { useSubmit } from "../../data/hooks/use-submit";
import type { Row } from "../../data/live-store";
import { useFormat } from "../../lib/use-format";
import { notifyDone } from "../../ui/feedback/notify";
import { FormFailure } from "../../ui/form/form-failure";
import { usePageParams } from "../../ui/list/search-params";
import { SharePanel } from "../shared/sharing/share-panel";
import { createView, editView, setDeleted } from "./view-writes";

interface ViewsMenuProps {
  page: ViewedPage;
  /** The parameters of the address that narrow and sort the list. */
  names: readonly string[];
}

type Panel = "create" | "edit" | null;

/** The views of a list: one's own and those shared; the list as it is kept by a name. */
export function Component({ page, names }: ViewsMenuProps) {
  const { t } = useTranslation();
  const session = useReadySession();
  const may = useCan();
  const [params, change] = usePageParams();
  const [panel, setPanel] = useState<Panel>(null);
  const [isOpen, setOpen] = useState(false);
  const { failure, run } = useSubmit();
  const [again, keep] = useState<() => void>();
  const here = viewParams(params, new Set(names));
  // A list as it is has none to name: nothing is read for it before somebody asks.
  // One that is narrowed may have a name; all of them are read for who looks for another.
  const views = useViews(
    page,
    isOpen || panel !== null ? "all" : here === "" ? "none" : "name",
  );
  const current = views.find(({ data }) => data.params === here) ?? null;
  const isOwn = current?.data.authorId === session.uid;
  const apply = (kept: string) =>
    change({
      ...Object.fromEntries(names.map((name) => [name, null])),
      // Of what somebody else kept, what this list is narrowed by and nothing more.
      ...Object.fromEntries(
        [...new URLSearchParams(kept)].filter(([name]) => names.includes(name)),
      ),
    });
  const remove = (row: Row<"savedViews">, isDeleted: boolean) => {
    keep(() => () => remove(row, isDeleted));
    run(
      () => setDeleted(row, isDeleted),
      () => {
        if (isDeleted)
          notifyDone(t("views.messages.removed", { name: row.data.name }), {
            take: () => remove(row, false),
          });
      },
    );
  };
  const isNew = here !== "" && current === null && may("create", "savedViews");
  const mayRemove =
    current !== null &&
    may("remove", "savedViews", factsFor("savedViews", current.data));
  const words = {
    form: "view",
    labels: {
      name: t("views.fields.name"),
      sharedWith: t("views.fields.sharedWith"),
    },
    help: t("views.help.sharedWith"),
    saved: (name: string) => t("views.messages.saved", { name }),
    queued: t("views.messages.queued"),
  };
  return (
    <>
      <Menu opened={isOpen} onChange={setOpen} position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconBookmark size={16} aria-hidden />}
            maw={220}
          >
            {current?.data.name ?? t("views.title")}
          </Button>
        </Menu.Target>
        <Menu.Dropdown maw={320}>
          <ViewItems views={views} current={current} onChoose={apply} />
          {views.length === 0 && !isNew && (
            <Text size="sm" c="dimmed" p="xs">
              {t("views.states.none")}
            </Text>
          )}
          {views.length > 0 && (isNew || isOwn || mayRemove) && (
            <Menu.Divider />
          )}
          {isNew && (
            <Menu.Item
              leftSection={<IconDeviceFloppy size={16} aria-hidden />}
              onClick={() => setPanel("create")}
            >
              {t("views.actions.create")}
            </Menu.Item>
          )}
          {current !== null && isOwn && (
            <Menu.Item
              leftSection={<IconPencil size={16} aria-hidden />}
              onClick={() => setPanel("edit")}
            >
              {t("views.actions.edit", { name: current.data.name })}
            </Menu.Item>
          )}
          {current !== null && mayRemove && (
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={16} aria-hidden />}
              onClick={() => remove(current, true)}
            >
              {t("views.actions.remove", { name: current.data.name })}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <FormFailure failure={failure} onRetry={() => again?.()} />
      {panel === "create" && (
        <SharePanel
          {...words}
          title={t("views.actions.create")}
          initial={{ name: "", sharedWith: [] }}
          onSave={(form) =>
            createView(session.zooId, { page, params: here }, form)
          }
          onClose={() => setPanel(null)}
        />
      )}
      {panel === "edit" && current !== null && (
        <SharePanel
          {...words}
          title={t("views.actions.edit", { name: current.data.name })}
          initial={{
            name: current.data.name,
            sharedWith: current.data.sharedWith,
          }}
          onSave={(form) => editView(current, form)}
          onClose={() => setPanel(null)}
        />
      )}
    </>
  );
}

/** The views of a list that this person finds, by name; [] while they are not known. */
function useViews(
  page: ViewedPage,
  asked: "all" | "name" | "none",
): readonly Row<"savedViews">[] {
  const session = useReadySession();
  const { byName } = useFormat();
  const live = useLiveQueries(
    asked === "all"
      ? viewsQueries(session, page)
      : asked === "name"
        ? [viewNamesQuery(session, page)]
        : null,
  );
  return live.state === "data"
    ? [...live.data.rows].sort((a, b) => byName(a.data.name, b.data.name))
    : [];
}

interface ViewItemsProps {
  views: readonly Row<"savedViews">[];
  current: Row<"savedViews"> | null;
  onChoose: (params: string) => void;
}

/** One's own first, then those of others with whose they are. */
function ViewItems({ views, current, onChoose }: ViewItemsProps) {
  const { t } = useTranslation();
  const { uid, zooId } = useReadySession();
  const people = usePeople(zooId);
  const own = views.filter(({ data }) => data.authorId === uid);
  const others = views.filter(({ data }) => data.authorId !== uid);
  const item = ({ id, data }: Row<"savedViews">) => {
    const author = people.of(data.authorId);
    return (
      <Menu.Item
        key={id}
        rightSection={
          id === current?.id && (
            <IconCheck size={16} aria-label={t("views.states.current")} />
          )
        }
        onClick={() => onChoose(data.params)}
      >
        {data.name}
        {data.authorId !== uid && author !== undefined && (
          <Text size="xs" c="dimmed">
            {fullName(author)}
          </Text>
        )}
      </Menu.Item>
    );
  };
  return (
    <>
      {own.length > 0 && <Menu.Label>{t("views.states.own")}</Menu.Label>}
      {own.map(item)}
      {others.length > 0 && <Menu.Label>{t("views.states.shared")}</Menu.Label>}
      {others.map(item)}
    </>
  );
}
