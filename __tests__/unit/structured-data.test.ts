import {
  breadcrumbList,
  faqPage,
  graph,
  jobPosting,
  organization,
  organizationId,
  type JobFacts,
  type SiteFacts,
} from "../../src/metadata/structured-data";

const SITE: SiteFacts = {
  name: "Seil & Søm",
  description: "Et lite seilmakeri.",
  url: "https://www.seilogsom.example",
  country: "NO",
  currency: "NOK",
};

const JOB: JobFacts = {
  title: "Seilmaker",
  description: "<p>Vi syr.</p>",
  datePosted: "2025-08-01",
  validThrough: null,
  type: "Part-Time",
  salary: "290 kr per time",
  pay: { amount: 290, unit: "HOUR" },
  remote: true,
  slug: "seilmaker",
};

describe("What search engines read of a job", () => {
  const posting = jobPosting(SITE, "/careers/seilmaker", JOB);

  test("is its name, its text, and the day it was opened", () => {
    expect(posting).toMatchObject({
      "@type": "JobPosting",
      "@id": "https://www.seilogsom.example/careers/seilmaker#job",
      title: "Seilmaker",
      description: "<p>Vi syr.</p>",
      datePosted: "2025-08-01",
      identifier: { name: "Seil & Søm", value: "seilmaker" },
      hiringOrganization: { "@type": "Organization", name: "Seil & Søm", sameAs: "https://www.seilogsom.example/" },
    });
  });

  test.each([
    ["Part-Time", "PART_TIME"],
    ["Full-Time", "FULL_TIME"],
    ["Full time", "FULL_TIME"],
    ["Contractor", "CONTRACTOR"],
  ])("is its type in their words: %s is %s", (type, employmentType) => {
    expect(jobPosting(SITE, "/careers/x", { ...JOB, type })).toMatchObject({ employmentType });
  });

  test("is when it ends, where it ends at all", () => {
    const validThrough = "2025-09-30T23:59:59+02:00";
    expect(jobPosting(SITE, "/careers/x", { ...JOB, validThrough })).toMatchObject({ validThrough });
    expect(posting).not.toHaveProperty("validThrough");
  });

  test("is that a job for home is done from anywhere in the country", () => {
    expect(posting).toMatchObject({
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: "NO" },
    });
    expect(posting).not.toHaveProperty("jobLocation");
  });

  test("is the country of a job that is not done from home", () => {
    const onSite = jobPosting(SITE, "/careers/x", { ...JOB, remote: false });
    expect(onSite).toMatchObject({ jobLocation: { address: { "@type": "PostalAddress", addressCountry: "NO" } } });
    expect(onSite).not.toHaveProperty("jobLocationType");
    expect(onSite).not.toHaveProperty("applicantLocationRequirements");
  });

  test("is the pay for an hour, as a number and in the words of the page", () => {
    expect(posting).toMatchObject({
      baseSalary: {
        "@type": "MonetaryAmount",
        currency: "NOK",
        description: "290 kr per time",
        value: { "@type": "QuantitativeValue", value: 290, unitText: "HOUR" },
      },
    });
  });
});

test("search engines read each question with its answer, in the order of the page", () => {
  const items = [
    { question: "Hvor lenge varer det?", answer: "En uke." },
    { question: "Hva koster det?", answer: "Det kommer an på seilet." },
  ];
  expect(faqPage(SITE.url, "/services/reparasjon/", items)).toEqual({
    "@type": "FAQPage",
    "@id": "https://www.seilogsom.example/services/reparasjon#faq",
    mainEntity: [
      {
        "@type": "Question",
        name: "Hvor lenge varer det?",
        acceptedAnswer: { "@type": "Answer", text: "En uke." },
      },
      {
        "@type": "Question",
        name: "Hva koster det?",
        acceptedAnswer: { "@type": "Answer", text: "Det kommer an på seilet." },
      },
    ],
  });
});

test("search engines read the way to a page, each step with its full address, the last one the page's own", () => {
  const crumbs = [
    { label: "Steder", to: "/locations" },
    { label: "Vestland", to: "/locations/vestland" },
    { label: "Bergen" },
  ];
  expect(breadcrumbList(SITE.url, "/locations/vestland/bergen", crumbs)).toEqual({
    "@type": "BreadcrumbList",
    "@id": "https://www.seilogsom.example/locations/vestland/bergen#breadcrumb",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Steder", item: "https://www.seilogsom.example/locations" },
      { "@type": "ListItem", position: 2, name: "Vestland", item: "https://www.seilogsom.example/locations/vestland" },
      {
        "@type": "ListItem",
        position: 3,
        name: "Bergen",
        item: "https://www.seilogsom.example/locations/vestland/bergen",
      },
    ],
  });
});

test("search engines read who the agency is, under an id that other things can name", () => {
  expect(organization(SITE)).toMatchObject({
    "@type": "Organization",
    "@id": organizationId(SITE.url),
    name: "Seil & Søm",
    description: "Et lite seilmakeri.",
    url: "https://www.seilogsom.example/",
    logo: expect.stringMatching(/^https:\/\/www\.seilogsom\.example\/\w/) as string,
  });
  expect(organizationId("https://www.seilogsom.example/")).toBe(organizationId("https://www.seilogsom.example"));
});

test("all things of a page stand in one block", () => {
  const things = [organization(SITE), jobPosting(SITE, "/careers/seilmaker", JOB)];
  expect(graph(...things)).toEqual({ "@context": "https://schema.org", "@graph": things });
});
