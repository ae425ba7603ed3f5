import ts from "typescript";
import { join } from "node:path";
import { filesOf, root } from "../architecture/sources";

/**
 * Where keys are named: whole ("tasks.title"), or with a part filled in (`tasks.states.${state}`). A
 * key in quotes anywhere counts, so that tables of keys do. What may be filled in is read from the
 * part's type, so that a key for a value that no longer exists is not used.
 */
const sources = filesOf(["src", "functions/src"], /\.tsx?$/).filter(
  ({ path }) => !/\.test\.tsx?$/.test(path),
);

const isKey = (text: string) => /^[a-z][\w-]*(?:\.[\w-]+)+$/i.test(text);
const beginsLikeKey = (text: string) => /^[a-z]+\./i.test(text);

function programOf(paths: readonly string[]): ts.Program {
  const file = join(root, "tsconfig.app.json");
  const read = ts.readConfigFile(file, (path) => ts.sys.readFile(path));
  const config: unknown = read.config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  return ts.createProgram([...paths], { ...options, noEmit: true });
}

/** The texts a value of this type can be; null where it can be any. */
function valuesOf(type: ts.Type): string[] | null {
  if (type.isUnion()) {
    const parts = type.types.map(valuesOf);
    return parts.some((part) => part === null)
      ? null
      : parts.flatMap((part) => part ?? []);
  }
  if (type.isStringLiteral() || type.isNumberLiteral())
    return [String(type.value)];
  return null;
}

const escaped = (text: string) =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What a template can be, as one pattern: its parts' values, or one step of any name. */
function patternOf(
  template: ts.TemplateExpression,
  checker: ts.TypeChecker,
): RegExp {
  const spans = template.templateSpans.map(({ expression, literal }) => {
    const type = checker.getTypeAtLocation(expression);
    const values = valuesOf(checker.getBaseConstraintOfType(type) ?? type);
    const part =
      values === null ? "[\\w-]+" : `(?:${values.map(escaped).join("|")})`;
    return part + escaped(literal.text);
  });
  return new RegExp(`^${escaped(template.head.text)}${spans.join("")}$`);
}

interface Usage {
  whole: ReadonlySet<string>;
  patterns: readonly RegExp[];
}

function usageIn(
  files: readonly ts.SourceFile[],
  checker: ts.TypeChecker,
): Usage {
  const whole = new Set<string>();
  const patterns: RegExp[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) && isKey(node.text)) whole.add(node.text);
    if (ts.isTemplateExpression(node) && beginsLikeKey(node.head.text))
      patterns.push(patternOf(node, checker));
    node.forEachChild(visit);
  };
  files.forEach(visit);
  return { whole, patterns };
}

/** What these files of the repository name. */
export function usageOf(paths: readonly string[]): (key: string) => boolean {
  const program = programOf(paths);
  const files = program
    .getSourceFiles()
    .filter(({ fileName }) => paths.includes(fileName));
  const { whole, patterns } = usageIn(files, program.getTypeChecker());
  return (key) =>
    whole.has(key) || patterns.some((pattern) => pattern.test(key));
}

/** Is a key (without plural ending) named somewhere in the app or the functions? */
export const usageOfProduct = (): ((key: string) => boolean) =>
  usageOf(sources.map(({ path }) => join(root, path)));
