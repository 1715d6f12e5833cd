import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Accordion } from "../../components/accordion";
import { containerStyles } from "../../components/container";
import { SectionHeading } from "../../components/section-heading";
import { TableOfContents } from "../../components/table-of-contents";
import { above, space } from "../../design/tokens";
import { labels } from "../../site-data";
import { Comparison } from "./comparison";
import { Benefits } from "./benefits";
import { Included } from "./included";
import { NextStep } from "../shared/next-step";
import { Pricing } from "./pricing";
import { Process } from "./process";
import { contentsOf } from "./service-contents";
import { Testimonials } from "./testimonials";

export const query = graphql`
  fragment ServiceSections on Service {
    path
    title
    body
    content {
      keyBenefits {
        ...IconItem
      }
      benefits
      features {
        ...IconItem
      }
      detailedFeatures {
        category
        items
      }
    }
    process {
      steps {
        ...ProcessStep
      }
    }
    comparison {
      ...Comparison
    }
    pricing {
      ...Pricing
    }
    testimonials {
      items {
        ...Testimonial
      }
    }
    faq {
      items {
        question
        answer
      }
    }
  }
`;

const styles = {
  grid: css({
    display: "grid",
    gap: space.huge,
    paddingBlock: space.section,
    [above.large]: { gridTemplateColumns: "13rem minmax(0,1fr)" },
  }),
  sections: css({ display: "grid", gap: `calc(${space.section} * 1.05)`, minWidth: 0 }),
};

interface ServiceSectionsProps {
  service: Queries.ServiceSectionsFragment;
  copy: Queries.ServiceSectionsCopyFragment;
}

/** The sections of a service's page next to their table of contents; empty sections are left out of both. */
export const ServiceSections = ({ service, copy }: ServiceSectionsProps) => {
  const { content, comparison, pricing, testimonials, faq } = service;
  const { sections } = copy;
  return (
    <div css={[containerStyles, styles.grid]}>
      <TableOfContents label={labels.tableOfContents} entries={contentsOf(service, copy)} />
      <div css={styles.sections}>
        <Benefits
          {...sections.keyBenefits}
          keyBenefits={content.keyBenefits}
          features={{ ...sections.features, items: content.features }}
          benefits={content.benefits}
        />
        <Included {...sections.included} categories={content.detailedFeatures} />
        <NextStep />
        {pricing && <Pricing {...pricing} action={copy.pricingAction} terms={copy.pricingTerms} />}
        <Process {...sections.process} steps={service.process.steps} />
        <NextStep />
        <Comparison {...comparison} columns={copy.comparisonColumns} />
        <NextStep />
        {testimonials && (
          <Testimonials {...sections.testimonials} items={testimonials.items} sampleNotice={copy.sampleNotice} />
        )}
        <NextStep />
        {faq && (
          <section id="questions" aria-labelledby="questions-title">
            <SectionHeading id="questions-title" {...sections.faq} />
            <Accordion
              group="questions"
              items={faq.items.map(({ question, answer }) => ({ title: question, text: answer }))}
            />
          </section>
        )}
      </div>
    </div>
  );
};
