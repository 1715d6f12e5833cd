/** Gives the form editor the site, for tests of its parts. */
import { setSite } from "content-editor/kinds";
import { site } from "../../src/site/site";

setSite(site);
