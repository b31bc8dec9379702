import { recordIn } from 'access/recruiting/record-in';
import { readableDocument } from 'access/training/readable-document';
import {
  type About,
  type ActionEvent,
  type ActionKind,
  actionEventCatalogue,
  labelledAfter,
  MAX_DRY_DAYS,
} from 'contracts/automation/event-action/event-action.choices';
import { dryRunEventAction, stopEventActions } from 'contracts/automation/event-action/event-action.endpoints';
import {
  type EventActionFields,
  type EventActionStep,
  eventAction,
} from 'contracts/automation/event-action/event-action.entity';
import { eventActionRun } from 'contracts/automation/event-action/event-action-run.entity';
import type { TenantAuth } from 'contracts/kernel/auth';
import type { Permission } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import { inviteToInterview } from 'contracts/recruiting/response/response.endpoints';
import type { IRouter } from 'express';
import { rateLimit } from 'platform/http/rate-limit';
import { mount } from 'platform/http/route';
import type { MailContext } from '#command-service/context';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { type Asking, entityRoutes } from '#command-service/entity/entity.routes';
import { answered } from '#command-service/http/answer';
import { causeOf } from '#command-service/http/cause';
import { requireVerifiedSender } from '#command-service/recruiting/candidate-mail/mail-sender';
import type { ScheduleContext } from '#command-service/training/schedule/schedule.routes';
import { openTurns } from './dry-run-turns.ts';
import { type RuleFault, refuseRule, ruleFaults } from './event-action.decider.ts';
import { type DryRunDeps, dryRun } from './event-action.dry-run.ts';
import { namedFaults } from './event-action.handler.ts';

export type EventActionContext = MailContext & DryRunDeps & Pick<ScheduleContext, 'trainingPeople'>;

/** Of one company, each of which reads much of its history. */
const DRY_RUNS_PER_MINUTE = 30;
/** One under way, the others waiting for it. */
const DRY_RUNS_AT_ONCE = 6;
const DAY_MS = 86_400_000;

/** What it takes to look at what an event is about. */
const sightOf = (about: About): Permission => {
  if (about === 'job') return 'tenant.jobs.read';
  if (about === 'handbook') return 'tenant.training.handbook.read';
  return about === 'training' || about === 'certificate' ? 'tenant.training.schedules.read' : 'tenant.candidates.read';
};

/** Conditions say what is known of people: whoever tries them may look at those anyway. */
const requireSight = ({ permissions }: TenantAuth, about: About): void => {
  const needed = sightOf(about);
  if (!permissions.includes(needed)) throw new Rejection('forbidden', 403, { detail: needed });
};

type Command = Parameters<SendEntity<typeof eventAction>>[1];
type RunCommand = Parameters<SendEntity<typeof eventActionRun>>[1];

/** What whoever writes a rule must hold to have it do so: the same that it takes by hand. */
const rightsFor = (kind: ActionKind, event: ActionEvent): readonly Permission[] => {
  const { about } = actionEventCatalogue[event];
  if (kind === 'mail') return about === 'job' ? [TO_WRITE] : [TO_WRITE, sightOf(about)];
  if (kind === 'add-label' || kind === 'remove-label')
    return [labelledAfter(event) === 'user' ? 'tenant.users.update' : 'tenant.candidates.update'];
  if (kind === 'assign') return [rightToAssign[about === 'hire' ? 'hire' : 'interview']];
  return rightFor[kind];
};
const TO_WRITE = 'tenant.email.outbox.create';
type Otherwise = 'mail' | 'assign' | 'add-label' | 'remove-label';
const rightFor: Readonly<Record<Exclude<ActionKind, Otherwise>, readonly Permission[]>> = {
  'assign-candidate': ['tenant.candidates.update'],
  'change-status': ['tenant.interviews.update'],
  'create-task': ['tenant.tasks.create'],
  invite: [inviteToInterview.access],
  'invite-to-job': ['tenant.interviews.create', inviteToInterview.access],
  'schedule-training': ['tenant.training.schedules.create'],
  'call-webhook': ['tenant.webhooks.update'],
  'start-process': ['tenant.training.runs.create'],
};
const rightToAssign = { hire: 'tenant.pendingHires.update', interview: 'tenant.interviews.update' } as const;

/** Nobody has a rule do what they may not do by hand. */
export const rightFaults = (
  { permissions }: TenantAuth,
  { event, actions }: Pick<EventActionFields, 'event' | 'actions'>,
): RuleFault[] =>
  actions.flatMap(({ kind }, at) =>
    rightsFor(kind, event).every((needed) => permissions.includes(needed))
      ? []
      : [{ field: `actions.${at}.kind`, code: 'event-action-right-missing' as const }],
  );

/** Jobs of which its author may not know. */
export const hiddenJobFaults = (hidden: readonly string[], actions: readonly EventActionStep[]): RuleFault[] =>
  actions.flatMap(({ jobId }, at) =>
    jobId && hidden.includes(jobId) ? [{ field: `actions.${at}.jobId`, code: 'job-not-found' as const }] : [],
  );

const requireMoment = (since: string, now: Date): void => {
  const age = now.getTime() - Date.parse(since);
  if (age >= 0 && age <= MAX_DRY_DAYS * DAY_MS) return;
  throw new Rejection('dry-run-too-long', 422, { errors: { since: ['dry-run-too-long'] } });
};

/** Rules are written, as far as their author may do the same by hand; beside that one is tried on what happened. */
export const eventActionRoutes = (router: IRouter, context: EventActionContext): void => {
  const { store, jobLookup, trainingPeople } = context;
  const readable = readableDocument({ store, isAmong: trainingPeople.isAmong });
  const limit = rateLimit(DRY_RUNS_PER_MINUTE);
  const turn = openTurns(DRY_RUNS_AT_ONCE);

  /** What a command has a rule do, as far as it has it do more than before: what else is changed does nothing more. */
  const askedOf = async (
    { tenantId }: TenantAuth,
    id: string,
    { event, filters, actions, isOn }: Partial<EventActionFields>,
  ): Promise<Pick<EventActionFields, 'event' | 'actions'> | null> => {
    if (event !== undefined && actions !== undefined) return { event, actions };
    if (event === undefined && actions === undefined && filters === undefined && !isOn) return null;
    const saved = await recordIn(store, eventAction, { tenantId, id });
    return saved ? { event: event ?? saved.event, actions: actions ?? saved.actions } : null;
  };

  /** Processes that its author may not read. */
  const processFaults = async (auth: TenantAuth, actions: readonly EventActionStep[] = []): Promise<RuleFault[]> => {
    if (auth.permissions.includes('tenant.training.handbook.read')) return [];
    const { tenantId } = auth;
    const userId = 'userId' in auth ? auth.userId : null;
    const faults = await Promise.all(
      actions.map(async ({ documentId }, at) => {
        const found = documentId && userId && (await readable({ tenantId, userId, documentId }));
        if (!documentId || found) return [];
        return [{ field: `actions.${at}.documentId`, code: 'process-not-published' as const }];
      }),
    );
    return faults.flat();
  };

  entityRoutes(router, context, {
    entity: eventAction,
    send: async (id: string, command: Command, ifMatch: number | null, { auth }: Asking) => {
      if (command.type === 'CreateEventAction' || command.type === 'ChangeEventAction') {
        const asked = await askedOf(auth, id, command.data);
        refuseRule(asked ? rightFaults(auth, asked) : []);
        refuseRule(await processFaults(auth, asked?.actions));
        if (asked?.actions.some(({ jobId }) => jobId))
          refuseRule(hiddenJobFaults(await jobLookup.hiddenFrom(auth), asked.actions));
        if (asked?.actions.some(({ kind }) => kind === 'mail')) await requireVerifiedSender(context, auth);
      }
      return context.commands.eventAction(id, command, ifMatch);
    },
  });

  entityRoutes(router, context, {
    entity: eventActionRun,
    /** A run about a job that somebody may not know of is not there for them. */
    send: async (id: string, command: RunCommand, ifMatch: number | null, { auth }: Asking) => {
      const run = await recordIn(store, eventActionRun, { tenantId: auth.tenantId, id });
      const hidden = run?.jobId ? await jobLookup.hiddenFrom(auth) : [];
      if (run?.jobId && hidden.includes(run.jobId)) throw new Rejection('not-found', 404);
      return context.commands.eventActionRun(id, command, ifMatch);
    },
  });

  mount(
    router,
    stopEventActions,
    async (request) => {
      const { tenantId: companyId } = request.auth;
      const { state, position } = await context.commands.companySettings(companyId, {
        type: 'ChangeCompanySettings',
        data: { companyId, changes: { eventActionsStopped: request.body.isStopped } },
        metadata: causeOf(request),
      });
      return answered(position, state);
    },
    context,
  );

  mount(
    router,
    dryRunEventAction,
    async ({ auth, now, body: { since, ...rule } }) => {
      const { tenantId } = auth;
      requireSight(auth, actionEventCatalogue[rule.event].about);
      await limit(tenantId);
      requireMoment(since, now);
      refuseRule(ruleFaults(rule));
      refuseRule(await namedFaults(store, tenantId, rule));
      const hidden = await jobLookup.hiddenFrom(auth);
      const of = { tenantId, rule, since: new Date(since).toISOString(), now, hidden };
      return answered(null, await turn(tenantId, () => dryRun(context, of)));
    },
    context,
  );
};
