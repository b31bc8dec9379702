import { showMyTeams } from 'contracts/identity/team/team.endpoints';
import { mount } from 'platform/http/route';
import { askAs, type ReadResource } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';

const MINE = 'select id, name from read.team where tenant_id = $1 and user_ids ? $2::text order by name, id';

/** GET /api/tenant/my-teams: for whoever works in the company, whether or not they may read all teams. */
export const myTeamsRoutes: ReadResource = (router, context) => {
  const ask = askAs(context.reader);
  mount(
    router,
    showMyTeams,
    async ({ auth: { tenantId, userId }, minPosition }) => {
      await reachMinPosition(context, minPosition, ['identity.team']);
      const [rows = []] = await ask(tenantId, [
        { ...prepared(MINE), values: [tenantId, userId], rowMode: 'array' as const },
      ]);
      return { body: rows.map(([id, name]) => ({ id: String(id), name: String(name) })) };
    },
    context.http,
  );
};
