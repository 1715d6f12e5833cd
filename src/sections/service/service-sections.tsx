import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Accordion } from "../../components/accordion";
import { containerStyles } from "../../components/container";
import { RichText } from "../../components/rich-text";
import { SectionHeading } from "../../components/section-heading";
import { TableOfContents } from "../../components/table-of-contents";
import { above, space } from "../../design/tokens";
import { labels } from "../../site-data";
import { Comparison } from "./comparison";
import { Benefits } from "./benefits";
import { Example } from "./example";
import { Included } from "./included";
import { NextStep } from "../shared/next-step";
import { Pricing } from "./pricing";
import { Process } from "./process";
import { contentsOf } from "./service-contents";
import { CaseStudies } from "../shared/case-studies";
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
    example {
      ...Example
    }
    pricing {
      ...Pricing
    }
    testimonials {
      items {
        ...Testimonial
      }
    }
    caseStudies {
      ...CaseStudy
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
    paddingBlock: `${space.large} ${space.section}`,
    [above.large]: { gridTemplateColumns: "13rem minmax(0,1fr)" },
  }),
  sections: css({ display: "grid", gridTemplateColumns: "minmax(0,1fr)", gap: `calc(${space.section} * 0.9)` }),
};

interface ServiceSectionsProps {
  service: Queries.ServiceSectionsFragment;
  copy: Queries.ServiceSectionsCopyFragment;
  cases?: Queries.CaseStudyCopyFragment | null;
}

/** The sections of a service's page next to their table of contents; empty sections are left out of both. */
export const ServiceSections = ({ service, copy, cases }: ServiceSectionsProps) => {
  const { content, comparison, pricing, testimonials, faq } = service;
  const { sections } = copy;
  return (
    <div css={[containerStyles, styles.grid]}>
      <TableOfContents label={labels.tableOfContents} entries={contentsOf(service, copy)} />
      <div css={styles.sections}>
        {pricing && <Pricing {...pricing} action={copy.pricingAction} terms={copy.pricingTerms} />}
        <RichText html={service.body} />
        <Benefits
          {...sections.keyBenefits}
          keyBenefits={content.keyBenefits}
          features={{ ...sections.features, items: content.features }}
          benefits={content.benefits}
        />
        <Included {...sections.included} categories={content.detailedFeatures} />
        {service.example && <Example {...service.example} />}
        <NextStep />
        <Process {...sections.process} steps={service.process.steps} />
        <Comparison {...comparison} columns={copy.comparisonColumns} />
        {testimonials && (
          <Testimonials {...sections.testimonials} items={testimonials.items} sampleNotice={copy.sampleNotice} />
        )}
        {cases && service.caseStudies.length > 0 && <CaseStudies studies={service.caseStudies} copy={cases} />}
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
