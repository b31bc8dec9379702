import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether a program ends well; nothing of it is shown. */
export const succeeds = (program: string, ...args: string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const child = spawn(program, args, { stdio: 'ignore', env });
    child.once('error', () => resolve(false)).once('exit', (code) => resolve(code === 0));
  });

/** Installs a package of Debian where this user may; whether it did. */
export const installPackage = async (name: string): Promise<boolean> => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  await succeeds('apt-get', 'update', '-qq');
  return succeeds('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name);
};
