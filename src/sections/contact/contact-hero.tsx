import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ButtonLink } from "../../components/button";
import { mailLink } from "../../components/mail-link";
import { phoneLink } from "content-kit/lib/phone-link";
import { Paragraphs } from "../../components/paragraphs";
import { fillIn } from "content-kit/lib/placeholders";
import { above, color, size, space, weight } from "../../design/tokens";
import { site } from "../../site-data";
import { HeroFrame } from "../shared/hero-frame";
import { HeroWords } from "../shared/hero-words";
import { OfficeStatus } from "./office-status";

export const query = graphql`
  fragment ContactHero on ContactPage {
    hero {
      eyebrow
      title
      text
    }
    promise
    book
    call
    write {
      label
      subject
      text
    }
    status {
      open
      today
      later
      yours
    }
  }
  fragment OfficeHours on SiteSettings {
    timeZone
    hours {
      zone
      week {
        days
        opens
        closes
      }
      holidays
    }
  }
`;

const styles = {
  grid: css({
    display: "grid",
    gap: space.huge,
    padding: `calc(${space.section} * 0.55) 0 ${space.huge}`,
    [above.medium]: { gridTemplateColumns: "minmax(0,7fr) minmax(0,5fr)", columnGap: space.huge, alignItems: "start" },
  }),
  promise: css({ color: color.pulseInk, fontWeight: weight.bold, fontSize: size.lead }),
  actions: css({ display: "grid", gap: space.small, justifyItems: "start" }),
  note: css({ color: color.muted, fontSize: size.small, maxWidth: "30rem", marginTop: space.tiny }),
};

interface ContactHeroProps {
  copy: Queries.ContactHeroFragment;
  office: Queries.OfficeHoursFragment;
  /** Contact details. */
  children: ReactNode;
}

/** Hero of the contact page: how to book, call and write now, and contact details. */
export const ContactHero = ({ copy, office: { timeZone, hours }, children }: ContactHeroProps) => {
  const { hero, promise, book, call, write, status } = copy;
  return (
    <HeroFrame>
      <div css={styles.grid}>
        <HeroWords {...hero}>
          <div css={styles.actions}>
            {book && site.bookingUrl && (
              <ButtonLink to={site.bookingUrl} variant="hero" size="lg">
                {book}
              </ButtonLink>
            )}
            {call && (
              <ButtonLink to={phoneLink(site.phone)} variant={site.bookingUrl ? "outline" : "hero"} size="lg">
                {fillIn(call, { phone: site.phone })}
              </ButtonLink>
            )}
            {status && hours.week && (
              <OfficeStatus
                hours={{ timeZone, week: hours.week, holidays: hours.holidays }}
                zone={hours.zone ?? ""}
                words={status}
              />
            )}
            {write && (
              <ButtonLink to={mailLink(site.email, write.subject, write.text)} variant="outline" size="lg">
                {write.label}
              </ButtonLink>
            )}
            {site.callNote && <Paragraphs css={styles.note} text={site.callNote} />}
          </div>
          <Paragraphs css={styles.promise} text={promise} />
        </HeroWords>
        {children}
      </div>
    </HeroFrame>
  );
};
