import { lexer, type Token, type Tokens } from "marked";
import type { ReactNode } from "react";
import classes from "./markdown.module.css";

/** Where a link may lead: the web, encrypted, or a mail. */
const schemes = new Set(["https:", "mailto:"]);

/** The address as the browser reads it; null for one that leads nowhere we let people go. */
function safeHref(href: string): string | null {
  try {
    const url = new URL(href);
    return schemes.has(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}

const plainText = /&(amp|lt|gt|quot|#39);/g;
const characters: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
};

const unescaped = (text: string) =>
  text.replace(plainText, (_, name: string) => characters[name] ?? "");

const all = (tokens: readonly Token[] | undefined): ReactNode =>
  tokens?.map((token, index) => <Piece key={index} token={token} />);

function Link({ href, tokens }: Tokens.Link) {
  const to = safeHref(href);
  if (to === null) return <>{all(tokens)}</>;
  return (
    <a href={to} target="_blank" rel="noopener noreferrer nofollow">
      {all(tokens)}
    </a>
  );
}

function Items({ ordered, start, items }: Tokens.List) {
  const children = items.map((item, index) => (
    <li key={index}>
      {item.task && (item.checked === true ? "☑ " : "☐ ")}
      {all(item.tokens.filter(({ type }) => type !== "checkbox"))}
    </li>
  ));
  return ordered ? (
    <ol start={start === "" ? 1 : start}>{children}</ol>
  ) : (
    <ul>{children}</ul>
  );
}

function Table({ header, rows }: Tokens.Table) {
  const cells = (row: readonly Tokens.TableCell[], Cell: "th" | "td") =>
    row.map(({ tokens }, index) => <Cell key={index}>{all(tokens)}</Cell>);
  return (
    <div className={classes.wide}>
      <table>
        <thead>
          <tr>{cells(header, "th")}</tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>{cells(row, "td")}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** One piece of the text; what is none of these stands there as it was typed. */
function Piece({ token }: { token: Token }): ReactNode {
  const { type } = token;
  const inside = "tokens" in token ? token.tokens : undefined;
  switch (type) {
    case "space":
    case "def":
      return null;
    case "br":
      return <br />;
    case "hr":
      return <hr />;
    case "paragraph":
      return <p>{all(inside)}</p>;
    case "heading":
      return <p className={classes.heading}>{all(inside)}</p>;
    case "blockquote":
      return <blockquote>{all(inside)}</blockquote>;
    case "strong":
      return <strong>{all(inside)}</strong>;
    case "em":
      return <em>{all(inside)}</em>;
    case "del":
      return <del>{all(inside)}</del>;
    case "code":
      return <pre>{(token as Tokens.Code).text}</pre>;
    case "codespan":
      return <code>{(token as Tokens.Codespan).text}</code>;
    case "list":
      return <Items {...(token as Tokens.List)} />;
    case "table":
      return <Table {...(token as Tokens.Table)} />;
    case "link":
      return <Link {...(token as Tokens.Link)} />;
    case "image":
      // Nothing is fetched from elsewhere: what it shows is told.
      return (token as Tokens.Image).text;
    case "text":
      return inside === undefined
        ? unescaped((token as Tokens.Text).text)
        : all(inside);
    case "escape":
      return (token as Tokens.Escape).text;
    default:
      return token.raw;
  }
}

/** Quotes and lists one in another beyond what anybody reads, which nothing draws. */
const tooDeep = /^[\t ]*(?:(?:>|[*+-]|\d+[.)])[\t ]*){20}/m;

/** Its pieces; null for a text that cannot be taken apart. */
function piecesOf(text: string): readonly Token[] | null {
  if (tooDeep.test(text)) return null;
  try {
    return lexer(text, { gfm: true, breaks: true });
  } catch {
    return null;
  }
}

/**
 * A text in Markdown, drawn piece by piece: HTML in it is text, pictures are their descriptions, links lead to
 * https and mail alone. What cannot be taken apart stands as it was typed.
 */
export function Markdown({ text }: { text: string }) {
  const pieces = piecesOf(text);
  return (
    <div className={classes.text}>
      {pieces === null ? (
        <span style={{ whiteSpace: "pre-wrap" }}>{text}</span>
      ) : (
        all(pieces)
      )}
    </div>
  );
}
