import { outcomeOf } from 'contracts/automation/event-action/event-action.choices';
import type { EventActionFields, EventActionStep } from 'contracts/automation/event-action/event-action.entity';
import {
  colleagueMail,
  EVENT_ACTIONS,
  isRefusal,
  stepCommands,
} from 'contracts/automation/event-action/event-action.steps';
import type { EventActionRunCommand, RunResult } from 'contracts/automation/event-action/event-action-run.entity';
import { team } from 'contracts/identity/team/team.entity';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { EventStore } from 'platform/event-store/event-store';
import type { z } from 'zod';
import type { Commands } from '#command-service/commands';
import { entityState } from '#command-service/entity/entity.state';
import { isMember } from '#command-service/identity/membership/membership.handler';
import type { About } from './event-action.facts.ts';
import { writtenMail } from './event-action.mail.ts';

/** A rule as far as it is looked at when it is tried. */
export type DryRule = Pick<EventActionFields, 'event' | 'filters' | 'delayTime' | 'delayUnit' | 'isOnce' | 'actions'>;

type Trying = {
  run: About & { id: string; eventActionId: string; recordId: string; event: DryRule['event'] };
  rule: DryRule;
  index: number;
  tenantId: string;
  publicUrl: string;
  at: Date;
  /** Where what is done is kept by nobody. */
  store: EventStore;
  commands: Commands;
};
type MailAsked = Extract<EventActionRunCommand, { type: 'WriteEventActionMail' }>['data'];

const colleaguesIn = async ({ store, tenantId }: Trying, id: string | null): Promise<string[]> => {
  const state = id === null ? null : await entityState(store, team, { tenantId, id });
  if (state?.status !== 'kept') return [];
  const { userIds } = state.record;
  const isThere = await Promise.all(userIds.map((userId) => isMember(store, tenantId, userId)));
  return userIds.filter((_, at) => isThere[at]);
};

/** Of a team, so many stand for all: what they are sent is the same. */
const TRIED_COLLEAGUES = 5;

/** The same commands that a run sends, to streams that keep nothing. */
const attempt = async (step: EventActionStep, trying: Trying): Promise<void> => {
  const { run, rule, index, tenantId, publicUrl, at, store, commands } = trying;
  const moment = { at: at.toISOString(), today: at.toISOString().slice(0, 10) };
  const metadata: CommandMetadata = {
    ...{ tenantId, actor: { type: 'system', id: EVENT_ACTIONS }, ip: null, occurredAt: at.toISOString() },
    ...{ correlationId: run.id, causationId: run.id, now: at },
  };
  const toTeam = step.kind === 'mail' && step.to === 'team' ? await colleaguesIn(trying, step.teamId) : null;
  const asked =
    toTeam?.slice(0, TRIED_COLLEAGUES).map((userId) => colleagueMail(run, userId, { index, publicUrl })) ??
    stepCommands(step, run, { index, publicUrl, ...moment });
  for (const { aggregate, id, ...command } of asked) {
    if (aggregate === 'eventActionRun') {
      const write = { type: 'WriteEventActionMail' as const, data: command.data as MailAsked, metadata };
      await writtenMail({ store, stopOf: commands.mailAddresses.stopOf }, { ...run, actions: rule.actions }, write);
    } else {
      const send = commands[aggregate] as (id: string, command: object) => Promise<unknown>;
      await send(id, { ...command, metadata });
    }
  }
};

/** What an action of a run would have come to. */
export const triedStep = async (step: EventActionStep, trying: Trying): Promise<z.infer<typeof RunResult>> => {
  try {
    await attempt(step, trying);
    return { outcome: 'done', code: null };
  } catch (error) {
    if (!(error instanceof Rejection) || !isRefusal(error)) throw error;
    return { outcome: outcomeOf(error.code), code: error.code };
  }
};
