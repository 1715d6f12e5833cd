/** Says from which commit of the content a site was built; the form editor reads it. */
export const RELEASE_FILE = "/release.json";
