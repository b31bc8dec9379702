import { GLOBAL } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import { fullName } from 'contracts/recruiting/candidate/candidate.entity';
import type { ProfileAbout } from 'contracts/recruiting/profile/profile.about';
import type { ChangeProfile } from 'contracts/recruiting/profile/profile.commands';
import { changeProfile } from 'contracts/recruiting/profile/profile.endpoints';
import type { ProfileDetails } from 'contracts/recruiting/profile/profile.events';
import { readMyResume } from 'contracts/recruiting/profile/profile-resume.endpoints';
import type { IRouter } from 'express';
import { concurrencyLimit } from 'platform/concurrency-limit';
import { rateLimit } from 'platform/http/rate-limit';
import { mount, type RequestOf } from 'platform/http/route';
import type { CommandContext } from '#command-service/context';
import { answered, latest } from '#command-service/http/answer';
import { causeOf } from '#command-service/http/cause';
import type { Accounts } from '#command-service/identity/access/accounts';
import { userAccess } from '#command-service/identity/user/user.access';
import { resumeReading } from '#command-service/recruiting/resume/resume-reading';

export type ProfileContext = CommandContext & { accounts: Pick<Accounts, 'saveAccount' | 'asCandidate'> };

const MAX_NAME_LENGTH = 200;
/** Of one account; one at a time of all of them, so that staff need not wait. */
const RESUMES_PER_MINUTE = 5;
const unsaid = { phone: '', phoneE164: '', location: '', postalCode: '', country: null };

/** All that a first profile needs; throws what is missing by field. */
const firstDetails = (said: ChangeProfile): ProfileDetails & Partial<ProfileAbout> => {
  const missing = (['firstName', 'lastName'] as const).filter((field) => said[field] === undefined);
  if (missing.length > 0) {
    const errors = Object.fromEntries(missing.map((field) => [field, ['field-required']]));
    throw new Rejection('validation-failed', 422, { errors });
  }
  return { ...unsaid, ...said } as ProfileDetails & Partial<ProfileAbout>;
};

/** An account goes by the name that its profile says; a résumé is read and not kept (docs/product.md POR-21). */
export const profileRoutes = (router: IRouter, { commands, accounts, ...context }: ProfileContext): void => {
  const change = async (request: RequestOf<typeof changeProfile>) => {
    const { userId } = request.auth;
    const metadata = causeOf({ ...request, auth: { userId, tenantId: GLOBAL } });
    const data = request.body;
    try {
      return await commands.profile(userId, { type: 'ChangeProfile', data, metadata }, request.ifMatch);
    } catch (error) {
      if (!(error instanceof Rejection && error.code === 'profile-not-found')) throw error;
      const details = { ...firstDetails(data), userId };
      const command = { type: 'CreateProfile' as const, data: details, metadata };
      return accounts.asCandidate(userId, () => commands.profile(userId, command));
    }
  };

  const limit = rateLimit(RESUMES_PER_MINUTE);
  const inTurn = concurrencyLimit(1);
  mount(
    router,
    readMyResume,
    async ({ auth: { userId }, file }) => {
      await limit(userId);
      return { body: await inTurn(() => resumeReading(file)) };
    },
    context,
  );
  mount(
    router,
    changeProfile,
    async (request) => {
      const { userId } = request.auth;
      const { state, version, position } = await change(request);
      if (state.status === 'absent' || !state.details) throw new Rejection('profile-not-found', 404);
      const name = fullName(state.details.firstName, state.details.lastName).slice(0, MAX_NAME_LENGTH).trim();
      const metadata = causeOf({ ...request, auth: { userId, tenantId: GLOBAL } });
      const renamed = await commands.user(userId, { type: 'RenameUser', data: { name }, metadata });
      const user = renamed.state;
      if (user.status !== 'registered' || user.email === null) throw new Rejection('profile-not-found', 404);
      await userAccess.save(accounts, renamed);
      const body = { id: userId, ...state.details, email: user.email, version };
      return answered(latest([position, renamed.position]), body);
    },
    context,
  );
};
