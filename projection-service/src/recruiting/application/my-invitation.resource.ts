import { isOfApplication, type OwnInterviewDeps } from 'access/recruiting/own-interview';
import { MAX_PAGE_ROWS } from 'contracts/kernel/paging';
import { listMyInvitations } from 'contracts/recruiting/application/application.endpoints';
import { MyInvitationView } from 'contracts/recruiting/application/application.views';
import { progressOf } from 'contracts/recruiting/interview/interview.statuses';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { ProjectionContext } from '#projection-service/context';
import { askAsPerson } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { addressIdOf } from './candidate-address.ref.ts';
import { myInvitationProjection } from './my-invitation.projection.ts';

/** Of nobody else's account: a record that is linked to one is that person's (docs/product.md POR-20). */
const LIST = `select id, company_id, job_id, open_interview_id, job_title, job_slug, coalesce(profile_name, tenant_name), company_subdomain,
    status, answer_by, has_live, invited_at, updated_at
  from read.my_invitation
  where user_id = $1 and invited_at is not null and (linked_to is null or linked_to = $2)
  order by invited_at desc, id desc limit ${MAX_PAGE_ROWS}`;

const iso = (moment: unknown) => (moment === null ? null : new Date(moment as string).toISOString());

const viewOf = (cells: readonly unknown[]): MyInvitationView => {
  const [id, companyId, jobId, openInterviewId, jobTitle, jobSlug, companyName, companySubdomain, ...more] = cells;
  const [status, answerBy, hasLive, invitedAt, updatedAt] = more;
  const company = { companyId, companyName, companySubdomain };
  const { status: known } = MyInvitationView.pick({ status: true }).parse({ status });
  return MyInvitationView.parse({
    ...{ id, interviewId: id, jobId, openInterviewId, jobTitle, jobSlug, ...company, hasLive },
    ...{ status: known, progress: progressOf(known), answerBy: iso(answerBy) },
    ...{ invitedAt: iso(invitedAt), updatedAt: iso(updatedAt) },
  });
};

type Deps = Pick<ProjectionContext, 'reader'> & { interviewLookup: Pick<OwnInterviewDeps, 'accountOf'> };

/** Interviews that companies opened with somebody, across companies, newest first; what follows from their own application is not among them. */
export const readMyInvitations = async ({ reader, interviewLookup }: Deps, userId: string) => {
  const account = await interviewLookup.accountOf(userId);
  if (!account?.isVerified) return [];
  const addressId = addressIdOf(account.email);
  const query = { ...prepared(LIST), values: [addressId, userId], rowMode: 'array' as const };
  const [rows = []] = await askAsPerson(reader)(addressId, [query]);
  return rows
    .map(viewOf)
    .filter(({ id, jobId, openInterviewId }) => !isOfApplication(id, userId, jobId ?? openInterviewId ?? ''));
};

export const myInvitationResource = (router: IRouter, context: ProjectionContext): void => {
  mount(
    router,
    listMyInvitations,
    async ({ auth, minPosition }) => {
      await reachMinPosition(context, minPosition, [myInvitationProjection.name]);
      return { body: await readMyInvitations(context, auth.userId) };
    },
    context.http,
  );
};
