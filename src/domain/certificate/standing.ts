import type { Certificate, CertificateKind, Verdict } from "./certificate";
import { coveredBy } from "./certificate";

type Proved = Pick<
  Certificate,
  | "userId"
  | "kind"
  | "formId"
  | "version"
  | "at"
  | "verdict"
  | "figures"
  | "met"
  | "missed"
>;

/** Where somebody stands in a training. */
export interface Standing<C extends Proved> {
  userId: string;
  kind: CertificateKind;
  /** Passed once, however it went later; else what the latest test says; null: there was no test that can be held against anything. */
  verdict: Verdict | null;
  tests: number;
  /** The latest; null: there is none. */
  latest: C | null;
  /** The share of the latest's version that all tests in it met together, 0 to 1; null: no test, or the version asks nothing. */
  covered: number | null;
  /** What none of these tests met. */
  missed: string[];
}

const latestFirst = (a: Proved, b: Proved): number =>
  b.at.getTime() - a.at.getTime();

function standingOf<C extends Proved>(
  userId: string,
  kind: CertificateKind,
  own: readonly C[],
): Standing<C> {
  const [latest = null] = own.toSorted(latestFirst);
  const same = own.filter(
    ({ formId, version }) =>
      formId === latest?.formId && version === latest.version,
  );
  const met = new Set(same.flatMap((one) => one.met));
  const all = [...(latest?.met ?? []), ...(latest?.missed ?? [])];
  const missed = all.filter((id) => !met.has(id));
  const hasPassed = own.some(({ verdict }) => verdict === "passed");
  return {
    userId,
    kind,
    verdict: hasPassed ? "passed" : (latest?.verdict ?? null),
    tests: own.length,
    latest,
    covered: coveredBy({ met: all.filter((id) => met.has(id)), missed }),
    missed,
  };
}

const orderOf = ({ verdict }: Pick<Standing<Proved>, "verdict">): number =>
  [null, "cannotSay", "notPassed", "passed"].indexOf(verdict);

/**
 * Where each of some people stands in one kind of test of a training, those who have not passed first, among them those of whom nothing is
 * known; who was tested without being asked comes too. No certificate and nobody asked: [].
 */
export function standingsIn<C extends Proved>(
  certificates: readonly C[],
  kind: CertificateKind,
  people: readonly string[],
): Standing<C>[] {
  const of = certificates.filter((one) => one.kind === kind);
  const ids = new Set([...people, ...of.map(({ userId }) => userId)]);
  return [...ids]
    .map((id) =>
      standingOf(
        id,
        kind,
        of.filter(({ userId }) => userId === id),
      ),
    )
    .toSorted((a, b) => orderOf(a) - orderOf(b));
}
