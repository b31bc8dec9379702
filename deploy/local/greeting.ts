import { sandboxWarning } from 'platform/media/converter';
import type { SandboxGap } from 'platform/media/sandbox';
import { type LocalSettings, logFolder, sinceCommand } from '#deploy/local/settings';
import { say } from '#deploy/local/step';

const DEMO_PASSWORD = 'Onrecord-demo-1';
const DEMO_LOGINS = [
  ['admin@harbor.example', 'Harbor & Pine, owner'],
  ['recruiter@harbor.example', 'Harbor & Pine, recruiter'],
  ['trainer@harbor.example', 'Harbor & Pine, trainer'],
  ['auditor@harbor.example', 'Harbor & Pine, auditor'],
  ['admin@summit.example', 'Summit Works, owner'],
  ['admin@aubert.example', 'Aubert Boat Repair, a partner of Harbor & Pine, owner'],
  ['candidate@harbor.example', 'a candidate who has applied to Harbor & Pine'],
  ['landlord@onrecord.example', 'platform admin, at /landlord'],
] as const;

const demoLogins = (): string[] => [
  `Demo logins, password ${DEMO_PASSWORD}`,
  ...DEMO_LOGINS.map(([login, who]) => `  ${login.padEnd(26)} ${who}`),
];

type Found = { demo: boolean; internalUrl: string; hasFfmpeg: boolean; sandboxGaps: readonly SandboxGap[] };

/** Says where the product is and how to get in; the last line tells that it is ready. */
export const greet = ({ url, dataDir }: LocalSettings, { demo, internalUrl, hasFfmpeg, sandboxGaps }: Found): void => {
  const way = demo
    ? demoLogins()
    : ['Make a company: npm run create-company -- --name "Your company" --owner you@example.com'];
  say(
    [
      ...['', `Console    ${url}/t`, `API        ${url}/api/docs`, `Logs       ${logFolder(dataDir)}`],
      ...[`Probes     ${internalUrl}/readyz, ${internalUrl}/metrics`, '', ...way, ''],
    ].join('\n'),
  );
  if (!hasFfmpeg)
    say(
      'ffmpeg is not installed: videos are played as they came, not by every browser. `apt-get install ffmpeg` has it.',
    );
  const warning = sandboxWarning({ isThere: hasFfmpeg, gaps: sandboxGaps });
  if (warning !== null) say(warning);
  say(`ready in ${(sinceCommand() / 1_000).toFixed(1)} s, Ctrl-C stops it`);
};
