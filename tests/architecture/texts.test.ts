import ts from "typescript";
import { describe, expect, it } from "vitest";
import { filesOf } from "./sources";

/** Attributes that people read or hear. */
const spoken = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "body",
  "description",
  "error",
  "label",
  "message",
  "placeholder",
  "title",
]);

/** Two small letters in a row are a word; the product's own name is the same everywhere. */
const isWord = (text: string) =>
  /\p{Ll}{2}/u.test(text.replaceAll("Suricate", ""));

function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text;
  if (ts.isJsxExpression(node) && node.expression)
    return ts.isStringLiteralLike(node.expression)
      ? node.expression.text
      : null;
  if (
    ts.isJsxAttribute(node) &&
    ts.isIdentifier(node.name) &&
    spoken.has(node.name.text)
  )
    return node.initializer && ts.isStringLiteral(node.initializer)
      ? node.initializer.text
      : null;
  return null;
}

const isSpokenPlace = (node: ts.Node) =>
  !ts.isJsxExpression(node) ||
  ts.isJsxElement(node.parent) ||
  ts.isJsxFragment(node.parent);

function wordsIn(path: string, text: string): string[] {
  const source = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const words = isSpokenPlace(node) ? textOf(node) : null;
    if (words !== null && isWord(words)) found.push(`${path}: ${words.trim()}`);
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

const components = filesOf(["src"], /\.tsx$/).filter(
  ({ path }) => !path.endsWith(".test.tsx"),
);

describe("words on screen", () => {
  it("are found where somebody writes them into a component", () => {
    const sample = `const a = <p title="Hello">Bonjour {"monde"} {t("x")}</p>;`;
    expect(wordsIn("a.tsx", sample)).toHaveLength(3);
  });

  it("come from the locales only", () => {
    expect(components.flatMap(({ path, text }) => wordsIn(path, text))).toEqual(
      [],
    );
  });
});
