/** Posts of WordPress with everything inside everything, whose words are all different. */

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export const randomOf = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

export interface RandomPost {
  html: string;
  /** All words that a reader of the older site sees. */
  words: string[];
  /** Addresses of links and pictures. */
  addresses: string[];
}

const MOST_DEPTH = 5;

export const randomPost = (random: () => number, prefix: string): RandomPost => {
  const words: string[] = [];
  const addresses: string[] = [];
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const word = (): string => {
    const made = `${prefix}${words.length}${pick(["a", "ö", "ж", "字"])}`;
    words.push(made);
    return made;
  };
  const address = (ending = ""): string => {
    const made = `https://${pick(["far.example", "old.example", "www.far.example"])}/${prefix}-${addresses.length}${ending}`;
    addresses.push(made);
    return made;
  };
  const few = (make: () => string, most = 3): string =>
    Array.from({ length: 1 + Math.floor(random() * most) }, make).join(pick(["", " ", "\n"]));
  const text = (): string =>
    Array.from({ length: 1 + Math.floor(random() * 4) }, word).join(pick([" ", ", ", " &amp; ", " – ", "\n"]));

  let isInLink = false;
  /** Links cannot be in links: parsers end the outer one. */
  const link = (inner: () => string): string => {
    if (isInLink) return inner();
    isInLink = true;
    const made = `<a href="${address()}">${inner()} ${word()}</a>`;
    isInLink = false;
    return made;
  };

  const inline = (depth: number): string => {
    if (depth >= MOST_DEPTH) return text();
    const inner = (): string => inline(depth + 1);
    return pick([
      text,
      text,
      () => `${text()} ${inner()} ${text()}`,
      () => `<${pick(["b", "strong"])}>${inner()}</b>`.replace(/<(\w+)>([^]*)<\/b>$/, "<$1>$2</$1>"),
      () => `<em>${inner()}</em>`,
      () => `${word()} <del>${inner()}</del>`,
      () => link(inner),
      () => `<code>${word()} &lt;${word()}&gt;</code>`,
      () => `${word()}<sup>${word()}</sup>`.replace(/<sup>(.*)<\/sup>/, " <sup>$1</sup>"),
      () => ` <q>${inner()}</q> `,
      () => `${text()}<br>${text()}`,
      () => `<span style="color:red">${inner()}</span>`,
      () => `<font size="2">${inner()}</font>`,
      () => `<img src="${address(".jpg")}" alt="${word()} ${word()}">`,
      () => `<abbr title="${word()} ${word()}">${word()}</abbr>`,
      () => `${word()} &lt;${word()}@${word()}&gt; 5 &lt; 6`,
      () => `*${word()}* _${word()}_ [${word()}](${word()}) \`${word()}\` #${word()}`,
      () => `[su_label type="x"]${inner()}[/su_label]`,
      () => ` {{ ${word()} }} {${word()}} `,
    ])();
  };

  const block = (depth: number): string => {
    if (depth >= MOST_DEPTH) return `<p>${inline(depth)}</p>`;
    const inner = (): string => block(depth + 1);
    const line = (): string => inline(depth + 1);
    return pick([
      () => `<p>${line()}</p>`,
      () => `<p>${line()}</p>`,
      line,
      () => `<h${1 + Math.floor(random() * 6)}>${line()}</h2>`.replace(/^<(h\d)>([^]*)<\/h2>$/, "<$1>$2</$1>"),
      () => `<ul>${few(() => `<li>${pick([line, inner])()}</li>`)}</ul>`,
      () =>
        `<ol start="${Math.floor(random() * 12)}">${few(() => `<li>${line()}${pick([() => "", inner])()}</li>`, 4)}</ol>`,
      () => `<ul>${text()}<li>${line()}</li>${inner()}</ul>`,
      () => `<blockquote>${few(inner, 2)}<cite>${text()}</cite></blockquote>`,
      () =>
        `<table><caption>${text()}</caption>${few(() => `<tr>${few(() => `<td>${pick([line, inner])()}</td>`)}</tr>`)}</table>`,
      () =>
        `<table><thead><tr><th>${line()}</th><th>${word()}</th></tr></thead><tbody><tr><td colspan="2">${inner()}</td></tr></tbody></table>`,
      () => `<div class="wp-block-group">${few(inner)}</div>`,
      () => `<pre>${word()}\n\n  ${word()} &lt;b&gt;${word()}</pre>`,
      () => `<pre class="wp-block-verse">${word()}<br>${word()}<em>${word()}</em></pre>`,
      () => `<figure><img src="${address(".png")}" alt="${word()}"><figcaption>${line()}<br></figcaption></figure>`,
      () => `<dl><dt>${line()}</dt><dd>${inner()}</dd></dl>`,
      () => `<details><summary>${line()}</summary>${inner()}</details>`,
      () => `<iframe src="${address()}" title="x"></iframe>`,
      () => `<audio src="${address(".mp3")}"></audio>`,
      () => `<form><label>${text()}</label><input type="submit" value="${word()}"></form>`,
      () => link(inner),
      () => `<strong>${inner()}</strong>`,
      () => `[vc_row][vc_column width="1/2"]${inner()}[/vc_column][/vc_row]`,
      () => `[tab title="${word()} ${word()}"]${inner()}[/tab]`,
      () => `[caption id="a" width="1"]<img src="${address(".gif")}" alt="${word()}"> ${text()}[/caption]`,
      () => `[sourcecode language="php"]<?php ${word()}( '<a>' ); // ${word()}[/sourcecode]`,
      () => `<!-- wp:acf/faq {"data":{"question":"${word()} ${word()}","answer":"<p>${word()} ${word()}</p>"}} /-->`,
      () =>
        `<!-- wp:cover {"url":"${address(".webp")}"} --><div style="background-image:url(${addresses.at(-1) ?? ""})">${inner()}</div><!-- /wp:cover -->`,
      () => `${text()}\n\n${text()}`,
      () => `<center>${line()}</center><hr>`,
      () => `<p>${text()}</p${pick([">", " >", "\n>"])}`,
      () => `<div>${line()}<p>${line()}`,
    ])();
  };

  return { html: few(() => block(0), 8), words, addresses };
};
