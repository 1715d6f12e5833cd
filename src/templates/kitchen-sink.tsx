/** While developing only: every part of the design system in every state, at /kitchen-sink. The words are its own. */
import { css } from "@emotion/react";
import { Accordion } from "../components/accordion";
import { ArrowLink } from "../components/arrow-link";
import { BackLink } from "../components/back-link";
import { Badge, type BadgeVariant } from "../components/badge";
import { Breadcrumb } from "../components/breadcrumb";
import { ButtonLink, buttonStyles, type ButtonSize, type ButtonVariant } from "../components/button";
import { CheckList } from "../components/check-list";
import { Band, type BandTone } from "../components/container";
import { EpisodeCover } from "../components/episode-cover";
import { Figure } from "../components/figure";
import { Icon } from "../components/icon";
import { LinkGrid } from "../components/link-grid";
import { Monogram } from "../components/monogram";
import { PulseLine } from "../components/pulse-line";
import { Quote } from "../components/quote";
import { RichText } from "../components/rich-text";
import { StatList } from "../components/stat";
import { Tip } from "../components/tip";
import { ICONS } from "../content-model/icons";
import { color, light, space } from "../design/tokens";

const VARIANTS: readonly ButtonVariant[] = ["default", "hero", "outline", "secondary", "ghost", "link", "destructive"];
const SIZES: readonly ButtonSize[] = ["sm", "default", "lg"];
const BADGES: readonly BadgeVariant[] = ["default", "secondary", "destructive", "outline"];
const TONES: readonly BandTone[] = ["paper", "mist", "deep"];
const HTML = `<h2>Rich text</h2><p>With <a href="/">a link</a>, <strong>weight</strong> and <code>code</code>.</p><ul><li>A list</li><li>of two</li></ul><blockquote><p>A quote.</p></blockquote><div class="table-scroll" role="group" tabindex="0"><table><thead><tr><th>A</th><th>table</th></tr></thead><tbody><tr><td>with</td><td>cells</td></tr></tbody></table></div>`;

const styles = {
  row: css({ display: "flex", flexWrap: "wrap", gap: space.base, alignItems: "center", marginBlock: space.medium }),
  narrow: css({ maxWidth: "18rem" }),
  swatch: css({ width: "8rem", height: "4rem", padding: space.tiny, border: `1px solid ${color.line}`, fontSize: 12 }),
};

const Buttons = () =>
  VARIANTS.map((variant) => (
    <div key={variant} css={styles.row}>
      {SIZES.map((size) => (
        <ButtonLink key={size} to="/kitchen-sink" variant={variant} size={size}>
          {variant} {size}
        </ButtonLink>
      ))}
      <button type="button" css={buttonStyles(variant, "icon")} aria-label={`${variant} icon`}>
        ★
      </button>
    </div>
  ));

const KitchenSink = () => (
  <>
    {TONES.map((tone) => (
      <Band key={tone} tone={tone}>
        <h2>On {tone}</h2>
        <Buttons />
        <div css={styles.row}>
          {BADGES.map((variant) => (
            <Badge key={variant} variant={variant}>
              {variant}
            </Badge>
          ))}
          <ArrowLink to="/kitchen-sink">Arrow link</ArrowLink>
          <BackLink to="/kitchen-sink">Back link</BackLink>
          <Tip id={`tip-${tone}`} label="Tip" title="A tip">
            What it says.
          </Tip>
        </div>
        <Breadcrumb label={tone} crumbs={[{ label: "Section", to: "/kitchen-sink" }, { label: "Page" }]} />
        <StatList
          stats={[
            { number: "+312%", label: "a figure" },
            { number: "4.9/5", label: "another" },
          ]}
        />
        <Figure number="72%" label="one large figure" />
        <Accordion
          group={tone}
          items={[
            { title: "One", text: "Opens alone." },
            { title: "Two", text: "Closes the other." },
          ]}
        />
        <CheckList items={["One point", "Another point that is longer than the first"]} />
        <Quote
          name="Dana Sample"
          practice="A practice"
          location="A town"
          content="What was said."
          result="What came of it"
          rating={5}
          treatment="A treatment"
          ratingLabel="5 of 5"
          sampleLabel="Sample"
        />
        <PulseLine beats={tone} />
      </Band>
    ))}
    <Band>
      <h1>Kitchen sink</h1>
      <div css={styles.row}>
        {ICONS.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </div>
      <div css={styles.row}>
        {Object.keys(light).map((name) => (
          <div key={name} css={styles.swatch} style={{ background: color[name as keyof typeof light] }}>
            {name}
          </div>
        ))}
      </div>
      <div css={styles.row}>
        <div css={styles.narrow}>
          <EpisodeCover seed="kitchen" label="Episode 1 · 10:00" title="A cover without a picture" />
        </div>
        <div css={styles.narrow}>
          <Monogram name="Kit Sample" />
        </div>
      </div>
      <LinkGrid
        links={[
          { to: "/kitchen-sink", label: "A link", note: "with a note" },
          { to: "/", label: "Another" },
        ]}
      />
      <RichText html={HTML} />
    </Band>
  </>
);

export default KitchenSink;
