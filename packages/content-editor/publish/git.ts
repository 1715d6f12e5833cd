/**
 * Runs git. The program itself, not a library: a dozen commands are used, and a library would run the same program.
 * Arguments are an array, nothing is asked at a terminal, and every command has a limit of time.
 */
import { execFile } from "node:child_process";
import { Obstacle } from "../http";

/** In milliseconds: for commands on this computer, and for those that ask another one. */
const LOCAL = 30_000;
const REMOTE = 120_000;

/** In bytes: of the largest file that is read from the history. */
const MOST = 256 * 1024 * 1024;

/** A command that failed, with what git said. */
export class GitError extends Obstacle {
  constructor(
    readonly said: string,
    /** Undefined if the command was stopped after its time, or git is not installed. */
    readonly code: number | undefined,
    readonly isTimeout: boolean,
    /** What it printed as its result. */
    readonly output = "",
  ) {
    super(`Nothing is lost. Git says: ${said.trim()}\nFix: show this to a developer.`);
  }
}

interface RunOptions {
  input?: string | Buffer;
  env?: Readonly<Record<string, string>>;
}

const environment = (env: Readonly<Record<string, string>>): NodeJS.ProcessEnv => {
  // Git sets these in hooks, where they would lead to another repository.
  const { GIT_DIR: _dir, GIT_WORK_TREE: _tree, GIT_INDEX_FILE: _index, ...own } = process.env;
  return {
    GIT_SSH_COMMAND: "ssh -o BatchMode=yes -o ConnectTimeout=15",
    ...own,
    LC_ALL: "C",
    GIT_TERMINAL_PROMPT: "0",
    GIT_ASKPASS: "",
    SSH_ASKPASS: "",
    GCM_INTERACTIVE: "never",
    GIT_EDITOR: "true",
    ...env,
  };
};

/** Git in a folder. */
export class Git {
  constructor(readonly folder: string) {}

  /** Output of a command, as bytes. @throws a `GitError` */
  bytes(args: readonly string[], { input, env = {} }: RunOptions = {}): Promise<Buffer> {
    return new Promise((done, fail) => {
      const child = execFile(
        "git",
        ["-c", "core.quotePath=false", "-c", "gc.auto=0", ...args],
        {
          cwd: this.folder,
          env: environment(env),
          encoding: "buffer",
          maxBuffer: MOST,
          timeout: args[0] === "fetch" || args[0] === "push" ? REMOTE : LOCAL,
          windowsHide: true,
        },
        (error, stdout, stderr) => {
          if (!error) return done(stdout);
          const { code, killed = false } = error;
          const exit = typeof code === "number" ? code : undefined;
          fail(new GitError(stderr.toString() || error.message, exit, killed, stdout.toString()));
        },
      );
      // A command that fails at once does not read its input.
      child.stdin?.on("error", () => undefined);
      child.stdin?.end(input);
    });
  }

  /** Output of a command, without line ends around it. @throws a `GitError` */
  async text(args: readonly string[], options?: RunOptions): Promise<string> {
    return (await this.bytes(args, options)).toString().trim();
  }

  /** Output of a command; undefined if it says no by its exit code. @throws a `GitError` for other failures */
  async maybeBytes(args: readonly string[], options?: RunOptions): Promise<Buffer | undefined> {
    try {
      return await this.bytes(args, options);
    } catch (error) {
      if (error instanceof GitError && error.code !== undefined && !error.isTimeout) return undefined;
      throw error;
    }
  }

  /** The same as text. */
  async maybe(args: readonly string[], options?: RunOptions): Promise<string | undefined> {
    return (await this.maybeBytes(args, options))?.toString().trim();
  }

  /** Whether a command succeeds. */
  async succeeds(args: readonly string[], options?: RunOptions): Promise<boolean> {
    return (await this.maybe(args, options)) !== undefined;
  }
}
