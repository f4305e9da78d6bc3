// What axe finds on a page.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds, serious or not. */
export async function findings(page: Page): Promise<string[]> {
  // Outside the page's content security policy, which forbids scripts from elsewhere.
  return page.evaluate(async source => {
    if (!("axe" in window)) new Function(source).call(window);
    const { violations } = await (window as any).axe.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
      rules: { "label-content-name-mismatch": { enabled: true }, "heading-order": { enabled: true } },
    });
    // The words drawn on a map are names and numbers scattered over a picture; the label says them as a sentence.
    const isDrawn = (id: string, node: any) =>
      id === "label-content-name-mismatch" && document.querySelector(node.target[0])?.closest("svg");
    // A card is called by its title, which its label must hold; the rest of its text is the label's in other words.
    const isTitled = (id: string, node: any) => {
      const element = document.querySelector(node.target[0]);
      const words = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase();
      const label = words(element?.getAttribute("aria-label") ?? "");
      const texts = element ? document.createTreeWalker(element, NodeFilter.SHOW_TEXT) : null;
      let title = "";
      // Numbers and signs before it are no title.
      while (texts?.nextNode() && !/\p{L}{3}/u.test(title)) title = words(texts.currentNode.nodeValue ?? "");
      return id === "label-content-name-mismatch" && title !== "" && label.includes(title);
    };
    const isFine = (id: string, node: any) => isDrawn(id, node) || isTitled(id, node);
    return violations.flatMap(({ id, nodes }: any) =>
      nodes.filter((node: any) => !isFine(id, node)).map((node: any) => `${id}: ${node.html.slice(0, 160)}`),
    );
  }, axe);
}
