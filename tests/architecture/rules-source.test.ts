import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { entryOf, collectionNames } from "@domain/collections";
import { fieldKinds, metaKeys } from "@domain/schema/fields";
import { actionOf } from "../../demo/setup/rules/keys";
import { keysOf } from "@domain/record/ways";
import { stripped, withKeys } from "../../demo/setup/rules/source";

const source = readFileSync("firestore.rules", "utf8");
const deployed = stripped(source);

describe("what is deployed", () => {
  it("fits into what production takes, for good", () => {
    expect(Buffer.byteLength(deployed)).toBeLessThanOrEqual(45_000);
    expect(deployed.split("\n").length).toBeLessThanOrEqual(1300);
  });

  // The spaces are not deployed; what they stand between is to become no more.
  it("grows no further, with every space within its lines", () => {
    const lines = source
      .split("\n")
      .map((line) => line.replace(/\s*\/\/.*$/, "").trim())
      .filter((line) => line !== "");
    expect(Buffer.byteLength(lines.join("\n"))).toBeLessThanOrEqual(45_000);
  });

  it("loses nothing but comments and white space", () => {
    const packed = (text: string) =>
      text.replaceAll(/('(?:[^'\\]|\\.)*')|\/\/.*|\s+/g, "$1");
    expect(packed(deployed)).toBe(packed(source));
  });

  it("keeps what texts hold, a space between words, and a line for each sentence and permission", () => {
    const text = `
      match /a/{id} {
        // Why.
        allow get, list: if is(id) && x in ['a  b', '//c, d'];

        function is( id ) {
          let y = { 'k': id == null ? 1 : 2 };
          return y.k > 1
            || id.matches('a\\'  b');
        }
      }`;
    expect(stripped(text).split("\n")).toEqual([
      "match /a/{id} {",
      "allow get,list: if is(id)&&x in ['a  b','//c, d'];",
      "function is(id){let y={ 'k':id==null?1:2};",
      "return y.k>1||id.matches('a\\'  b');}}",
      "",
    ]);
  });
});

describe("the lists of keys", () => {
  const lists = [...source.matchAll(/function (\w+Keys)\(\)/g)].map(
    ([, name]) => name!,
  );

  it("are as npm run rules writes them from the table of collections", () => {
    expect(withKeys(source)).toBe(source);
    expect(lists).toContain("tasksCreateKeys");
  });

  it.each(lists)("%s touch nothing that stays as it was made", (list) => {
    const [collection, action] = actionOf(list, collectionNames);
    const { schema, idField } = entryOf(collection);
    const kinds = fieldKinds(schema);
    const keys = keysOf(collection, action);
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => kinds[key] === "legacy")).toEqual([]);
    if (action === "create") return;
    const fixed = [...metaKeys, "zooId", "authorId", "automationId", idField];
    expect(keys.filter((key) => fixed.includes(key))).toEqual([]);
  });

  it("are refused where the action is no direct write", () => {
    expect(() => keysOf("sectors", "create")).toThrow("no direct write");
    expect(() => actionOf("someKeys", collectionNames)).toThrow("names no");
    expect(() => withKeys("nothing")).toThrow("no markers");
  });
});

describe("the rules", () => {
  it("speak of every collection", () => {
    // Of its own, below one parent or below all of them, or one of several.
    const isNamed = (collection: string) =>
      new RegExp(
        `match /(?:\\{path=\\*\\*\\}/|\\w+/\\{\\w+\\}/)?${collection}/|(?:in [([]?|isOf\\()'(?:[\\w,'+]*,'?)?${collection}[,']`,
      ).test(deployed);
    const unnamed = collectionNames.filter((name) => {
      const [root = "", , nested = root] = entryOf(name).path.split("/");
      return !isNamed(root) || !isNamed(nested);
    });
    // Mails hold links that sign in: nobody reads them, and no sentence lets anybody.
    expect(unnamed).toEqual(["mail"]);
  });

  it("let a browser create and update only what is written directly", () => {
    const isDirect = ({ kind }: { kind: string }) =>
      kind === "field" || kind === "log";
    const actions = collectionNames.flatMap((name) =>
      Object.entries(entryOf(name).writes).flatMap(([action, write]) =>
        isDirect(write)
          ? [
              `${name} ${action === "create" || write.kind === "log" ? "create" : "update"}`,
            ]
          : [],
      ),
    );
    const direct = [...new Set(actions)];
    const creates = direct.filter((one) => one.endsWith(" create"));
    const allowed = deployed.match(/^allow (create|update)\b.*$/gm) ?? [];
    const updates = allowed.filter((line) => line.startsWith("allow update"));
    expect(updates).toHaveLength(direct.length - creates.length);
    expect(allowed.length - updates.length).toBe(creates.length);
  });

  it("never let a browser delete", () => {
    expect(deployed).not.toMatch(/allow [^:;]*\bdelete\b/);
    expect(deployed.match(/allow [^:;]*\bwrite\b[^;]*;/g)).toEqual([
      "allow read,write: if false;",
    ]);
  });

  it("read the access document in one place only", () => {
    expect(deployed.match(/at\('access'/g)).toHaveLength(1);
    expect(deployed).not.toContain("documents/access/");
  });
});
