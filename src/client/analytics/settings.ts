/** What the build tells the bundle that counts visits. */

/** Words of the consent dialog, and where it leads. */
export interface ConsentTexts {
  title: string;
  text: string;
  accept: string;
  reject: string;
  language: string;
  /** True for a language that is written from right to left. */
  isRightToLeft?: boolean;
  /** The privacy policy's link, in the dialog. */
  privacy: { label: string; to: string };
  /** Where the footer's link leads, which opens the dialog again. */
  settings: string;
}

export interface ServiceSettings {
  /** The site's id at the service. */
  id: string;
  /** The service's origin. */
  host: string;
}

export interface ConsentSettings extends ServiceSettings {
  consent: ConsentTexts;
  /** Names of the cookies that the service sets; an asterisk at the end stands for any ending. */
  cookies: readonly string[];
}
