/** A text as a style sheet quotes it. */
const quoted = (text: string) =>
  `"${text.replace(/["\\<]/gu, (mark) => `\\${mark.codePointAt(0)?.toString(16) ?? ""} `)}"`;

/**
 * What paper this is for, with a foot and the page below; other pages print on other paper, so it stands while the
 * report does.
 */
const paper = (foot: string) => `@page {
  size: A4;
  margin: 16mm 16mm 18mm;
  @bottom-left { content: ${quoted(foot)}; font: 8pt sans-serif; color: #555 }
  @bottom-right {
    content: counter(page) " / " counter(pages);
    font: 8pt sans-serif;
    color: #555;
  }
}`;

/** Prints what it stands beside on A4, with these words and the page at the foot of each sheet. */
export const PaperStyle = ({ foot }: { foot: string }) => (
  <style>{paper(foot)}</style>
);
