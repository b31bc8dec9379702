import type { Commands } from 'command-service/commands';
import { joinGroup } from 'command-service/identity/partnership/join-and-leave';
import { postgresPartners } from 'command-service/identity/partnership/partners.postgres';
import { type RegisterDeps, registerCompany } from 'command-service/identity/registration/register';
import { givenProgramIdOf } from 'contracts/training/given-program/given-program.entity';
import { copiedProgramIdOf } from 'contracts/training/given-program/program-copy.commands';
import type pg from 'pg';
import type { CompanyContent } from '#deploy/seed/content';
import { demoId } from '#deploy/seed/demo-id';
import { DEMO_PASSWORD, tenantIdOf, userIdOf } from '#deploy/seed/register';
import { programIdOf } from '#deploy/seed/training';

/** A company in a group of the demo's first one, with a program of it. */
export type PartnerContent = {
  name: string;
  subdomain: string;
  owner: { name: string; email: string };
  group: string;
  program: string;
};

type Deps = RegisterDeps & {
  commands: Pick<Commands, 'subAccountGroup' | 'partnership' | 'trainingProgram' | 'givenProgram' | 'programCopy'>;
  pool: pg.Pool;
};

/** It signs up by the group's link and is given the program: what policies and workers would have made of it, too. */
export const makePartner = async (
  { commands, accounts, pool }: Deps,
  { parent, partner, now }: { parent: CompanyContent; partner: PartnerContent; now: Date },
): Promise<void> => {
  const [parentOwner] = parent.people;
  if (!parentOwner) return;
  const { name, subdomain, owner, group, program } = partner;
  const [parentId, companyId] = [tenantIdOf(parent), demoId('tenant', subdomain, '')];
  const ownerId = userIdOf(owner);
  await registerCompany(
    { commands, accounts },
    { name, subdomain, owner: { ...owner, password: DEMO_PASSWORD }, ownerId, tenantId: companyId, now },
  );
  const causeIn = (tenantId: string, actor: { type: 'user' | 'system'; id: string }, act: string) => {
    const key = demoId('partner', subdomain, act);
    const cause = { correlationId: key, causationId: key, idempotencyKey: key };
    return { tenantId, actor, ip: null, occurredAt: now.toISOString(), now, ...cause };
  };
  const groupId = demoId('subAccountGroup', parent.subdomain, group);
  const terms = { bypassBilling: true, bypassPlugin: false, shareCandidates: true };
  const offer = { groupId, tenantId: parentId, company: parent.name, name: group, version: 1, ...terms };
  const partners = postgresPartners(pool);
  await joinGroup({ commands, partners }, offer, causeIn(companyId, { type: 'user', id: ownerId }, 'joined'));

  const programId = programIdOf(parent, program);
  const assigned = causeIn(parentId, { type: 'user', id: userIdOf(parentOwner) }, 'assigned');
  const change = { type: 'ChangeTrainingProgram' as const, data: { groupIds: [groupId] }, metadata: assigned };
  await commands.trainingProgram(programId, change);
  const policy = { type: 'system' as const, id: 'training.given-program' };
  const givenId = givenProgramIdOf(programId, companyId);
  const { idempotencyKey: _, ...given } = causeIn(parentId, policy, 'given');
  const settled = { programId, companyId, companyName: name };
  await commands.givenProgram(givenId, { type: 'SettleGivenProgram', data: settled, metadata: given });
  const { idempotencyKey: __, ...received } = causeIn(companyId, policy, 'received');
  const copyId = copiedProgramIdOf(companyId, programId);
  const version = { parentId, parentName: parent.name, programId, programVersion: 1 };
  await commands.programCopy(copyId, { type: 'ReceiveLessons', data: { ...version, from: 0 }, metadata: received });
  await commands.programCopy(copyId, { type: 'ReceiveProgram', data: { ...version, note: '' }, metadata: received });
  const copied = { type: 'RecordProgramCopied' as const, data: { programVersion: 1 }, metadata: given };
  await commands.givenProgram(givenId, copied);
};
