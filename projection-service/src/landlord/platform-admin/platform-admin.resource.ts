import { DEFAULT_LOCALE, Locale } from 'contracts/kernel/locale';
import { landlordPermissions } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import { meLandlord } from 'contracts/landlord/platform-admin/platform-admin.endpoints';
import type { IRouter } from 'express';
import type pg from 'pg';
import { mount } from 'platform/http/route';
import type { ReadContext } from '#projection-service/engine/list-resource';

type Row = { name: string; email: string; locale: string; time_zone: string | null };

const ACCOUNT = 'select name, email, locale, time_zone from access.account where user_id = $1';

/** GET /api/landlord/auth/me */
export const platformAdminResource = (
  router: IRouter,
  context: Pick<ReadContext, 'http'> & { access: pg.Pool },
): void => {
  mount(
    router,
    meLandlord,
    async ({ auth: { userId } }) => {
      const [row] = (await context.access.query<Row>(ACCOUNT, [userId])).rows;
      if (!row) throw new Rejection('unauthenticated', 401);
      const locale = Locale.catch(DEFAULT_LOCALE).parse(row.locale);
      const { name, email, time_zone: timeZone } = row;
      return { body: { id: userId, name, email, locale, timeZone, permissions: [...landlordPermissions] } };
    },
    context.http,
  );
};
