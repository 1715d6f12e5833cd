import { startWorkerd } from "../support/workerd";
import { describeHost } from "./describe-host";

describe("Cloudflare's runtime, by the rules that the build wrote", () => describeHost("workerd", startWorkerd));
