import { fireEvent, render, screen } from "@testing-library/react";
import { SmartLink } from "../../src/components/smart-link";

test.each(["/about", "https://www.example.com"])("a link to %s passes class, data attribute and listener on", (to) => {
  const onClick = jest.fn();
  render(
    <SmartLink to={to} className="quiet" aria-current="page" onClick={onClick}>
      Videre
    </SmartLink>,
  );
  const link = screen.getByRole("link");
  expect(link.getAttribute("href")).toBe(to);
  expect(link.className).toContain("quiet");
  expect(link.getAttribute("aria-current")).toBe("page");
  fireEvent.click(link);
  expect(onClick).toHaveBeenCalledTimes(1);
});
