import { Rejection } from 'contracts/kernel/problem';
import { showProfile } from 'contracts/recruiting/profile/profile.endpoints';
import { ProfileSaid } from 'contracts/recruiting/profile/profile.events';
import type { ProfileView } from 'contracts/recruiting/profile/profile.views';
import type pg from 'pg';
import { mount } from 'platform/http/route';
import { askAsPerson, type ReadContext } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { quoted, snake } from '#projection-service/engine/sql-names';
import { profileProjection } from './profile.projection.ts';

const fields = [...Object.keys(ProfileSaid.shape), 'version'];
const SHOW = `select ${fields.map((field) => quoted(snake(field))).join(', ')} from read.profile where user_id = $1`;

/** Amounts are read as bigint, which JSON does not have. */
const numberOr = (cell: unknown): unknown => (typeof cell === 'bigint' ? Number(cell) : cell);

/** The profile of one person; undefined where they have none. */
export const readProfile = async (
  reader: pg.Pool,
  userId: string,
): Promise<Omit<ProfileView, 'id' | 'email'> | undefined> => {
  const query = { ...prepared(SHOW), values: [userId], rowMode: 'array' as const };
  const [rows = []] = await askAsPerson(reader)(userId, [query]);
  const [cells] = rows;
  return cells && (Object.fromEntries(fields.map((field, index) => [field, numberOr(cells[index])])) as never);
};

/** GET /api/candidate/profile, with the address of the account. */
export const profileResource = (
  router: Parameters<typeof mount>[0],
  context: ReadContext & { access: pg.Pool },
): void => {
  mount(
    router,
    showProfile,
    async ({ auth: { userId }, minPosition }) => {
      await reachMinPosition(context, minPosition, [profileProjection.name]);
      const [profile, account] = await Promise.all([
        readProfile(context.reader, userId),
        context.access.query<{ email: string }>('select email from access.account where user_id = $1', [userId]),
      ]);
      const email = account.rows[0]?.email;
      if (!profile || email === undefined) throw new Rejection('profile-not-found', 404);
      return { body: { id: userId, ...profile, email }, headers: { ETag: `"${profile.version}"` } };
    },
    context.http,
  );
};
