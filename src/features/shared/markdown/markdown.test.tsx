import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderUi } from "../../../ui/testing/render-ui";
import { Markdown } from "./markdown";

async function drawn(text: string) {
  const { container } = await renderUi(<Markdown text={text} />);
  return container;
}

it("draws what Markdown is for", async () => {
  const container = await drawn(
    "# Titre\n\nUn **gras**, un *italique*, du `code`.\nÀ la ligne.\n\n1. un\n2. deux\n\n- [x] fait\n\n> cité\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nA &amp; B \\*",
  );
  for (const tag of [
    "strong",
    "em",
    "code",
    "br",
    "ol",
    "ul",
    "blockquote",
    "td",
  ])
    expect([tag, container.querySelector(tag) !== null]).toEqual([tag, true]);
  expect(container).toHaveTextContent("☑ fait");
  expect(container).toHaveTextContent("A & B *");
});

it("leads to https and mail, in a tab that knows nothing of this one", async () => {
  await drawn(
    "[ici](https://example.org/a?b=c) <https://example.org/> [mail](mailto:a@example.org)",
  );
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "https://example.org/a?b=c",
    "https://example.org/",
    "mailto:a@example.org",
  ]);
  for (const link of links) {
    expect(link.getAttribute("rel")).toContain("noopener");
    expect(link).toHaveAttribute("target", "_blank");
  }
});

const allowed = new Set(
  "DIV P STRONG EM DEL CODE PRE UL OL LI BLOCKQUOTE BR HR A TABLE THEAD TBODY TR TH TD STYLE".split(
    " ",
  ),
);

it.each([
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert(1))",
  "[x](java\tscript:alert(1))",
  "[x](&#106;avascript:alert(1))",
  "[x](data:text/html;base64,PHNjcmlwdD4=)",
  "[x](vbscript:x)",
  "[x](http://example.org)",
  "[x](//example.org)",
  "[x](/EnclosureListView)",
  "[x](blob:https://example.org/x)",
  "<javascript:alert(1)>",
  "[x][y]\n\n[y]: javascript:alert(1)",
  "![x](https://example.org/x.png)",
  "[![x](https://example.org/x.png)](javascript:alert(1))",
  '![x](https://example.org/x.png "onerror=alert(1)")',
  "<img src=x onerror=alert(1)>",
  "<script>alert(1)</script>",
  '<a href="javascript:alert(1)">x</a>',
  "<iframe src=https://example.org></iframe>",
  "<svg onload=alert(1)>",
  "<style>*{display:none}</style>",
  "**<b onclick=alert(1)>x</b>**",
  "- <img src=x onerror=alert(1)>\n  - <script>x</script>",
  "> <object data=x>\n> [x](javascript:x)",
  "| <img src=x> | [x](javascript:x) |\n|---|---|\n| a | b |",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "<!-- --><form action=x><input></form>",
  "http://example.org",
])("makes nothing of %s but text", async (text) => {
  const container = await drawn(text);
  const root = container.querySelector("div[class*=text]") ?? container;
  expect(root.textContent).not.toBe("");
  for (const element of root.querySelectorAll("*")) {
    expect(allowed.has(element.tagName.toUpperCase())).toBe(true);
    const names = element.getAttributeNames();
    expect(
      names.filter((name) => !["class", "start", "type"].includes(name)),
    ).toEqual([]);
  }
});

it("draws a text nested a thousand times without failing", async () => {
  const container = await drawn(`${">".repeat(200)} ${"*".repeat(1000)}a`);
  expect(container.textContent).toContain("a");
});

it.each([">".repeat(9000), "> ".repeat(5000), "1. ".repeat(3000)])(
  "shows what cannot be taken apart as it was typed, and the rest of the page (%#)",
  async (text) => {
    await renderUi(
      <>
        <Markdown text={text} />
        <p>here</p>
      </>,
    );
    expect(screen.getByText("here")).toBeVisible();
    expect(document.body).toHaveTextContent(text.trim().slice(0, 50));
  },
);
