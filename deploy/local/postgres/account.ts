import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { sentence } from '#deploy/local/sentence';

/** Who runs the server: the user of this process, except that Postgres refuses root, which therefore lends it to another user. */
export type Account = { name: string; uid?: number; gid?: number };

const idOf = (flag: '-u' | '-g' | '-un', user: string): string | undefined => {
  const asked = spawnSync('id', [flag, user], { encoding: 'utf8' });
  return asked.status === 0 ? asked.stdout.trim() : undefined;
};

const accountOf = (user: string): Account | undefined => {
  const uid = idOf('-u', user);
  const gid = idOf('-g', user);
  return uid && gid && uid !== '0' ? { name: user, uid: Number(uid), gid: Number(gid) } : undefined;
};

const createAccount = (user: string, say: (line: string) => void): Account | undefined => {
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/sh', user], {
    stdio: 'ignore',
  });
  const created = accountOf(user);
  if (created) say(`Postgres refuses to run as root: the system user ${user} was created for it.`);
  return created;
};

const ownerOf = (cluster: string): Account | undefined => {
  const found = statSync(cluster, { throwIfNoEntry: false });
  if (!found || found.uid === 0) return undefined;
  return { name: idOf('-un', String(found.uid)) ?? String(found.uid), uid: found.uid, gid: found.gid };
};

/** The account for the server of `cluster`: a cluster that exists stays with its owner. */
export const findAccount = (cluster: string, say: (line: string) => void): Account => {
  if (process.getuid?.() !== 0) return { name: 'this user' };
  const account = ownerOf(cluster) ?? accountOf('postgres') ?? createAccount('postgres', say) ?? accountOf('nobody');
  if (account) return account;
  throw sentence(
    'Postgres refuses to run as root and there is no other user on this machine: create one named postgres.',
  );
};
