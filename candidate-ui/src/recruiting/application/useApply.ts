import { isProblemError } from 'contracts/client/problem-error';
import { routeOf } from 'contracts/client/route';
import type { submitApplication } from 'contracts/recruiting/application/application.endpoints';
import { useSend } from 'ui-kit/api/useSend';
import { cache } from '#candidate-ui/api/cache';
import { client } from '#candidate-ui/api/client';
import { orLogin } from '#candidate-ui/api/useQuery';
import { currentWorkspace, switchWorkspace } from '#candidate-ui/identity/session/workspace';
import { say } from '#candidate-ui/shared/toasts';
import { APPLICATIONS } from './applications.ts';

const submitRoute = routeOf<typeof submitApplication>({
  method: 'POST',
  path: '/api/candidate/applications',
  access: 'authenticated',
});

type Input = { jobId: string; source: string };
export type Outcome = 'submitted' | 'already-applied' | 'closed';

/** Problems that are no fault of the person, and need no second attempt. */
const outcomes: Record<string, Outcome> = {
  'already-applied': 'already-applied',
  'job-not-open': 'closed',
  'job-not-found': 'closed',
};

const submit = async (body: Input, idempotencyKey: string): Promise<Outcome> => {
  try {
    await orLogin(client.call(submitRoute, { body, idempotencyKey }));
    return 'submitted';
  } catch (error) {
    const outcome = isProblemError(error) ? outcomes[error.code] : undefined;
    if (!outcome) throw error;
    return outcome;
  }
};

/** One applies as a candidate: who is at work in a company leaves it for that, and is told so (docs/product.md POR-5). */
export const leaveCompany = async () => {
  if (currentWorkspace() !== 'tenant') return;
  await orLogin(switchWorkspace('candidate'));
  cache.expire('me');
  say({ kind: 'info', key: 'shell.workspace.switched' });
};

export const useApply = () =>
  useSend(async (input: Input, idempotencyKey: string) => {
    await leaveCompany();
    const outcome = await submit(input, idempotencyKey);
    if (outcome !== 'closed') cache.expire(APPLICATIONS);
    return outcome;
  });
