/** A handover as plain text: each part under its heading, a line for each thing and below it what was said. */
export function plainText(sheet: HTMLElement): string {
  const textOf = (element: Element) => element.textContent.trim();
  const parts = [...sheet.querySelectorAll("[data-part]")].map((part) =>
    [
      ...[...part.querySelectorAll("h3")].map(textOf),
      ...[...part.querySelectorAll("li")].map(
        (line) => `- ${[...line.children].map(textOf).join(" · ")}`,
      ),
    ].join("\n"),
  );
  const heads = [...sheet.querySelectorAll("h2")].map(textOf);
  return [...heads, ...parts].join("\n\n");
}
