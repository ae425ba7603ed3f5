import type { Recorded, RecordedKind } from "@domain/evaluation/recorded";
import type { RecordedFor } from "../../../data/evaluations/use-recorded";
import { useUnsent } from "../../../data/evaluations/use-recorded";
import classes from "../../shared/files/attachments.module.css";
import { RecordedFiles } from "../../shared/files/recorded-files";
import { UnsentLine } from "../../shared/files/unsent-line";
import { WaitingFile } from "../../shared/files/waiting-file";

interface AnswerMediaProps {
  of: RecordedFor;
  names: readonly string[];
  kind: RecordedKind;
  stored: readonly Recorded[];
  title: string;
}

/** What an answer holds that was handed in, and what of it is still on this device. */
export function AnswerMedia({ of, names, ...shown }: AnswerMediaProps) {
  const unsent = useUnsent(of).filter(({ id }) => names.includes(id));
  const isHere = (named: string) => unsent.some(({ id }) => id === named);
  return (
    <>
      <RecordedFiles
        {...shown}
        names={names.filter((named) => !isHere(named))}
      />
      {unsent.length > 0 && (
        <ul className={classes.recorded}>
          {unsent.map((file) => (
            <li key={file.id}>
              <WaitingFile file={file} plays />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** How many files of an evaluation are still on this device. */
export function UnsentOf({ of }: { of: RecordedFor }) {
  return <UnsentLine count={useUnsent(of).length} />;
}
