import { blogPosting } from "../../../src/metadata/structured-data/blog-posting";
import { breadcrumbList, webPage } from "../../../src/metadata/structured-data/web-page";
import { city, country } from "../../../src/metadata/structured-data/places";
import { service } from "../../../src/metadata/structured-data/service";
import { offerCatalog } from "../../../src/metadata/structured-data/offer-catalog";
import { faqPage } from "../../../src/metadata/structured-data/faq-page";
import { graph, type SiteFacts } from "../../../src/metadata/structured-data/graph";
import { jobPosting, type JobFacts } from "../../../src/metadata/structured-data/job-posting";
import { office, organization, organizationId, website } from "../../../src/metadata/structured-data/organization";
import { podcastEpisode, podcastSeries } from "../../../src/metadata/structured-data/podcast";

const SITE: SiteFacts = {
  name: "Seil & Søm",
  description: "Et lite seilmakeri.",
  url: "https://www.seilogsom.example",
  language: "nb-NO",
  country: "NO",
  currency: "NOK",
  phone: "+47 00 12 34 56",
  email: "hei@seilogsom.example",
};

const JOB: JobFacts = {
  title: "Seilmaker",
  body: "<p>Vi syr.</p>",
  lists: [{ title: "Krav", items: ["Nål & tråd", "3 < 5"] }],
  datePosted: "2025-08-01",
  type: "Part-Time",
  location: "Bergen",
  salary: "290 kr per time",
  pay: { amount: 290, unit: "HOUR" },
  remote: true,
  slug: "seilmaker",
};

describe("A job posting", () => {
  const posting = jobPosting(SITE, "/careers/seilmaker", JOB);

  test("has the job's name, the page's complete text, and the posting date", () => {
    expect(posting).toMatchObject({
      "@type": "JobPosting",
      "@id": "https://www.seilogsom.example/careers/seilmaker#job",
      title: "Seilmaker",
      description: "<p>Vi syr.</p><p>Krav</p><ul><li>Nål &amp; tråd</li><li>3 &lt; 5</li></ul>",
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
  ])("has the employment type %s as %s", (type, employmentType) => {
    expect(jobPosting(SITE, "/careers/x", { ...JOB, type })).toMatchObject({ employmentType });
  });

  test.each(["Teilzeit", "Two days a week"])("has no employment type for %s", (type) => {
    expect(jobPosting(SITE, "/careers/x", { ...JOB, type })).not.toHaveProperty("employmentType");
  });

  test("has the last second of the last day as its deadline, if any", () => {
    expect(jobPosting(SITE, "/careers/x", { ...JOB, closesAt: "2026-03-29T23:59:59+02:00" })).toMatchObject({
      validThrough: "2026-03-29T23:59:59+02:00",
    });
    expect(posting).not.toHaveProperty("validThrough");
  });

  test("of a remote job allows applicants from the whole country", () => {
    expect(posting).toMatchObject({
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: "NO" },
    });
    expect(posting).not.toHaveProperty("jobLocation");
  });

  test("of an on-site job has its country", () => {
    const onSite = jobPosting(SITE, "/careers/x", { ...JOB, remote: false });
    expect(onSite).toMatchObject({
      jobLocation: { name: "Bergen", address: { "@type": "PostalAddress", addressCountry: "NO" } },
    });
    expect(onSite).not.toHaveProperty("jobLocationType");
    expect(onSite).not.toHaveProperty("applicantLocationRequirements");
  });

  test("has the hourly pay as a number, and its displayed text", () => {
    expect(posting).toMatchObject({
      baseSalary: {
        "@type": "MonetaryAmount",
        currency: "NOK",
        description: "290 kr per time",
        value: { "@type": "QuantitativeValue", value: 290, unitText: "HOUR" },
      },
    });
  });

  test.each([
    [
      { min: 270, max: 310.5 },
      { minValue: 270, maxValue: 310.5 },
    ],
    [{ amount: null, min: 270, max: null }, { minValue: 270 }],
  ])("is a range of pay as its two ends, without an amount between them: %j", (range, ends) => {
    const job = { ...JOB, salary: "270–310,50 kr per time", pay: { ...range, unit: "HOUR" } };
    expect(jobPosting(SITE, "/careers/x", job)).toHaveProperty("baseSalary", {
      "@type": "MonetaryAmount",
      currency: "NOK",
      description: "270–310,50 kr per time",
      value: { "@type": "QuantitativeValue", ...ends, unitText: "HOUR" },
    });
  });

  test("is nothing of its pay where that is not published", () => {
    const text = JSON.stringify(jobPosting(SITE, "/careers/x", { ...JOB, salary: null, pay: null }));
    expect(text).not.toMatch(/salary|null/i);
    expect(jobPosting(SITE, "/careers/x", { ...JOB, pay: null })).not.toHaveProperty("baseSalary");
  });
});

test("a FAQ has each question with its answer, in the page's order", () => {
  const items = [
    { question: "Hvor lenge varer det?", answer: "En uke." },
    { question: "Hva koster det?", answer: "Det kommer an på seilet." },
  ];
  expect(faqPage(SITE.url, "/services/reparasjon/", [{ question: "?", answer: "En.\n \nTo.\n" }])).toMatchObject({
    mainEntity: [{ acceptedAnswer: { text: "En.\n\nTo." } }],
  });
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

test("a breadcrumb has absolute URLs, the last one the page's own", () => {
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

test("the agency is described under an id that others can refer to", () => {
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

describe("The agency's office", () => {
  const facts = {
    address: { street: "Prøvebryggen 3", locality: "Bergen", region: null, postalCode: "5003" },
    hours: { week: [{ days: ["monday", "tuesday"], opens: "08:00", closes: "16:00" }] },
  };

  test("has its address in parts, and its opening hours", () => {
    expect(office(SITE, facts)).toEqual([
      expect.objectContaining({
        "@type": "LocalBusiness",
        "@id": "https://www.seilogsom.example/#office",
        telephone: SITE.phone,
        parentOrganization: { "@id": organizationId(SITE.url) },
        address: {
          "@type": "PostalAddress",
          streetAddress: "Prøvebryggen 3",
          addressLocality: "Bergen",
          postalCode: "5003",
          addressCountry: "NO",
        },
        openingHoursSpecification: [
          {
            "@type": "OpeningHoursSpecification",
            dayOfWeek: ["https://schema.org/Monday", "https://schema.org/Tuesday"],
            opens: "08:00",
            closes: "16:00",
          },
        ],
      }),
    ]);
  });

  test("is left out without a street and a town", () => {
    expect(office(SITE, { address: { ...facts.address, locality: null }, hours: {} })).toEqual([]);
  });
});

test("all things of a page are in one graph", () => {
  const things = [organization(SITE), jobPosting(SITE, "/careers/seilmaker", JOB)];
  expect(graph(...things)).toEqual({ "@context": "https://schema.org", "@graph": things });
});

describe("A service", () => {
  const tiers = [
    { name: "Jolle", description: "Opptil 5 m", price: { amount: 1250, note: "pluss 100 kr per lapp" } },
    { name: "Skute", description: "Alt over", price: { amount: null, note: null } },
  ];
  const thing = service(SITE, "/services/vask", {
    name: "Vask",
    description: "Vi vasker.",
    areaServed: country(SITE),
    catalog: offerCatalog(SITE, "/services/vask", { title: "Priser", tiers }),
  });

  test("has monthly prices as numbers, and none if the page shows text", () => {
    const price = { price: 1250, priceCurrency: "NOK" };
    expect(thing).toMatchObject({
      provider: { "@id": organizationId(SITE.url) },
      areaServed: { "@type": "Country", name: "NO" },
      hasOfferCatalog: {
        name: "Priser",
        itemListElement: [
          {
            name: "Jolle",
            ...price,
            priceSpecification: { ...price, unitCode: "MON", description: "pluss 100 kr per lapp" },
          },
          { name: "Skute", description: "Alt over" },
        ],
      },
    });
    expect(JSON.stringify(thing).match(/priceCurrency/g)).toHaveLength(2);
  });

  test("has the area served, without an office there", () => {
    const local = service(SITE, "/locations/vestland/bergen", {
      name: "I Bergen",
      areaServed: city(SITE, "Bergen", "Vestland"),
    });
    expect(local).toMatchObject({
      "@type": "Service",
      areaServed: {
        "@type": "City",
        name: "Bergen",
        containedInPlace: { "@type": "AdministrativeArea", name: "Vestland" },
      },
    });
    expect(JSON.stringify(local)).not.toContain("address");
    expect(local).not.toHaveProperty("hasOfferCatalog");
  });
});

test("an article has its publication time in the site's zone, and its author", () => {
  const article = {
    title: "Seil",
    excerpt: "Om seil.",
    publishedAt: "2025-07-01T00:00:00+02:00",
    author: "Kari",
    images: ["/social/a.png"],
  };
  expect(blogPosting(SITE, "/blog/seil", article)).toMatchObject({
    headline: "Seil",
    datePublished: "2025-07-01T00:00:00+02:00",
    author: { "@type": "Person", name: "Kari" },
    image: ["https://www.seilogsom.example/social/a.png"],
    mainEntityOfPage: "https://www.seilogsom.example/blog/seil",
  });
  expect(blogPosting(SITE, "/blog/seil", { ...article, authorIsTeam: true })).toMatchObject({
    author: { "@type": "Organization", name: "Kari" },
  });
});

test("an article has all its authors with their pages, and the time of its last change", () => {
  const article = {
    title: "Seil",
    excerpt: "Om seil.",
    publishedAt: "2025-07-01T00:00:00+02:00",
    updatedAt: "2025-09-01T00:00:00+02:00",
    author: "Kari",
    authorUrl: "/about",
    furtherAuthors: [{ name: "Ola", url: "https://ola.example/" }, { name: "Liv" }],
    images: [],
  };
  expect(blogPosting(SITE, "/blog/seil", article)).toMatchObject({
    dateModified: "2025-09-01T00:00:00+02:00",
    author: [
      { "@type": "Person", name: "Kari", url: "https://www.seilogsom.example/about" },
      { "@type": "Person", name: "Ola", url: "https://ola.example/" },
      { "@type": "Person", name: "Liv" },
    ],
  });
});

test("a job at a place has its town and region", () => {
  const job = { ...JOB, remote: false, location: "Verkstedet", locality: "Bergen", region: "Vestland" };
  expect(jobPosting(SITE, "/careers/seilmaker", job)).toMatchObject({
    jobLocation: {
      "@type": "Place",
      name: "Verkstedet",
      address: { addressLocality: "Bergen", addressRegion: "Vestland", addressCountry: "NO" },
    },
  });
});

describe("An episode", () => {
  const episode = {
    number: 2,
    title: "Vind",
    description: "Om vind.",
    publishedAt: "2025-01-01T00:00:00+01:00",
    duration: "52:30",
    series: "Mast",
  };

  test("has its date, duration and series", () => {
    const { "@id": id } = podcastSeries(SITE, { name: "Mast", description: "Om båter." });
    expect(podcastEpisode(SITE, "/podcast/vind", episode)).toMatchObject({
      episodeNumber: 2,
      datePublished: "2025-01-01T00:00:00+01:00",
      duration: "PT52M30S",
      partOfSeries: { "@id": id, name: "Mast" },
    });
  });

  test.each([
    ["/static/vind.mp3", "https://www.seilogsom.example/static/vind.mp3"],
    ["https://media.example/vind.mp3?a=1", "https://media.example/vind.mp3?a=1"],
  ])("has its audio if the page plays it: %s", (audioSrc, contentUrl) => {
    expect(
      podcastEpisode(SITE, "/podcast/vind", { ...episode, audioSrc, audio: { type: "audio/x-m4a" } }),
    ).toMatchObject({
      associatedMedia: { contentUrl, encodingFormat: "audio/x-m4a" },
    });
  });

  test("has no audio if the page has none", () => {
    expect(podcastEpisode(SITE, "/podcast/vind", { ...episode, audioSrc: null })).not.toHaveProperty("associatedMedia");
  });
});

test("the site has a name, no search action, and the agency's contact", () => {
  expect(website(SITE)).toMatchObject({ name: "Seil & Søm", url: "https://www.seilogsom.example/" });
  expect(website(SITE)).not.toHaveProperty("potentialAction");
  expect(organization(SITE)).toMatchObject({
    sameAs: [],
    contactPoint: { telephone: "+47 00 12 34 56", email: "hei@seilogsom.example" },
  });
});

test("the agency's profiles exclude placeholders", () => {
  const social = [
    { url: "https://havneveggen.example/seilogsom", placeholder: false },
    { url: "https://bryggen.example/seilogsom", placeholder: true },
    { url: "https://video.example/@seilogsom", placeholder: false },
  ];
  expect(organization({ ...SITE, social })).toMatchObject({
    sameAs: ["https://havneveggen.example/seilogsom", "https://video.example/@seilogsom"],
  });
});

test("a page has its type, and pages about the agency refer to it", () => {
  const page = { title: "Om oss", description: "Hvem vi er." };
  const about = webPage(SITE, "/about", { kind: "AboutPage", ...page });
  expect(about).toMatchObject({
    "@type": "AboutPage",
    "@id": "https://www.seilogsom.example/about",
    name: "Om oss",
    mainEntity: { "@id": organizationId(SITE.url) },
  });
  expect(webPage(SITE, "/blog", { kind: "CollectionPage", ...page })).not.toHaveProperty("mainEntity");
});
