/** Resolvers of reports: amounts, what each kept booking cost, and the sum of all rows. */
import type { Locale } from "content-kit";
import { formatNumber } from "content-kit/lib/format";
import { formatAmount } from "content-kit/lib/amount";
import { localeOf, type Resolve } from "./context";

interface Row {
  spend: number;
  inquiries: number;
  bookings: number;
  kept: number;
}

/** What each kept booking cost, in whole units of the currency from ten up; null if nobody came. */
const costOf = ({ spend, kept }: Row, locale: Locale): string | null => {
  if (kept === 0) return null;
  const cost = spend / kept;
  return formatAmount(cost < 10 ? Math.round(cost * 100) / 100 : Math.round(cost), locale);
};

/** What was spent on a row of a report, or on all of a case study. */
export const reportSpend: Resolve<Pick<Row, "spend">> = ({ spend }, _, context) =>
  formatAmount(spend, localeOf(context));

export const reportCost: Resolve<Row> = (row, _, context) => costOf(row, localeOf(context));

interface Report {
  rows: readonly Row[];
  total?: string | null | undefined;
}

export const reportSum: Resolve<Report> = ({ rows, total }, _, context) => {
  if (!total) return null;
  const locale = localeOf(context);
  const sumOf = (field: keyof Row) => rows.reduce((sum, row) => sum + row[field], 0);
  const sum = {
    spend: sumOf("spend"),
    inquiries: sumOf("inquiries"),
    bookings: sumOf("bookings"),
    kept: sumOf("kept"),
  };
  return {
    spendText: formatAmount(sum.spend, locale),
    inquiriesText: formatNumber(sum.inquiries, locale.language),
    bookingsText: formatNumber(sum.bookings, locale.language),
    keptText: formatNumber(sum.kept, locale.language),
    costText: costOf(sum, locale),
  };
};
