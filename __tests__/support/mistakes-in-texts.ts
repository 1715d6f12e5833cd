/** Mistakes in Markdown texts, links, pictures and addresses. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { edited, report, VALID, withText, type Files, type Mistake } from "./content-folder";

const PDF = "%PDF-1.4\n%%EOF\n";
const ARTICLE = "blog/one.md";
const EPISODE = "podcast/one.md";
const TERMS = "legal/terms.md";

/** The model's example of a description. */
const DESCRIPTION = "Google and Meta campaigns, judged by bookings that came.";

/** A photograph of 1600 by 1000 pixels. */
const JPEG = readFileSync(resolve(__dirname, "../fixtures/other-agency/media/laden.jpg"));

/** A PNG of one pixel. */
const DOT = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

export const LINKS: readonly Mistake[] = [
  {
    mistake: "a link in a text to a page that is misspelt",
    changes: { ...withText(ARTICLE, "[Our ads](/services/paid-meda)\n") },
    report: report`
      content/blog/one.md:11:11  broken-link
         11 | [Our ads](/services/paid-meda)
            |           ^^^^^^^^^^^^^^^^^^^
        The link "Our ads" leads to /services/paid-meda, where there is no page.
        Fix: did you mean "/services/paid-media"?

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a link in a text to a page of another section",
    changes: { ...withText(ARTICLE, "Some words, then [our services](/offers/spring-specials).\n") },
    report: report`
      content/blog/one.md:11:33  broken-link
         11 | Some words, then [our services](/offers/spring-specials).
            |                                 ^^^^^^^^^^^^^^^^^^^^^^^
        The link "our services" leads to /offers/spring-specials, where there is no page.
        Fix: use a page that exists, for example: /contact

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a link in a text with a slash at its end",
    changes: { ...withText(ARTICLE, "See [contact](/contact/).\n") },
    report: report`
      content/blog/one.md:11:15  broken-link
         11 | See [contact](/contact/).
            |               ^^^^^^^^^
        The link "contact" leads to /contact/, where there is no page.
        Fix: remove the slash at the end: /contact

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a link that ends in .html",
    changes: { ...withText(ARTICLE, "See [contact](/contact.html#map).\n") },
    report: report`
      content/blog/one.md:11:15  broken-link
         11 | See [contact](/contact.html#map).
            |               ^^^^^^^^^^^^^^^^^
        The link "contact" leads to /contact.html, where there is no page.
        Fix: write the page's exact address: /contact#map

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a link in capitals",
    changes: { ...withText(ARTICLE, "See [contact](/Contact).\n") },
    report: report`
      content/blog/one.md:11:15  broken-link
         11 | See [contact](/Contact).
            |               ^^^^^^^^
        The link "contact" leads to /Contact, where there is no page.
        Fix: write the page's exact address: /contact

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a link in a text without its slash",
    changes: { ...withText(ARTICLE, "See [contact](contact).\n") },
    report: report`
      content/blog/one.md:11:15  broken-link
         11 | See [contact](contact).
            |               ^^^^^^^
        The link "contact" leads to "contact", which does not begin with a slash.
        Fix: write the page's full path: /contact

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a link with the site's own domain",
    changes: { ...withText(ARTICLE, "See [contact](https://www.agency.example/contact/).\n") },
    report: report`
      content/blog/one.md:11:15  broken-link
         11 | See [contact](https://www.agency.example/contact/).
            |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        The link "contact" uses this site's full address, which reloads the whole page.
        Fix: write only the path: /contact

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a link to a Markdown file",
    changes: { ...withText(ARTICLE, "See [our terms](../legal/terms.md#section-payment).\n") },
    report: report`
      content/blog/one.md:11:17  broken-link
         11 | See [our terms](../legal/terms.md#section-payment).
            |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        The link "our terms" leads to a file, ../legal/terms.md, and not to a page.
        Fix: write the page's address: /terms#section-payment

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a link to a Markdown file that is not there",
    changes: { ...withText(ARTICLE, "See [the other one](two.md).\n") },
    report: report`
      content/blog/one.md:11:21  broken-link
         11 | See [the other one](two.md).
            |                     ^^^^^^
        The link "the other one" leads to a file, two.md, and not to a page.
        Fix: did you mean /blog/one?

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a link to a recording of media/",
    changes: { ...withText(ARTICLE, "Here is [the jingle](../media/jingle.mp3).\n") },
    report: report`
      content/blog/one.md:11:22  broken-link
         11 | Here is [the jingle](../media/jingle.mp3).
            |                      ^^^^^^^^^^^^^^^^^^^
        The link "the jingle" leads to a file in media/ of a kind that the site does not offer for download.
        Fix: link to a page that shows or plays it, or save it as a PDF.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a link to a PDF that is not there",
    changes: {
      ...withText(ARTICLE, "Here is [the price list](../media/prices.pdf).\n"),
      "media/price.pdf": PDF,
    },
    report: report`
      content/blog/one.md:11:26  missing-media
         11 | Here is [the price list](../media/prices.pdf).
            |                          ^^^^^^^^^^^^^^^^^^^
        There is no file content/media/prices.pdf.
        Fix: did you mean "../media/price.pdf"?

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a link to a file that only calls itself a PDF",
    changes: {
      ...withText(ARTICLE, "Here is [the price list](../media/prices.pdf).\n"),
      "media/prices.pdf": "<html>Not found</html>",
    },
    report: report`
      content/blog/one.md:11:26  unusable-media
         11 | Here is [the price list](../media/prices.pdf).
            |                          ^^^^^^^^^^^^^^^^^^^
        content/media/prices.pdf is not a PDF, despite its extension.
        Fix: open it in the program that it was made with, and save it as PDF again.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a link to a PDF of which the end is missing",
    changes: {
      ...withText(ARTICLE, "Here is [the price list](../media/prices.pdf).\n"),
      "media/prices.pdf": "%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n",
    },
    report: report`
      content/blog/one.md:11:26  unusable-media
         11 | Here is [the price list](../media/prices.pdf).
            |                          ^^^^^^^^^^^^^^^^^^^
        content/media/prices.pdf is cut off: its end is missing, as after an interrupted copy.
        Fix: copy the file again, or save it as PDF again.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a link to a PDF by a path of the site",
    changes: { ...withText(ARTICLE, "Here is [page two](/media/prices.pdf#page=2).\n"), "media/prices.pdf": PDF },
    report: report`
      content/blog/one.md:11:20  broken-link
         11 | Here is [page two](/media/prices.pdf#page=2).
            |                    ^^^^^^^^^^^^^^^^^^^^^^^^
        The link "page two" leads to /media/prices.pdf, which is not the path of a file from this one.
        Fix: write ../media/prices.pdf#page=2

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a web address without https",
    changes: { ...withText(ARTICLE, "See [their site](www.example.org/prices).\n") },
    report: report`
      content/blog/one.md:11:18  broken-link
         11 | See [their site](www.example.org/prices).
            |                  ^^^^^^^^^^^^^^^^^^^^^^
        The link "their site" leads to www.example.org/prices, which is read as a page of this site.
        Fix: write https://www.example.org/prices

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "two slashes before a path",
    changes: { ...withText(ARTICLE, "See [contact](//contact).\n") },
    report: report`
      content/blog/one.md:11:15  broken-link
         11 | See [contact](//contact).
            |               ^^^^^^^^^
        The link "contact" begins with two slashes, which is read as another site.
        Fix: write one slash for a page of this site, or https:// for another: /contact

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "nothing in the round brackets",
    changes: { ...withText(ARTICLE, "See [contact]().\n") },
    report: report`
      content/blog/one.md:11:5  broken-link
         11 | See [contact]().
            |     ^^^^^^^^^^^
        The link "contact" leads nowhere.
        Fix: write an address between the round brackets, for example: /contact

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a city that its state does not have",
    changes: { ...withText(ARTICLE, "See [Miami](/locations/florida/miam).\n") },
    report: report`
      content/blog/one.md:11:13  broken-link
         11 | See [Miami](/locations/florida/miam).
            |             ^^^^^^^^^^^^^^^^^^^^^^^
        The link "Miami" leads to /locations/florida/miam, where there is no page.
        Fix: did you mean "/locations/florida/miami"? locations/florida.yaml has no such page.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a link whose address stands at the end of the text",
    changes: { ...withText(ARTICLE, "See [contact][c].\n\nMore.\n\n[c]: /contac\n") },
    report: report`
      content/blog/one.md:15:6  broken-link
         15 | [c]: /contac
            |      ^^^^^^^
        The address leads to /contac, where there is no page.
        Fix: did you mean "/contact"?

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a part of a page that is misspelt",
    changes: { ...withText(ARTICLE, "Our [prices](/services/paid-media#prices).\n") },
    report: report`
      content/blog/one.md:11:14  broken-anchor
         11 | Our [prices](/services/paid-media#prices).
            |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^
        The link "prices" leads to #prices, which is not on the page /services/paid-media (services/paid-media/index.md).
        Fix: did you mean "/services/paid-media#process"? Otherwise use one of: #example, #benefits, #included, #process, #comparison, #pricing, #clients, #questions, #closing.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a part of a page that it does not have",
    changes: { ...withText(ARTICLE, "Our [blog](/blog#latest).\n") },
    report: report`
      content/blog/one.md:11:12  broken-anchor
         11 | Our [blog](/blog#latest).
            |            ^^^^^^^^^^^^
        The link "blog" leads to #latest, which is not on the page /blog (pages/blog.yaml).
        Fix: that page has no anchors; leave out #latest.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a heading of another text",
    changes: {
      ...withText(ARTICLE, "Our [terms](/terms#section-paymnt).\n"),
      ...withText(TERMS, "## Payment\n\nMonthly.\n"),
    },
    report: report`
      content/blog/one.md:11:13  broken-anchor
         11 | Our [terms](/terms#section-paymnt).
            |             ^^^^^^^^^^^^^^^^^^^^^
        The link "terms" leads to #section-paymnt, which is not on the page /terms (legal/terms.md).
        Fix: did you mean "/terms#section-payment"? Otherwise use one of: #section-payment.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a heading of the same text without section-",
    changes: { ...withText(ARTICLE, "See [below](#what-it-costs).\n\n## What it costs\n\nLess.\n") },
    report: report`
      content/blog/one.md:11:13  broken-anchor
         11 | See [below](#what-it-costs).
            |             ^^^^^^^^^^^^^^
        The link "below" leads to #what-it-costs, which is not on the page /blog/one (blog/one.md).
        Fix: did you mean "#section-what-it-costs"? Otherwise use one of: #takeaways, #strategy, #related, #section-what-it-costs.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a link without words",
    changes: { ...withText(ARTICLE, "See [](/contact) and [ ](/about).\n") },
    report: report`
      content/blog/one.md:11:5  link-without-text
         11 | See [](/contact) and [ ](/about).
            |     ^^^^^^^^^^^^
        The link has no text to click or to read aloud.
        Fix: write it between the square brackets, for example: [our prices](/services/paid-media#pricing)

      content/blog/one.md:11:22  link-without-text
         11 | See [](/contact) and [ ](/about).
            |                      ^^^^^^^^^^^
        The link has no text to click or to read aloud.
        Fix: write it between the square brackets, for example: [our prices](/services/paid-media#pricing)

      2 problems in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a link that is a program",
    changes: { ...withText(ARTICLE, "Press [here](javascript:alert(1)).\n") },
    report: report`
      content/blog/one.md:11:14  unsafe-link
         11 | Press [here](javascript:alert(1)).
            |              ^^^^^^^^^^^^^^^^^^^
        The address begins with "javascript:", which does not lead to a page.
        Fix: write a path of this site, or an address that begins with https://, mailto: or tel:, for example: [Contact](/contact)

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a program with a tab in its scheme",
    changes: { ...withText(ARTICLE, "Press [here](<java&#9;script:alert(1)>).\n") },
    report: report`
      content/blog/one.md:11:7  unsafe-link
         11 | Press [here](<java&#9;script:alert(1)>).
            |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        The address begins with "javascript:", which does not lead to a page.
        Fix: write a path of this site, or an address that begins with https://, mailto: or tel:, for example: [Contact](/contact)

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a link that holds its own page",
    changes: { ...withText(ARTICLE, "Press [here](data:text/html;base64,PHA+).\n") },
    report: report`
      content/blog/one.md:11:14  unsafe-link
         11 | Press [here](data:text/html;base64,PHA+).
            |              ^^^^^^^^^^^^^^^^^^^^^^^^^^
        The address begins with "data:", which does not lead to a page.
        Fix: write a path of this site, or an address that begins with https://, mailto: or tel:, for example: [Contact](/contact)

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a link in a text that is not secure",
    changes: { ...withText(ARTICLE, "As [the office](http://www.example.org/report) says.\n") },
    report: report`
      content/blog/one.md:11:17  insecure-link (warning)
         11 | As [the office](http://www.example.org/report) says.
            |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        The address begins with http://, which is not encrypted: others could read or change the page on its way.
        Fix: most sites have the same page at https://: try https://www.example.org/report

      1 warning in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a web address without a scheme that becomes a link by itself",
    changes: { ...withText(ARTICLE, "As www.example.org says.\n") },
    report: report`
      content/blog/one.md:11:4  insecure-link (warning)
         11 | As www.example.org says.
            |    ^^^^^^^^^^^^^^^
        This becomes a link that begins with http://, which is not encrypted: others could read or change the page on its way.
        Fix: write the link out: [www.example.org](https://www.example.org)

      1 warning in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a link to the server on one's own computer",
    changes: { ...withText(ARTICLE, "See [it](http://localhost:8000/contact) and [that](localhost:8000/about).\n") },
    report: report`
      content/blog/one.md:11:10  broken-link
         11 | See [it](http://localhost:8000/contact) and [that](localhost:8000/about).
            |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        The address leads to the visitor's own computer.
        Fix: write only the path: /contact

      content/blog/one.md:11:52  broken-link
         11 | See [it](http://localhost:8000/contact) and [that](localhost:8000/about).
            |                                                    ^^^^^^^^^^^^^^^^^^^^
        The address leads to the visitor's own computer.
        Fix: write only the path: /about

      2 problems in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a link of another kind than web, mail and telephone",
    changes: { ...withText(ARTICLE, "See [it](ftp://example.org/prices).\n") },
    report: report`
      content/blog/one.md:11:10  unsafe-link
         11 | See [it](ftp://example.org/prices).
            |          ^^^^^^^^^^^^^^^^^^^^^^^^
        The address begins with "ftp:", which does not lead to a page.
        Fix: write a path of this site, or an address that begins with https://, mailto: or tel:, for example: [Contact](/contact)

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a reference that is not in the text",
    changes: { ...withText(ARTICLE, "See [our prices][prices] and [terms][].\n") },
    report: report`
      content/blog/one.md:11:5  unfinished-link
         11 | See [our prices][prices] and [terms][].
            |     ^^^^^^^^^^^^^^^^^^^^
        The link refers to "prices", which is not defined in this text.
        Fix: write the address itself: [our prices](/contact), or add a line with it: [prices]: /contact

      content/blog/one.md:11:30  unfinished-link
         11 | See [our prices][prices] and [terms][].
            |                              ^^^^^^^^^
        The link refers to "terms", which is not defined in this text.
        Fix: write the address itself: [terms](/contact), or add a line with it: [terms]: /contact

      2 problems in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a space in an address",
    changes: { ...withText(ARTICLE, "See [our prices](/services/paid media).\n") },
    report: report`
      content/blog/one.md:11:5  unfinished-link
         11 | See [our prices](/services/paid media).
            |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        This looks like a link but is shown as plain text.
        Fix: the path of a page has no spaces: [our prices](/services/paid-media)

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "round brackets that are not closed",
    changes: { ...withText(ARTICLE, "See [contact](/contact and write.\n") },
    report: report`
      content/blog/one.md:11:5  unfinished-link
         11 | See [contact](/contact and write.
            |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        This looks like a link but is shown as plain text.
        Fix: close the round bracket after the address: [contact](/contact)

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a space between the words and the address",
    changes: { ...withText(ARTICLE, "See [contact] (/contact).\n") },
    report: report`
      content/blog/one.md:11:5  unfinished-link
         11 | See [contact] (/contact).
            |     ^^^^^^^^^^^^^^^^^^^^
        The space between the link's text and its address makes both plain text.
        Fix: remove it: [contact](/contact)

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a footnote that is not in the text",
    changes: { ...withText(ARTICLE, "It grew by a third.[^1]\n") },
    report: report`
      content/blog/one.md:11:20  unfinished-link
         11 | It grew by a third.[^1]
            |                    ^^^^
        There is no footnote "1" in this text.
        Fix: add it on its own line, for example: [^1]: Where the figure is from.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a placeholder inside an address",
    changes: { ...withText(ARTICLE, "Write to [us](mailto:{email}).\n") },
    report: report`
      content/blog/one.md:11:22  unknown-placeholder
         11 | Write to [us](mailto:{email}).
            |                      ^^^^^^^
        {email} is inside an address, where placeholders are not filled in.
        Fix: write the full address.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
];

export const PICTURES: readonly Mistake[] = [
  {
    mistake: "a picture in a text that does not exist",
    changes: { ...withText(ARTICLE, "![A reception desk](../media/desk.jpg)\n") },
    report: report`
      content/blog/one.md:11:21  missing-media
         11 | ![A reception desk](../media/desk.jpg)
            |                     ^^^^^^^^^^^^^^^^^
        There is no file content/media/desk.jpg.
        Fix: add the file, or remove the picture.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a picture that is misspelt",
    changes: { ...withText(ARTICLE, "Words.\n\n![A reception desk](../media/desk.jpeg)\n"), "media/desk.jpg": JPEG },
    report: report`
      content/blog/one.md:13:21  missing-media
         13 | ![A reception desk](../media/desk.jpeg)
            |                     ^^^^^^^^^^^^^^^^^^
        There is no file content/media/desk.jpeg.
        Fix: did you mean "../media/desk.jpg"?

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a picture named from the root of the site",
    changes: { ...withText(ARTICLE, "![A reception desk](/desk.jpg)\n"), "media/team/desk.jpg": JPEG },
    report: report`
      content/blog/one.md:11:21  missing-media
         11 | ![A reception desk](/desk.jpg)
            |                     ^^^^^^^^^
        "/desk.jpg" is not a path into content/media, where pictures are kept.
        Fix: refer to it as: ../media/team/desk.jpg

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a picture on another site",
    changes: { ...withText(ARTICLE, "![A reception desk](https://example.org/desk.jpg)\n") },
    report: report`
      content/blog/one.md:11:21  unusable-media
         11 | ![A reception desk](https://example.org/desk.jpg)
            |                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        The picture is on another site, which could track every visitor of this page.
        Fix: save it in content/media and refer to it as: ../media/picture.jpg

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a picture without a description",
    changes: { ...withText(ARTICLE, "![](../media/desk.jpg)\n"), "media/desk.jpg": JPEG },
    report: report`
      content/blog/one.md:11:1  missing-alternative-text
         11 | ![](../media/desk.jpg)
            | ^^^^^^^^^^^^^^^^^^^^^^
        The picture has no alternative text for people who cannot see it.
        Fix: describe the picture between the square brackets, for example: ![Three people at a reception desk](../media/reception.jpg)

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "the file's name for a description",
    changes: { ...withText(ARTICLE, "![IMG_0042.JPG](../media/desk.jpg)\n"), "media/desk.jpg": JPEG },
    report: report`
      content/blog/one.md:11:1  missing-alternative-text
         11 | ![IMG_0042.JPG](../media/desk.jpg)
            | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        "IMG_0042.JPG" is a file name and does not say what the picture shows.
        Fix: write what it shows between the square brackets, for example: ![Three people at a reception desk](../media/reception.jpg)

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a text that is called a picture",
    changes: { ...withText(ARTICLE, "![A reception desk](../media/desk.jpg)\n"), "media/desk.jpg": "no picture" },
    report: report`
      content/blog/one.md:11:21  unusable-media
         11 | ![A reception desk](../media/desk.jpg)
            |                     ^^^^^^^^^^^^^^^^^
        content/media/desk.jpg is not a picture, despite its extension.
        Fix: open it in a program for pictures and save it as JPEG, PNG, WebP or AVIF.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a picture of which the second half is missing",
    changes: {
      ...withText(ARTICLE, "![A reception desk](../media/desk.jpg)\n"),
      "media/desk.jpg": JPEG.subarray(0, JPEG.length / 2),
    },
    report: report`
      content/blog/one.md:11:21  unusable-media
         11 | ![A reception desk](../media/desk.jpg)
            |                     ^^^^^^^^^^^^^^^^^
        content/media/desk.jpg is incomplete or damaged.
        Fix: copy the picture again, completely, or save it again in a program for pictures.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a picture with the extension of another format",
    changes: { ...withText(ARTICLE, "![A reception desk](../media/desk.heic)\n"), "media/desk.heic": JPEG },
    report: report`
      content/blog/one.md:11:21  unusable-media
         11 | ![A reception desk](../media/desk.heic)
            |                     ^^^^^^^^^^^^^^^^^^
        content/media/desk.heic is a JPEG, but its name does not end in .jpg.
        Fix: rename it to desk.jpg.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a picture far smaller than it is shown",
    changes: { ...withText(ARTICLE, "![A reception desk](../media/desk.png)\n"), "media/desk.png": DOT },
    report: report`
      content/blog/one.md:11:21  small-picture (warning)
         11 | ![A reception desk](../media/desk.png)
            |                     ^^^^^^^^^^^^^^^^^
        content/media/desk.png is 1 by 1 pixels, but has a place of up to 672 pixels in width, so it looks small or blurred.
        Fix: use a picture that is at least 672 pixels wide, better twice as many.

      1 warning in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a picture of a form that the site cannot show",
    changes: {
      ...withText(ARTICLE, "![A reception desk](../media/desk.svg)\n"),
      "media/desk.svg": "<svg xmlns='http://www.w3.org/2000/svg'></svg>",
    },
    report: report`
      content/blog/one.md:11:21  unusable-media
         11 | ![A reception desk](../media/desk.svg)
            |                     ^^^^^^^^^^^^^^^^^
        content/media/desk.svg is a file of the kind SVG, which the site cannot show.
        Fix: open it in a program for pictures and save it as JPEG, PNG, WebP or AVIF.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a picture in a field that is an empty file",
    changes: {
      ...edited(
        "pages/about.yaml",
        "bio: Answers the first call.",
        "bio: Answers the first call.\n      image:\n        file: team/founder.jpg\n        alt: A portrait",
      ),
      "media/team/founder.jpg": "",
    },
    report: report`
      content/pages/about.yaml:8:15  unusable-media
          8 |         file: team/founder.jpg
            |               ^^^^^^^^^^^^^^^^
        content/media/team/founder.jpg is an empty file.
        Fix: put the picture there again.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "audio that is none",
    changes: {
      ...edited(EPISODE, "number: 12", "number: 12\naudioFile: podcast/pilot.mp3"),
      "media/podcast/pilot.mp3": "no picture",
    },
    report: report`
      content/podcast/one.md:3:12  unusable-media
          3 | audioFile: podcast/pilot.mp3
            |            ^^^^^^^^^^^^^^^^^
        content/media/podcast/pilot.mp3 is not a recording, despite its extension.
        Fix: open it in a program for recordings and save it as MP3 or M4A.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
];

export const HTML: readonly Mistake[] = [
  {
    mistake: "bold words in HTML",
    changes: { ...withText(ARTICLE, "This is <b>bold</b>, and <b>this</b>.\n") },
    report: report`
      content/blog/one.md:11:9  raw-html
         11 | This is <b>bold</b>, and <b>this</b>.
            |         ^^^
        <b> is HTML; texts are written in Markdown only.
        Fix: write **words** for bold.

      content/blog/one.md:11:26  raw-html
         11 | This is <b>bold</b>, and <b>this</b>.
            |                          ^^^
        <b> is HTML; texts are written in Markdown only.
        Fix: write **words** for bold.

      2 problems in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a script",
    changes: { ...withText(ARTICLE, "Words.\n\n<script>\nalert(1)\n</script>\n") },
    report: report`
      content/blog/one.md:13:1  raw-html
         13 | <script>
            | ^^^^^^^^
        <script> is not allowed: texts cannot add scripts, frames or styles to a page.
        Fix: delete the whole element, and ask a developer for what it should do.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a frame",
    changes: { ...withText(TERMS, '<iframe src="https://example.org"></iframe>\n') },
    report: report`
      content/legal/terms.md:10:1  raw-html
         10 | <iframe src="https://example.org"></iframe>
            | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        <iframe> is not allowed: texts cannot add scripts, frames or styles to a page.
        Fix: delete the whole element, and ask a developer for what it should do.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a picture in HTML",
    changes: { ...withText(ARTICLE, '<img src="x" onerror="alert(1)">\n') },
    report: report`
      content/blog/one.md:11:1  raw-html
         11 | <img src="x" onerror="alert(1)">
            | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        <img> is HTML; texts are written in Markdown only.
        Fix: write ![what it shows](../media/picture.jpg) for a picture.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a line break in HTML",
    changes: { ...withText(ARTICLE, "One line<br>\nand another.\n") },
    report: report`
      content/blog/one.md:11:9  raw-html
         11 | One line<br>
            |         ^^^^
        <br> is HTML; texts are written in Markdown only.
        Fix: end the line with a backslash, or leave an empty line for a new paragraph.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a note between <!-- and -->",
    changes: { ...withText(ARTICLE, "<!-- ask Dana -->\n\nWords.\n") },
    report: report`
      content/blog/one.md:11:1  raw-html
         11 | <!-- ask Dana -->
            | ^^^^^^^^^^^^^^^^^
        An HTML comment is published with the page, where every visitor can read it.
        Fix: delete it; comments for other editors go between the fields, after a #.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a name between < and >",
    changes: { ...withText(ARTICLE, "Write <your name> below.\n") },
    report: report`
      content/blog/one.md:11:7  raw-html
         11 | Write <your name> below.
            |       ^^^^^^^^^^^
        <your> is HTML; texts are written in Markdown only.
        Fix: remove it, or put backticks around it if readers should see it.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "the end of an element alone",
    changes: { ...withText(ARTICLE, "Words.</center>\n") },
    report: report`
      content/blog/one.md:11:7  raw-html
         11 | Words.</center>
            |       ^^^^^^^^^
        <center> is HTML; texts are written in Markdown only.
        Fix: remove it, or put backticks around it if readers should see it.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
];

export const HEADINGS: readonly Mistake[] = [
  {
    mistake: "a heading of the first level",
    changes: { ...withText(ARTICLE, "# What it costs\n\nLess.\n") },
    report: report`
      content/blog/one.md:11:1  wrong-heading
         11 | # What it costs
            | ^^^^^^^^^^^^^^^
        A heading with one # is the page's title, which already comes from its title field.
        Fix: begin the heading with ## instead: ## What it costs

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a heading that is underlined with =",
    changes: { ...withText(ARTICLE, "What it costs\n=============\n\nLess.\n") },
    report: report`
      content/blog/one.md:11:1  wrong-heading
         11 | What it costs
            | ^^^^^^^^^^^^^
        The line of = makes the text above it a heading of the first level, which is the page's title.
        Fix: for a heading, write one line in place of both: ## What it costs

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a heading that skips a level",
    changes: { ...withText(ARTICLE, "## Costs\n\nWords.\n\n#### In detail\n\nLess.\n") },
    report: report`
      content/blog/one.md:15:1  wrong-heading
         15 | #### In detail
            | ^^^^^^^^^^^^^^
        The heading skips a level: it has ####, and the one above it has ##.
        Fix: write ### In detail

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a text that begins with a heading of the third level",
    changes: { ...withText(ARTICLE, "### Costs\n\nWords.\n") },
    report: report`
      content/blog/one.md:11:1  wrong-heading
         11 | ### Costs
            | ^^^^^^^^^
        The heading skips a level: it has ###, and there is no heading with ## above it.
        Fix: write ## Costs

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a heading too deep",
    changes: { ...withText(ARTICLE, "## A\n\n### B\n\n#### C\n\n##### D\n") },
    report: report`
      content/blog/one.md:17:1  wrong-heading
         17 | ##### D
            | ^^^^^^^
        The heading has 5 #; pages have styles for two to four.
        Fix: write #### or fewer, or make it a paragraph in **bold**.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a heading without words",
    changes: { ...withText(ARTICLE, "##\n\nWords.\n") },
    report: report`
      content/blog/one.md:11:1  wrong-heading
         11 | ##
            | ^^
        The heading has no words.
        Fix: write them after ##, or delete the line.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
];

export const WORDS: readonly Mistake[] = [
  {
    mistake: "a placeholder that is misspelt in a text",
    changes: { ...withText(TERMS, "Write to {emial}.\n") },
    report: report`
      content/legal/terms.md:10:10  unknown-placeholder
         10 | Write to {emial}.
            |          ^^^^^^^
        The text has {emial}, which is not filled in here.
        Fix: did you mean {email}? Otherwise use one of: {name}, {legalName}, {email}, {phone}, {address}, {analytics}. Words that belong in braces go between backticks.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a placeholder that is not filled in in texts",
    changes: { ...withText(ARTICLE, "Marketing in {city}.\n") },
    report: report`
      content/blog/one.md:11:14  unknown-placeholder
         11 | Marketing in {city}.
            |              ^^^^^^
        The text has {city}, which is not filled in here.
        Fix: use one of: {name}, {legalName}, {email}, {phone}, {address}. Words that belong in braces go between backticks.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "an invisible sign in a text",
    changes: { ...withText(ARTICLE, "One\u0000two.\n") },
    report: report`
      content/blog/one.md:11:4  invisible-sign
         11 | One·two.
            |    ^
        There is an invisible control character here, which usually comes from pasting.
        Fix: delete the words around it and type them again.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "nothing but signs without ink below the fields",
    changes: { ...withText(ARTICLE, "​  \n­\n") },
    report: report`
      content/blog/one.md:10:1  missing-body
        There is no text below the fields.
        Fix: write it after the second line of three hyphens. The article itself.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "an episode without a number",
    changes: { ...edited(EPISODE, "number: 12\n", "") },
    report: report`
      content/podcast/one.md:2:1  missing-field
          2 | title: The front desk is your best ad
            | ^
        The field "number" is missing. Its number in the series; a trailer or a bonus episode may have none.
        Fix: add it, for example: number: 12. For a recording beside the series, write type: trailer or type: bonus

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a trailer whose cover has no word for it",
    changes: { ...edited(EPISODE, "number: 12\n", "type: trailer\n") },
    report: report`
      content/podcast/one.md:2:7  missing-field (warning)
          2 | type: trailer
            |       ^^^^^^^
        The cover of a trailer shows "trailerLabel" of pages/podcast.yaml, which is missing.
        Fix: add it there, for example: trailerLabel: Trailer

      1 warning in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a link to no page in show notes",
    changes: { ...withText(EPISODE, "We talk about [ads](/services/payed-media).\n") },
    report: report`
      content/podcast/one.md:12:21  broken-link
         12 | We talk about [ads](/services/payed-media).
            |                     ^^^^^^^^^^^^^^^^^^^^^
        The link "ads" leads to /services/payed-media, where there is no page.
        Fix: did you mean "/services/paid-media"?

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a heading in show notes",
    changes: { ...withText(EPISODE, "Hello.\n\n## Guests\n\nNobody.\n") },
    report: report`
      content/podcast/one.md:14:1  markdown-in-plain-text
         14 | ## Guests
            | ^^^^^^^^^
        Show notes cannot have headings: podcast apps show paragraphs, links, lists and emphasis.
        Fix: write it as plain words, with an empty line between paragraphs.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a placeholder in show notes",
    changes: { ...withText(EPISODE, "This is {name}.\n") },
    report: report`
      content/podcast/one.md:12:9  unknown-placeholder
         12 | This is {name}.
            |         ^^^^^^
        The text has {name}, but placeholders are not filled in here.
        Fix: write the text itself.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "HTML in show notes",
    changes: { ...withText(EPISODE, "One<br>two.\n") },
    report: report`
      content/podcast/one.md:12:4  markdown-in-plain-text
         12 | One<br>two.
            |    ^^^^
        Show notes cannot have HTML: podcast apps show paragraphs, links, lists and emphasis.
        Fix: write it as plain words, with an empty line between paragraphs.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
];

export const BLANKS: readonly Mistake[] = [
  {
    mistake: "a text of nothing but spaces",
    changes: { ...edited("pages/industry.yaml", "Learn More", '"   "') },
    report: report`
      content/pages/industry.yaml:1:12  too-short
          1 | cardLabel: "   "
            |            ^^^^^
        "cardLabel" contains only spaces or invisible characters.
        Fix: fill it in, or remove the whole line if the field is optional.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a text of signs without ink",
    changes: { ...edited("pages/industry.yaml", "Learn More", '"\u200B\u00A0"') },
    report: report`
      content/pages/industry.yaml:1:12  too-short
          1 | cardLabel: "··"
            |            ^^^^
        "cardLabel" contains only spaces or invisible characters.
        Fix: fill it in, or remove the whole line if the field is optional.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a language in words",
    changes: { ...edited("site.yaml", "en-US", "English") },
    report: report`
      content/site.yaml:1:11  wrong-form
          1 | language: English
            |           ^^^^^^^
        "language" has the wrong format: "English". Language and region of the texts, as browsers write it.
        Fix: write it in the expected format. For example: language: en-US

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
];

export const SEARCH_RESULTS: readonly Mistake[] = [
  {
    mistake: "a description that says too little",
    changes: { ...edited(TERMS, DESCRIPTION, "Our terms.") },
    report: report`
      content/legal/terms.md:4:16  search-description (warning)
          4 |   description: Our terms.
            |                ^^^^^^^^^^
        "metadata › description" has 10 characters; search engines replace descriptions shorter than 50.
        Fix: say in one or two sentences, up to 160 characters, what a visitor finds on the page.

      1 warning in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a description that is too long",
    changes: { ...edited(TERMS, DESCRIPTION, "Our terms. ".repeat(20).trim()) },
    report: report`
      content/legal/terms.md:4:16  search-description
          4 |   description: Our terms. Our terms. Our terms. Our terms. Our terms. Our terms. Our terms. Our terms. Our ter…
            |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        "metadata › description" is 219 characters long; at most 160 fit. The text below the title in search results, at most 160 characters.
        Fix: shorten it by 59 characters.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a title that is too long for one city",
    changes: {
      ...edited(
        "pages/city.yaml",
        '"Marketing: {city} | Example"',
        '"Marketing for practices in {city} in {state} | Example"',
      ),
      ...edited("locations/florida.yaml", "name: Miami", "name: Miami Springs-by-the-Sea"),
    },
    report: report`
      content/pages/city.yaml:4:14  search-title (warning)
          4 |       title: "Marketing for practices in {city} in {state} | Example"
            |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        "situations › any › metadata › title" is 72 characters long for Miami Springs-by-the-Sea, Florida (locations/florida.yaml): "Marketing for practices in Miami Springs-by-the-Sea in Florida | Example". Search results truncate it after 65, on 1 of 1 page.
        Fix: shorten the words around the names by 7 characters.

      1 warning in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a description that is too long for a state",
    changes: {
      ...edited(
        "pages/state.yaml",
        "paid ads, and websites for practices: {state}.",
        "paid ads, websites, reviews, articles, newsletters and reports for practices of every size in {state}, from {count} cities, with a reply in a day, {state}.",
      ),
    },
    report: report`
      content/pages/state.yaml:3:16  search-description (warning)
          3 |   description: "Local search, paid ads, websites, reviews, articles, newsletters and reports for practices of …
            |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        "metadata › description" is 163 characters long for Florida (locations/florida.yaml): "Local search, paid ads, websites, reviews, articles, newsletters and reports for practices of every size in Florida, from 1 cities, with a reply in a day, Florida.". Search results truncate it after 160, on 1 of 1 page.
        Fix: shorten the words around the names by 3 characters.

      1 warning in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
];

export const ADDRESSES: readonly Mistake[] = [
  {
    mistake: "a legal text where the not-found page is",
    changes: { "legal/404.md": VALID[TERMS] },
    report: report`
      content/legal/404.md:1:1  reserved-address
        The page would be at /404, which is reserved for the site itself.
        Fix: give the file another name, for example with -page at its end.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "an article called index",
    changes: { "blog/index.md": VALID[ARTICLE] },
    report: report`
      content/blog/index.md:1:1  reserved-address
        The page would be at /blog/index, which is reserved for the site itself.
        Fix: give the file another name, for example with -page at its end.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a city called 404",
    changes: {
      ...edited("locations/florida.yaml", "slug: miami", 'slug: "404"'),
      ...edited("pages/locations.yaml", "florida/miami", "florida/404"),
    },
    report: report`
      0 problems in 0 files. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a legal text at the address of a page",
    changes: { "legal/about.md": VALID[TERMS] },
    report: report`
      content/legal/about.md:1:1  duplicate-address
        Two files make the page /about: this one and pages/about.yaml.
        Fix: rename or delete this one.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "an article in capitals beside the same in small letters",
    changes: { "blog/One.md": VALID[ARTICLE] },
    report: report`
      content/blog/One.md:1:1  bad-file-name
        "One" becomes part of a page's address, which may contain only lower-case letters a-z, digits and single hyphens.
        Fix: rename the file, for example to "one.md".

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "an article with spaces and umlauts in its name",
    changes: { "blog/Über uns.md": VALID[ARTICLE] },
    report: report`
      content/blog/Über uns.md:1:1  bad-file-name
        "Über uns" becomes part of a page's address, which may contain only lower-case letters a-z, digits and single hyphens.
        Fix: rename the file, for example to "uber-uns.md".

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a text of a word processor",
    changes: { "blog/one.docx": "x" },
    report: report`
      content/blog/one.docx:1:1  unknown-file
        The site knows no file of this name, so nothing would show it.
        Fix: did you mean blog/one.md?

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
];

/** Text that resembles a mistake but is correct. */
export const FINE: readonly { what: string; changes: Files }[] = [
  {
    what: "links to pages, parts of pages, sites, and people",
    changes: withText(
      ARTICLE,
      [
        "[One](/services/paid-media#pricing), [two](/locations/florida/miami), [three](/#results), [four](/terms),",
        "[five](https://example.org/a_(b)?c=d#e), [six](mailto:hello@agency.example), [seven](tel:+17575550142), [eight][8],",
        "<https://example.org>, https://example.org, and hello@agency.example.",
        "",
        "[8]: /about 'The team'",
        "",
      ].join("\n"),
    ),
  },
  {
    what: "links to headings of the same text and of another, umlauts, marks and placeholders among them",
    changes: {
      ...withText(
        ARTICLE,
        "[A](#section-uber-grosse), [b](#section-a--b), [c](/terms#section-who-example-is), [d](#section-twice-1)\n\n## Über Größe\n\n### *A* & `b`\n\n## Twice\n\n## Twice\n",
      ),
      ...withText(TERMS, "## Who {name} is\n\nWords.\n"),
    },
  },
  {
    what: "HTML, placeholders and brackets between backticks, and in a code block",
    changes: withText(
      ARTICLE,
      "Write `<b>`, `{city}` and `[a][b]`.\n\n```html\n<script>alert('{x}')</script>\n[a](b c)\n```\n\n    <p>\n",
    ),
  },
  {
    what: "square brackets in running text",
    changes: withText(ARTICLE, "He said [sic] (in May) that it grew [1], or \\[not\\](so). - [ ] open\n\n- [x] done\n"),
  },
  {
    what: "a footnote, a table, a list, a quotation and a line",
    changes: withText(
      ARTICLE,
      "Words.[^1] And^[a note] more.\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n- one\n\n> two\n\n---\n\n[^1]: The source.\n",
    ),
  },
  {
    what: "signs that only look like HTML",
    changes: withText(ARTICLE, "3 < 5 > 4, a<b, I <3 you, &lt;b&gt; & so on.\n"),
  },
  {
    what: "a picture with a space in its name, and one whose address stands at the end",
    changes: {
      ...withText(ARTICLE, "![A desk](../media/the%20desk.jpg)\n\n![Two desks][d]\n\n[d]: ../media/the%20desk.jpg\n"),
      "media/the desk.jpg": JPEG,
    },
  },
  {
    what: "the facts of the agency in a text",
    changes: withText(TERMS, "{name}, {legalName}, {email}, {phone}, {address}.\n"),
  },
  {
    what: "paragraphs and addresses in show notes",
    changes: withText(EPISODE, "One, at https://example.org.\n\n2024. Two.\n"),
  },
];
