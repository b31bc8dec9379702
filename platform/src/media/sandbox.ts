import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { runProgram } from '#platform/program/program';

/** What a program may use; its file sizes and memory in bytes. */
export type Limits = { seconds: number; memory: number; fileSize: number };
/** How a program ended: `killed` where it went over a limit. `output` and `errors` are cut at 256 kB and 4 kB. */
export type Ended = { outcome: 'done' | 'failed' | 'killed'; output: string; errors: string };

/** What a sandbox here cannot do: keep programs from the network, run them as nobody though we are root, or limit what they use. */
export type SandboxGap = 'network' | 'user' | 'limits';

export type Sandbox = {
  /** Empty where it is whole. */
  gaps: readonly SandboxGap[];
  /** The user and group that a program runs as; undefined: ours, where we may be no other. */
  owner: { uid: number; gid: number } | undefined;
  /** Throws where `signal` ends it first. */
  run(
    program: string,
    args: readonly string[],
    limits: Limits & { folder: string; signal: AbortSignal },
  ): Promise<Ended>;
};

/** `nobody` and `nogroup` of Debian, and what kernels call an owner whom they do not know. */
const NOBODY = 65_534;
const MAX_OUTPUT = 262_144;
const MAX_OPEN_FILES = 64;

const succeeds = (program: string, ...args: string[]): Promise<boolean> =>
  promisify(execFile)(program, args).then(
    () => true,
    () => false,
  );

type Wrap = (limits: Limits) => string[];

/** Programs of util-linux that each narrow what the one after them may do, as far as they are there and we may use them. */
const wrappers = async (): Promise<{ wrap: Wrap; isNobody: boolean; gaps: SandboxGap[] }> => {
  const isRoot = process.getuid?.() === 0;
  const own = isRoot ? ['unshare', '--net', '--ipc'] : ['unshare', '--user', '--map-current-user', '--net', '--ipc'];
  const nobody = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--no-new-privs'];
  const test = ([program = '', ...args]: readonly string[]) => succeeds(program, ...args, 'true');
  const idle = ['chrt', '--idle', '0'];
  const isIdle = await test(idle);
  const hasNoNetwork = await test(own);
  const isNobody = isRoot && (await test(nobody));
  const isLimited = await test(['prlimit', '--nofile=64']);
  const gaps = { network: !hasNoNetwork, user: isRoot && !isNobody, limits: !isLimited };
  return {
    isNobody,
    gaps: (Object.keys(gaps) as SandboxGap[]).filter((gap) => gaps[gap]),
    wrap: ({ seconds, memory, fileSize }) => [
      // Only where nobody else wants the processor; with a small share alone, others would still wait for its turns.
      ...(isIdle ? idle : ['nice', '-n19']),
      ...(hasNoNetwork ? own : []),
      ...(isNobody ? nobody : []),
      ...(isLimited
        ? ['prlimit', `--as=${memory}`, `--fsize=${fileSize}`, `--cpu=${seconds}`, `--nofile=${MAX_OPEN_FILES}`]
        : []),
    ],
  };
};

/**
 * Runs programs that read what strangers sent: without a network, as nobody where we are root, behind all other work, and killed
 * where they want more time, memory or disk than they may have.
 */
export const openSandbox = async (): Promise<Sandbox> => {
  const { wrap, isNobody, gaps } = await wrappers();
  return {
    gaps,
    owner: isNobody ? { uid: NOBODY, gid: NOBODY } : undefined,
    run: async (program, args, { folder, signal, ...limits }) => {
      const [command = program, ...others] = [...wrap(limits), program, ...args];
      const { code, output, errors } = await runProgram(
        {
          ...{ command, args: [...others], cwd: folder, env: { PATH: process.env.PATH, HOME: folder, TMPDIR: folder } },
          ...{ maxMs: limits.seconds * 1_000, maxOutput: MAX_OUTPUT },
        },
        signal,
      );
      const outcome = code === null ? 'killed' : code === 0 ? 'done' : 'failed';
      return { outcome, output: Buffer.from(output).toString(), errors };
    },
  };
};
