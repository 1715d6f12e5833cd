/** Buttons, links, cards and lists in each tone at /kitchen-sink, in development only. */
import { css } from "@emotion/react";
import { Accordion } from "../components/accordion";
import { ArrowLink } from "../components/arrow-link";
import { Badge, type BadgeVariant } from "../components/badge";
import { buttonStyles, type ButtonSize, type ButtonVariant } from "../components/button";
import { Card, CardLink, CardList, type CardLook } from "../components/card";
import { CheckList } from "../components/check-list";
import { Section, type SectionTone } from "../components/container";
import { Icon } from "../components/icon";
import { PulseLine } from "../components/pulse-line";
import { RichText } from "../components/rich-text";
import { ICONS } from "../content-model/fields/icons";
import { space } from "../design/tokens";

const TONES: readonly SectionTone[] = ["paper", "mist", "deep"];
const VARIANTS: readonly ButtonVariant[] = ["default", "hero", "outline", "secondary", "ghost", "link", "destructive"];
const SIZES: readonly ButtonSize[] = ["sm", "default", "lg"];
const BADGES: readonly BadgeVariant[] = ["default", "secondary", "destructive", "outline"];
const LOOKS: readonly CardLook[] = ["open", "lined", "ruled", "framed"];
const HERE = "/kitchen-sink";
const HTML = `<h3>Rich text</h3><p>With <a href="/">a link</a>, <strong>weight</strong> and <code>code</code>.</p><ul><li>A list</li><li>of two</li></ul><blockquote><p>A quote.</p></blockquote>`;

const styles = {
  all: css({ display: "grid", gridTemplateColumns: "minmax(0,1fr)", gap: space.large }),
  row: css({ display: "flex", flexWrap: "wrap", gap: space.base, alignItems: "center" }),
};

const Buttons = ({ variant }: { variant: ButtonVariant }) => (
  <div css={styles.row}>
    {SIZES.map((size) => (
      <button key={size} type="button" css={buttonStyles(variant, size)}>
        {variant}, {size}
      </button>
    ))}
    <button type="button" css={buttonStyles(variant)} disabled>
      disabled
    </button>
  </div>
);

const KitchenSink = () =>
  TONES.map((tone) => (
    <Section key={tone} tone={tone} labelledBy={`title-${tone}`}>
      <div css={styles.all}>
        <h2 id={`title-${tone}`}>On {tone}</h2>
        {VARIANTS.map((variant) => (
          <Buttons key={variant} variant={variant} />
        ))}
        <div css={styles.row}>
          {BADGES.map((variant) => (
            <Badge key={variant} variant={variant}>
              {variant}
            </Badge>
          ))}
          <ArrowLink to={HERE}>Read on</ArrowLink>
          {ICONS.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </div>
        {LOOKS.map((look) => (
          <CardList key={look} look={look} columns={3}>
            {["One card", "Another card"].map((name) => (
              <Card key={name} look={look}>
                <CardLink to={HERE}>{`${name}, ${look}`}</CardLink>
              </Card>
            ))}
          </CardList>
        ))}
        <Accordion group={tone} items={[{ title: "A question", text: "Its answer." }]} />
        <CheckList items={["One point", "Another point"]} />
        <PulseLine beats={tone} />
        <RichText html={HTML} />
      </div>
    </Section>
  ));

export default KitchenSink;
