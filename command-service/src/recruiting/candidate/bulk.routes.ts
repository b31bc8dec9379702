import { derivedId } from 'contracts/kernel/id';
import * as endpoints from 'contracts/recruiting/candidate/candidate.bulk';
import type { BulkAnswer } from 'contracts/recruiting/interview/interview.endpoints';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { CommandContext } from '#command-service/context';
import { answered, latest } from '#command-service/http/answer';
import { causeOf, createdId, type Origin } from '#command-service/http/cause';
import { reasonOf } from '#command-service/http/reason';
import { jobSight } from '#command-service/recruiting/job/job.sight';

/** Commands that are under way at once. */
const AT_ONCE = 20;

/** Sends a command to each; answers which were taken and why the others were not. */
const toEach = async (ids: readonly string[], send: (id: string) => Promise<{ position: string }>) => {
  const wanted = [...new Set(ids)];
  const body: BulkAnswer = { changed: [], refused: [] };
  const positions: string[] = [];
  for (let start = 0; start < wanted.length; start += AT_ONCE) {
    await Promise.all(
      wanted.slice(start, start + AT_ONCE).map(async (id) => {
        try {
          positions.push((await send(id)).position);
          body.changed.push(id);
        } catch (error) {
          body.refused.push({ id, ...reasonOf(error) });
        }
      }),
    );
  }
  return answered(latest(positions), body);
};

/** What is done with many candidates at once. */
export const candidateBulkRoutes = (router: IRouter, context: CommandContext): void => {
  const { candidate, interview } = context.commands;
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
    endpoints.interviewCandidates,
    async (request) => {
      const { ids, jobId } = request.body;
      await jobSight(context).assertNamed(request.auth, jobId);
      const asked = createdId('interview', request);
      return toEach(ids, (candidateId) => {
        const interviewId = derivedId('interview', asked, candidateId);
        const data = { interviewId, candidateId, jobId };
        return interview(interviewId, { type: 'CreateInterview', data, metadata: cause(request) });
      });
    },
    context,
  );
};
