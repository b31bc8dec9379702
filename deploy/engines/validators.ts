import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { installPackage, succeeds } from '#deploy/local/test/debian';
import { type Absent, ENGINES_DIR, type Engine, type Running, runToEnd } from './server.ts';

/** Programs that read the deployment files as those do that run them: nothing runs for longer than a question. */
const found = (setting: string, program: string): Running => ({
  settings: { [setting]: program },
  close: async () => {},
});

/** The command `name` of a Go module, built once. */
const ofGo = async (module: string, name: string, dir: string): Promise<string | Absent> => {
  const home = join(ENGINES_DIR, 'go', module.replaceAll(/\W+/g, '-'));
  const program = join(home, name);
  if (existsSync(program)) return program;
  await mkdir(dir, { recursive: true });
  const log = join(dir, 'output.log');
  if (!(await succeeds('go', 'version'))) return { absent: 'there is no Go here that builds it' };
  const built = await runToEnd('env', [`GOBIN=${home}`, 'go', 'install', module], log);
  return built === 0 ? program : { absent: `Go could not bring it: see ${log}` };
};

const ofDebian = async (name: string, program: string): Promise<string | Absent> => {
  const isThere = () => succeeds('sh', '-c', `command -v ${program}`);
  if (!(await isThere())) await installPackage(name);
  return (await isThere()) ? program : { absent: `${program} is not installed, and this user may not install it` };
};

const ofPython = async (wanted: string, name: string, dir: string): Promise<string | Absent> => {
  const home = join(ENGINES_DIR, name);
  const program = join(home, 'bin', name);
  if (existsSync(program)) return program;
  await mkdir(dir, { recursive: true });
  const log = join(dir, 'output.log');
  const made = await runToEnd('python3', ['-m', 'venv', home], log);
  if (made !== 0) return { absent: `there is no Python here that makes an environment: see ${log}` };
  const got = await runToEnd(join(home, 'bin', 'pip'), ['install', '-q', wanted], log);
  return got === 0 ? program : { absent: `pip could not bring it: see ${log}` };
};

const validator = (name: string, setting: string, bring: (dir: string) => Promise<string | Absent>): Engine => ({
  name,
  settings: [setting],
  start: async (dir) => {
    const brought = await bring(dir);
    return typeof brought === 'string' ? found(setting, brought) : brought;
  },
});

export const haproxy = validator('HAProxy', 'HAPROXY', () => ofDebian('haproxy', 'haproxy'));

export const validators: readonly Engine[] = [
  validator('Helm', 'HELM', (dir) => ofGo('helm.sh/helm/v3/cmd/helm@v3.22.0', 'helm', dir)),
  validator('the loader of Docker Compose', 'COMPOSE_LOADER', (dir) =>
    ofGo('github.com/compose-spec/compose-go/v2/cmd@v2.16.2', 'cmd', dir),
  ),
  validator('the schemas of Kubernetes', 'KUBERNETES_VALIDATE', (dir) =>
    ofPython('kubernetes-validate==1.37.0', 'kubernetes-validate', dir),
  ),
  validator('promtool', 'PROMTOOL', () => ofDebian('prometheus', 'promtool')),
  haproxy,
];
