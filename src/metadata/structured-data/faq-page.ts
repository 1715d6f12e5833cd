/** Questions with answers. */
import type { FAQPage } from "schema-dts";
import { paragraphsOf } from "content-kit/lib/paragraphs";
import { thingId } from "./graph";

/** The questions of a page, in its order. */
export const faqPage = (
  siteUrl: string,
  path: string,
  items: readonly { question: string; answer: string }[],
): FAQPage => ({
  "@type": "FAQPage",
  "@id": thingId(siteUrl, path, "faq"),
  mainEntity: items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: paragraphsOf(answer).join("\n\n") },
  })),
});
