/** Resolvers of reports: amounts, what a kept visit cost, and the sum of all rows. */
import type { Locale } from "../../../content-model/fields/price";
import { formatAmount, formatNumber } from "../../../lib/format";
import { settingsOf, type Context, type Resolve } from "./context";

interface Row {
  spend: number;
  inquiries: number;
  bookings: number;
  visits: number;
}

const localeOf = (context: Context): Locale => settingsOf(context) ?? { language: "en", currency: "USD" };

/** What each kept visit cost, in whole units of the currency from ten up; null if nobody came. */
const costOf = ({ spend, visits }: Row, locale: Locale): string | null => {
  if (visits === 0) return null;
  const cost = spend / visits;
  return formatAmount(cost < 10 ? Math.round(cost * 100) / 100 : Math.round(cost), locale);
};

export const reportSpend: Resolve<Row> = ({ spend }, _, context) => formatAmount(spend, localeOf(context));

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
    visits: sumOf("visits"),
  };
  return {
    spendText: formatAmount(sum.spend, locale),
    inquiriesText: formatNumber(sum.inquiries, locale.language),
    bookingsText: formatNumber(sum.bookings, locale.language),
    visitsText: formatNumber(sum.visits, locale.language),
    costText: costOf(sum, locale),
  };
};
