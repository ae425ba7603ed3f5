import { Breadcrumbs, Group, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { TextLink } from "../display/text-link";
import classes from "./page-header.module.css";
import { usePageTitle } from "./page-title";

interface Crumb {
  label: string;
  to: string;
}

interface PageHeaderProps {
  title: string;
  /** How many there are, or which kind; beside the title. */
  count?: ReactNode;
  /** One line of key facts under the title. */
  facts?: ReactNode;
  /** Picture or mark before the title. */
  media?: ReactNode;
  crumbs?: readonly Crumb[];
  /** The main action, and at most two more. */
  actions?: ReactNode;
}

/** Title of a page: sets the document's title and takes the focus after navigation. */
export function PageHeader({
  title,
  count,
  facts,
  media,
  crumbs = [],
  actions,
}: PageHeaderProps) {
  const heading = usePageTitle(title);
  return (
    <Stack gap="xs" className={classes.header}>
      {crumbs.length > 0 && (
        <Breadcrumbs separatorMargin={6}>
          {crumbs.map(({ label, to }) => (
            <TextLink key={to} to={to} size="sm">
              {label}
            </TextLink>
          ))}
        </Breadcrumbs>
      )}
      <Group justify="space-between" align="flex-start" gap="md">
        <Group gap="md" wrap="nowrap" align="center" miw={0}>
          {media}
          <Stack gap={2} miw={0}>
            <Group gap="xs" align="baseline">
              {/* A name of one long word is broken rather than cut. */}
              <Title
                order={1}
                ref={heading}
                tabIndex={-1}
                style={{ overflowWrap: "anywhere" }}
              >
                {title}
              </Title>
              {count !== undefined && (
                <Text c="dimmed" component="span">
                  {count}
                </Text>
              )}
            </Group>
            {facts !== undefined && (
              <Text c="dimmed" component="div">
                {facts}
              </Text>
            )}
          </Stack>
        </Group>
        {actions !== undefined && (
          <Group gap="xs" data-screen>
            {actions}
          </Group>
        )}
      </Group>
    </Stack>
  );
}
