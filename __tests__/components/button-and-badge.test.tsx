import { render, screen } from "@testing-library/react";
import { Badge, type BadgeVariant } from "../../src/components/badge";
import { ButtonLink, buttonStyles, type ButtonSize, type ButtonVariant } from "../../src/components/button";

/** The members of a union, complete by type. */
const members = <Name extends string>(set: Record<Name, true>): Name[] => Object.keys(set) as Name[];

const VARIANTS = members<ButtonVariant>({
  default: true,
  destructive: true,
  outline: true,
  secondary: true,
  ghost: true,
  link: true,
  hero: true,
});
const SIZES = members<ButtonSize>({ default: true, sm: true, lg: true, icon: true });
const BADGES = members<BadgeVariant>({ default: true, secondary: true, destructive: true, outline: true });

/** The computed styles of an element. */
const looksOf = (element: Element): string => getComputedStyle(element).cssText;

const looksOfLink = (variant?: ButtonVariant, size?: ButtonSize): string => {
  const { unmount } = render(
    <ButtonLink to="/contact" variant={variant} size={size}>
      Ring oss
    </ButtonLink>,
  );
  const link = screen.getByRole("link", { name: "Ring oss" });
  expect(link.getAttribute("href")).toBe("/contact");
  const looks = looksOf(link);
  unmount();
  return looks;
};

describe("A link styled as a button", () => {
  test.each(SIZES)("differs between variants, and stays a link, in size %s", (size) => {
    const looks = VARIANTS.map((variant) => looksOfLink(variant, size));
    expect(new Set(looks).size).toBe(VARIANTS.length);
  });

  test.each(VARIANTS)("differs between sizes, and stays a link, in variant %s", (variant) => {
    const looks = SIZES.map((size) => looksOfLink(variant, size));
    expect(new Set(looks).size).toBe(SIZES.length);
  });

  test("defaults to the primary variant and medium size", () => {
    expect(looksOfLink()).toBe(looksOfLink("default", "default"));
  });

  test("looks like a button element", () => {
    render(
      <button type="button" css={buttonStyles("outline", "sm")}>
        Meny
      </button>,
    );
    render(
      <ButtonLink to="/" variant="outline" size="sm">
        Hjem
      </ButtonLink>,
    );
    expect(screen.getByRole("button").className).toBe(screen.getByRole("link").className);
  });
});

test("a badge shows its text in every variant, and variants differ", () => {
  const looks = BADGES.map((variant) => {
    const { unmount } = render(<Badge variant={variant}>Eksempel</Badge>);
    const look = looksOf(screen.getByText("Eksempel"));
    unmount();
    return look;
  });
  expect(new Set(looks).size).toBe(BADGES.length);
});

test("a badge defaults to the neutral variant", () => {
  render(
    <>
      <Badge>Mest valgt</Badge>
      <Badge variant="default">Populær</Badge>
    </>,
  );
  expect(screen.getByText("Mest valgt").className).toBe(screen.getByText("Populær").className);
});
