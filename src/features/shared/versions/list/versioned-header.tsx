import { IconFileImport, IconPlus } from "@tabler/icons-react";
import { ButtonLink } from "../../../../ui/display/button-link";
import { ToolLink } from "../../../../ui/display/tool-link";
import { useCreateKeyTo } from "../../../../ui/keys/use-create-key";
import { PageHeader } from "../../../../ui/page/page-header";

interface Way {
  to: string;
  label: string;
}

interface VersionedHeaderProps {
  title: string;
  /** How whoever makes such things begins one, or takes it out of a file; null for everybody else. */
  ways: { create: Way; bring: Way } | null;
}

/** What stands above a list of things with versions; "c" makes one. */
export function VersionedHeader({ title, ways }: VersionedHeaderProps) {
  useCreateKeyTo(ways?.create.to ?? null);
  return (
    <PageHeader
      title={title}
      actions={
        ways !== null && (
          <>
            <ToolLink {...ways.bring} icon={IconFileImport} />
            <ButtonLink
              to={ways.create.to}
              leftSection={<IconPlus size={16} aria-hidden />}
            >
              {ways.create.label}
            </ButtonLink>
          </>
        )
      }
    />
  );
}
