import { recordIn } from 'access/recruiting/record-in';
import { readableDocument } from 'access/training/readable-document';
import {
  type ActionKind,
  actionEventCatalogue,
  MAX_DRY_DAYS,
} from 'contracts/automation/event-action/event-action.choices';
import { dryRunEventAction } from 'contracts/automation/event-action/event-action.endpoints';
import {
  type EventActionFields,
  type EventActionStep,
  eventAction,
} from 'contracts/automation/event-action/event-action.entity';
import type { TenantAuth } from 'contracts/kernel/auth';
import type { Permission } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import { inviteToInterview } from 'contracts/recruiting/response/response.endpoints';
import type { IRouter } from 'express';
import { rateLimit } from 'platform/http/rate-limit';
import { mount } from 'platform/http/route';
import type { CommandContext } from '#command-service/context';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { type Asking, entityRoutes } from '#command-service/entity/entity.routes';
import { answered } from '#command-service/http/answer';
import type { ScheduleContext } from '#command-service/training/schedule/schedule.routes';
import { openTurns } from './dry-run-turns.ts';
import { type RuleFault, refuseRule, ruleFaults } from './event-action.decider.ts';
import { type DryRunDeps, dryRun } from './event-action.dry-run.ts';
import { namedFaults } from './event-action.handler.ts';

export type EventActionContext = CommandContext & DryRunDeps & Pick<ScheduleContext, 'trainingPeople'>;

/** Of one company, each of which reads much of its history. */
const DRY_RUNS_PER_MINUTE = 30;
/** One under way, the others waiting for it. */
const DRY_RUNS_AT_ONCE = 6;
const DAY_MS = 86_400_000;

/** Conditions say what is known of people: whoever tries them may look at those anyway. */
const requireSight = ({ permissions }: TenantAuth, about: 'candidate' | 'interview' | 'hire' | 'job'): void => {
  const needed = about === 'job' ? 'tenant.jobs.read' : 'tenant.candidates.read';
  if (!permissions.includes(needed)) throw new Rejection('forbidden', 403, { detail: needed });
};

type Command = Parameters<SendEntity<typeof eventAction>>[1];

const rightFor: Readonly<Partial<Record<ActionKind, Permission>>> = {
  'create-task': 'tenant.tasks.create',
  invite: inviteToInterview.access,
  'schedule-training': 'tenant.training.schedules.create',
  'call-webhook': 'tenant.webhooks.update',
  'start-process': 'tenant.training.runs.create',
};

/** Nobody has a rule give to others what they may not give them by hand. */
export const rightFaults = ({ permissions }: TenantAuth, actions: readonly EventActionStep[] = []): RuleFault[] =>
  actions.flatMap(({ kind }, at) => {
    const needed = rightFor[kind];
    const isMissing = needed !== undefined && !permissions.includes(needed);
    return isMissing ? [{ field: `actions.${at}.kind`, code: 'event-action-right-missing' as const }] : [];
  });

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

  /** Of a rule that is pointed at other records, or turned on; what else is changed of it does nothing more. */
  const actionsOf = async (
    { tenantId }: TenantAuth,
    id: string,
    { event, filters, isOn }: Partial<EventActionFields>,
  ) =>
    event !== undefined || filters !== undefined || isOn
      ? (await recordIn(store, eventAction, { tenantId, id }))?.actions
      : [];

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
        const actions = command.data.actions ?? (await actionsOf(auth, id, command.data));
        refuseRule(rightFaults(auth, actions));
        refuseRule(await processFaults(auth, actions));
      }
      return context.commands.eventAction(id, command, ifMatch);
    },
  });

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
