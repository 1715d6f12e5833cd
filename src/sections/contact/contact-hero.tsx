import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ButtonLink } from "../../components/button";
import { mailLink } from "../../components/mail-link";
import { phoneLink } from "../../lib/phone-link";
import { LINE_WIDTH, PulseLine } from "../../components/pulse-line";
import { Paragraphs } from "../../components/paragraphs";
import { fillIn } from "../../content-model/fields/placeholders";
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
    week {
      days
      quiet
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
  week: css({
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(0,1fr)",
    paddingBlock: `${space.tiny} ${space.base}`,
    textAlign: "center",
    // Small enough for five long names on a phone.
    fontSize: "clamp(0.6875rem,2.8vw,0.875rem)",
    color: color.muted,
  }),
};

interface WeekProps {
  days: readonly string[];
  quiet: number | null;
}

/** A week on the line: a beat above each day but the quiet one. */
const Week = ({ days, quiet }: WeekProps) => {
  const beats = days.flatMap((_, index) =>
    index + 1 === quiet ? [] : [{ x: ((index + 0.5) * LINE_WIDTH) / days.length, height: 0.9 }],
  );
  return (
    <>
      <PulseLine atOnce beats={beats} height={96} />
      <ol role="list" css={styles.week}>
        {days.map((day, index) => (
          <li key={index}>{day}</li>
        ))}
      </ol>
    </>
  );
};

interface ContactHeroProps {
  copy: Queries.ContactHeroFragment;
  office: Queries.OfficeHoursFragment;
  /** Contact details. */
  children: ReactNode;
}

/** Hero of the contact page: how to call and write now, contact details, and a week with one quiet day. */
export const ContactHero = ({ copy, office: { timeZone, hours }, children }: ContactHeroProps) => {
  const { hero, promise, call, write, status, week } = copy;
  return (
    <HeroFrame below={week && <Week {...week} />}>
      <div css={styles.grid}>
        <HeroWords {...hero}>
          <div css={styles.actions}>
            {call && (
              <ButtonLink to={phoneLink(site.phone)} variant="hero" size="lg">
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
