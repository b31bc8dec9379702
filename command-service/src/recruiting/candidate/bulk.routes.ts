import { derivedId } from 'contracts/kernel/id';
import * as endpoints from 'contracts/recruiting/candidate/candidate.bulk';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { assertAssignees } from '#command-service/automation/task/assignees';
import type { MailContext } from '#command-service/context';
import { causeOf, createdId, type Origin } from '#command-service/http/cause';
import { toEach } from '#command-service/http/to-each';
import { jobSight } from '#command-service/recruiting/job/job.sight';

/** What is done with many candidates at once. */
export const candidateBulkRoutes = (router: IRouter, context: MailContext): void => {
  const { candidate, interview } = context.commands;
  const { store } = context;
  const cause = (request: Origin) => causeOf(request);

  mount(
    router,
    endpoints.labelCandidates,
    async (request) => {
      const { ids, ...data } = request.body;
      return toEach(ids, (id) => candidate(id, { type: 'LabelCandidate', data, metadata: cause(request) }));
    },
    context,
  );
  mount(
    router,
    endpoints.eraseCandidates,
    async (request) =>
      toEach(request.body.ids, (id) => candidate(id, { type: 'EraseCandidate', data: {}, metadata: cause(request) })),
    context,
  );
  mount(
    router,
    endpoints.assignCandidates,
    async (request) => {
      const { ids, ...data } = request.body;
      const { assigneeId: userId, teamId } = data;
      await assertAssignees(store, request.auth.tenantId, { userId, teamId, field: 'assigneeId' });
      return toEach(ids, (id) => candidate(id, { type: 'AssignCandidate', data, metadata: cause(request) }));
    },
    context,
  );
  mount(
    router,
    endpoints.unassignCandidates,
    async (request) =>
      toEach(request.body.ids, (id) =>
        candidate(id, { type: 'UnassignCandidate', data: {}, metadata: cause(request) }),
      ),
    context,
  );
  mount(
    router,
    endpoints.interviewCandidates,
    async (request) => {
      const { ids, jobId, source } = request.body;
      await jobSight(context).assertNamed(request.auth, jobId);
      const asked = createdId('interview', request);
      return toEach(ids, (candidateId) => {
        const interviewId = derivedId('interview', asked, candidateId);
        const data = { interviewId, candidateId, jobId, source };
        return interview(interviewId, { type: 'CreateInterview', data, metadata: cause(request) });
      });
    },
    context,
  );
};
