import type { Animal } from "@domain/animal/animal";
import type { BookSight } from "@domain/health/book/book-sight";
import type { BookKind } from "@domain/health/book/entries";
import { bookKinds } from "@domain/health/book/entries";
import { byMonth } from "@domain/health/book/fold";
import { Box, Stack, Text, Title } from "@mantine/core";
import { IconTimeline } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { FilterChoice } from "../../../ui/list/filter/filter-choice";
import { NothingFound } from "../../../ui/list/filter/nothing-found";
import { ListNotes } from "../../../ui/list/list-notes";
import { LoadMore } from "../../../ui/list/load-more";
import { usePageParams } from "../../../ui/list/search-params";
import { Panel } from "../../../ui/page/panel";
import { ErrorState } from "../../../ui/state/error-state";
import { ListSkeleton } from "../../../ui/state/skeletons";
import { BookLine } from "./book-line";
import type { Book } from "./use-book";
import { useBook } from "./use-book";
import { useReadsHealth } from "./use-reads-health";

/** What is known of an animal's health by time, as far as this person reads it; nothing for who reads nothing of it. */
export function Component({ id }: { id: string }) {
  const reads = useReadsHealth(id);
  return reads === null ? null : <Timeline {...reads} />;
}

/** What there may be lines of, for this person. */
const kindsOf = ({ values, notes, current, doses }: BookSight): BookKind[] => {
  const reads: Readonly<Record<BookKind, boolean>> = {
    values: values !== null,
    notes: notes !== null,
    treatments: current !== null,
    doses: doses !== null,
    moves: true,
    life: true,
  };
  return bookKinds.filter((kind) => reads[kind]);
};

function Timeline({ animal, sight }: { animal: Animal; sight: BookSight }) {
  const { t } = useTranslation();
  const [params, change] = usePageParams();
  const kinds = kindsOf(sight);
  const kind = kinds.find((one) => one === params.get("kind")) ?? null;
  const book = useBook(animal, kind);
  const narrow = (to: BookKind | null) => change({ kind: to });
  const isEmpty = book.entries.length === 0;
  return (
    <Panel
      title={t("health.book.title")}
      aside={
        <Box data-screen>
          <FilterChoice
            label={t("health.book.filter")}
            all={t("health.book.all")}
            values={kinds}
            labelOf={(one) => t(`health.book.kinds.${one}`)}
            value={kind}
            onChange={narrow}
          />
        </Box>
      }
    >
      {isEmpty && book.loading && <ListSkeleton />}
      {isEmpty && !book.loading && book.failed === null && (
        <Nothing isNarrow={kind !== null} onReset={() => narrow(null)} />
      )}
      <Lines book={book} />
      {book.failed !== null && (
        <ErrorState error={book.failed} onRetry={book.failed.retry} />
      )}
      <ListNotes
        unreadable={book.unreadable}
        full={false}
        shown={book.entries.length}
      />
      {!isEmpty && (
        <LoadMore
          onMore={book.more}
          loading={book.loading}
          label={t("health.book.earlier")}
        />
      )}
    </Panel>
  );
}

function Nothing(props: { isNarrow: boolean; onReset: () => void }) {
  const { t } = useTranslation();
  const title = t("health.book.none");
  return props.isNarrow ? (
    <NothingFound
      icon={IconTimeline}
      title={t("health.book.noneOfKind")}
      onReset={props.onReset}
    />
  ) : (
    <Text c="dimmed">{title}</Text>
  );
}

function Lines({ book }: { book: Book }) {
  const format = useFormat();
  return (
    <Stack gap="md">
      {byMonth(book.entries).map(({ month, entries }) => (
        <section key={month} aria-labelledby={`book-${month}`}>
          <Title
            order={3}
            id={`book-${month}`}
            size="h5"
            style={{ textTransform: "capitalize" }}
          >
            {format.month(month)}
          </Title>
          <ul style={{ listStyle: "none", margin: 0, padding: 0 }}>
            {entries.map((entry) => (
              <BookLine
                key={entry.key}
                entry={entry}
                treatments={book.treatments}
              />
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  );
}
