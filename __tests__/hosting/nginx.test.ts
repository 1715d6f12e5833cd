import { startNginx } from "../support/nginx";
import { describeHost } from "./describe-host";

describe("nginx, by the rules that the build wrote", () => describeHost("nginx", startNginx));
