import { expect, it } from "vitest";
import { filesOf } from "./sources";

/** `access.right` compared, looked up or switched over; or a right compared that was taken out of it before. */
const asksRight =
  /\baccess\??\.right\b|\bright\s*[!=]==|[!=]==\s*"(?:admin|superAdmin|pedagoadmin)"/;

const asking = (files: { path: string; text: string }[]) =>
  files
    .filter(
      ({ path, text }) =>
        !path.startsWith("src/domain/access/") &&
        !/\.test\.tsx?$/.test(path) &&
        asksRight.test(text),
    )
    .map(({ path }) => path);

it("asks what a person may do through can() alone", () => {
  expect(asking(filesOf(["src", "functions/src"]))).toEqual([]);
});

it("would find a comparison", () => {
  const text = 'if (session.access.right === "admin") remove();';
  expect(asking([{ path: "src/features/x/y.ts", text }])).toHaveLength(1);
  const taken = 'const { right } = access;\nif (right === "admin") remove();';
  expect(asking([{ path: "src/features/x/y.ts", text: taken }])).toHaveLength(
    1,
  );
});
