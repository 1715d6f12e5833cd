import { Actions } from "../../components/actions";
import { ArrowLink } from "../../components/arrow-link";
import { BackLink } from "../../components/back-link";
import { Badge, type BadgeVariant } from "../../components/badge";
import { Breadcrumb } from "../../components/breadcrumb";
import { buttonStyles, type ButtonSize, type ButtonVariant } from "../../components/button";
import { Sheet, SheetButton } from "../../components/sheet";
import { Tip } from "../../components/tip";
import { Sample, SampleRow } from "./sample";
import { shown } from "./shown-states";

const VARIANTS: readonly ButtonVariant[] = ["default", "hero", "outline", "secondary", "ghost", "link", "destructive"];
const SIZES: readonly ButtonSize[] = ["sm", "default", "lg", "icon"];
const STATES = ["hover", "focus", "active"] as const;
const BADGES: readonly BadgeVariant[] = ["default", "secondary", "destructive", "outline"];

const HERE = "/kitchen-sink";

const Buttons = ({ variant }: { variant: ButtonVariant }) => (
  <Sample name={`Button, ${variant}: four sizes, hover, focus, pressed, disabled`}>
    <SampleRow>
      {SIZES.map((size) => (
        <button key={size} type="button" css={buttonStyles(variant, size)} aria-label={`${variant} ${size}`}>
          {size === "icon" ? "★" : size}
        </button>
      ))}
      {STATES.map((state) => (
        <button key={state} type="button" css={buttonStyles(variant)} {...shown(state)}>
          {state}
        </button>
      ))}
      <button type="button" css={buttonStyles(variant)} disabled>
        disabled
      </button>
    </SampleRow>
  </Sample>
);

/** Controls: buttons, badges, links, menus. `id` keeps ids unique. */
export const Controls = ({ id }: { id: string }) => (
  <>
    {VARIANTS.map((variant) => (
      <Buttons key={variant} variant={variant} />
    ))}
    <Sample name="Actions">
      <Actions primary={{ label: "What to do", to: HERE }} secondary={{ label: "or this", to: HERE }} />
    </Sample>
    <Sample name="Badge">
      <SampleRow>
        {BADGES.map((variant) => (
          <Badge key={variant} variant={variant}>
            {variant}
          </Badge>
        ))}
      </SampleRow>
    </Sample>
    <Sample name="Links: breadcrumb, back, on">
      <Breadcrumb
        label={`Breadcrumb, ${id}`}
        crumbs={[{ label: "Section", to: HERE }, { label: "Part", to: HERE }, { label: "Page" }]}
      />
      <SampleRow>
        <BackLink to={HERE}>Back to the section</BackLink>
        <ArrowLink to={HERE}>Read on</ArrowLink>
      </SampleRow>
    </Sample>
    <Sample name="Tip and Sheet">
      <SampleRow>
        <Tip id={`tip-${id}`} label="Open the tip" title="A tip">
          What it says, in a sentence or two.
        </Tip>
        <SheetButton sheet={`sheet-${id}`}>Open the sheet</SheetButton>
      </SampleRow>
      <Sheet id={`sheet-${id}`} title="A sheet" closeLabel="Close" place={id}>
        <p>What stands in it.</p>
      </Sheet>
    </Sample>
  </>
);
