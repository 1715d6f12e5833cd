import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { Accordion } from "../../components/accordion";
import { CheckList } from "../../components/check-list";
import { Section } from "../../components/container";
import { LinkGrid } from "../../components/link-grid";
import { RichText } from "../../components/rich-text";
import { SectionHeading } from "../../components/section-heading";
import { ContactDetails } from "../contact/contact-details";
import { LatestArticles } from "../home/latest-articles";
import { LatestPodcast } from "../home/latest-podcast";
import { Comparison } from "../service/comparison";
import { LargeQuote } from "../service/large-quote";
import { Pricing } from "../service/pricing";
import { Process } from "../service/process";
import { Testimonials } from "../service/testimonials";
import { Closing } from "../shared/closing";
import { IconItems } from "../shared/icon-items";
import { Results } from "../shared/results";
import { Definitions } from "./definitions";
import { Film, Logos, Picture } from "./media-sections";
import type { LandingSection, Placed } from "./section-fields";

type Of<Name extends LandingSection["__typename"]> = Extract<LandingSection, { __typename: Name }> & Placed;

const styles = {
  // The dark ground of the steps reaches the edges of the window.
  clipped: css({ overflowX: "clip" }),
};

interface HeadedProps extends Pick<Placed, "id"> {
  title: string;
  text: string | null;
  children: ReactNode;
}

/** A section with a heading of its own. */
const Headed = ({ id, title, text, children }: HeadedProps) => (
  <Section narrow id={id} labelledBy={`${id}-title`}>
    <SectionHeading id={`${id}-title`} title={title} text={text} />
    {children}
  </Section>
);

const Questions = ({ id, title, text, questions }: Of<"QuestionsSection">) => (
  <Headed id={id} title={title} text={text}>
    <Accordion group={id} items={questions.map(({ question, answer }) => ({ title: question, text: answer }))} />
  </Headed>
);

const ServiceClients = ({ title, text, service, shared }: Of<"TestimonialsSection">) => (
  <Section narrow>
    <Testimonials
      title={title}
      text={text}
      items={service.testimonials?.items ?? []}
      sampleNotice={shared.service.sampleNotice}
    />
  </Section>
);

/** The component of each type of section. */
export const SECTION_VIEWS: { [Name in LandingSection["__typename"]]: (props: Of<Name>) => ReactNode } = {
  // Rendered by the template, above what may wait.
  HeroSection: () => null,
  ClaimsSection: ({ id, title, text, claims, background }) => (
    <Results id={id} title={title} text={text ?? ""} claims={claims} tone={background ? "paper" : "mist"} />
  ),
  DefinitionsSection: ({ claims, periodLabel, clientsLabel, ...section }) => (
    <Headed {...section}>
      <Definitions claims={claims} periodLabel={periodLabel} clientsLabel={clientsLabel} />
    </Headed>
  ),
  PointsSection: ({ id, title, text, items }) => (
    <Section narrow>
      <IconItems id={id} title={title} text={text} items={items} three={items.length % 3 === 0} />
    </Section>
  ),
  ChecklistSection: ({ checks, ...section }) => (
    <Headed {...section}>
      <CheckList items={checks} />
    </Headed>
  ),
  ProseSection: ({ id, html }) => (
    <Section narrow id={id}>
      <RichText html={html} />
    </Section>
  ),
  PictureSection: Picture,
  FilmSection: Film,
  LogosSection: Logos,
  QuoteSection: ({ words, note }) => <LargeQuote words={words} note={note} />,
  TestimonialsSection: ServiceClients,
  ComparisonSection: ({ service, shared }) => (
    <Section narrow>
      <Comparison {...service.comparison} columns={shared.service.comparisonColumns} />
    </Section>
  ),
  ProcessSection: ({ title, text, service }) => (
    <Section narrow css={styles.clipped}>
      <Process title={title} text={text} steps={service.process.steps} />
    </Section>
  ),
  PricesSection: ({ service, action, shared }) => (
    <Section narrow>
      {service.pricing && <Pricing {...service.pricing} action={action} terms={shared.service.pricingTerms} />}
    </Section>
  ),
  QuestionsSection: Questions,
  ArticlesSection: ({ title, linkLabel, shared }) => (
    <LatestArticles title={title} linkLabel={linkLabel} articles={shared.articles.nodes} />
  ),
  EpisodeSection: ({ intro, shared, ...words }) => (
    <LatestPodcast {...words} text={intro} episodes={shared.episodes.nodes} />
  ),
  CitiesSection: ({ cities, ...section }) => (
    <Headed {...section}>
      <LinkGrid links={cities.map(({ name, path }) => ({ label: name, to: path }))} />
    </Headed>
  ),
  ContactSection: ({ shared, ...section }) => (
    <Headed {...section}>
      <ContactDetails copy={shared.contact} />
    </Headed>
  ),
  ClosingSection: ({ title, text, primary, secondary }) => (
    <Closing title={title} text={text} primary={primary} secondary={secondary} />
  ),
};
