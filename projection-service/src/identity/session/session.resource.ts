import { readMe } from 'access/identity/session/me';
import { readSessions, readSignIns } from 'access/identity/session/security';
import { readClaims, workspaceIn } from 'contracts/client/claims';
import { baseDomainOf } from 'contracts/identity/company-domains/product-domain';
import { listSessions, listSignIns } from 'contracts/identity/session/security.endpoints';
import { me } from 'contracts/identity/session/session.endpoints';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { ProjectionContext } from '#projection-service/context';

/** Who somebody is and may be, and where they are logged in: read of the access tables. */
export const sessionResource = (router: IRouter, { access, http, publicUrl }: ProjectionContext): void => {
  const baseDomain = baseDomainOf(publicUrl);
  mount(
    router,
    me,
    async ({ auth, bearer, query: { tenant } }) => {
      const claims = readClaims(bearer ?? '');
      const tokenFor = claims ? workspaceIn(claims) : undefined;
      return { body: await readMe(access, auth, { tenant, tokenFor, base: baseDomain }) };
    },
    http,
  );
  mount(router, listSessions, async ({ auth, now }) => ({ body: await readSessions(access, auth, now) }), http);
  mount(router, listSignIns, async ({ auth, now }) => ({ body: await readSignIns(access, auth, now) }), http);
};
