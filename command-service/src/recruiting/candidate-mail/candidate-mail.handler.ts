import type {
  CandidateMailByTemplate,
  CandidateMailCommand,
} from 'contracts/recruiting/candidate-mail/candidate-mail.commands';
import { interview } from 'contracts/recruiting/interview/interview.entity';
import { type MailAddressDeps, mailAddresses } from '#command-service/automation/mail-address/mail-address.handler';
import { entityState } from '#command-service/entity/entity.state';
import { handler, type Send } from '#command-service/kernel/command';
import { type CandidateMail, candidateMailDecider } from './candidate-mail.decider.ts';
import { candidateMailState } from './candidate-mail.state.ts';
import { mailAllowances } from './mail-allowance.handler.ts';
import { writtenByTemplate } from './mail-by-template.ts';

const sendCandidateMail = handler('candidateMail', candidateMailDecider);

/** Commands of mails to candidates; what becomes of one that waits, its interview says as it stands now. What rules send is put in words here. */
export const candidateMailHandler = (
  deps: MailAddressDeps,
): Send<CandidateMail, CandidateMailCommand | CandidateMailByTemplate> => {
  const { store } = deps;
  const { stopOf } = mailAddresses(deps);
  const send = sendCandidateMail(store);
  const allowance = mailAllowances(store);

  const standingOf = async (tenantId: string, id: string) => {
    const mail = await candidateMailState(store)(tenantId, id);
    if (mail.status === 'absent' || mail.interviewId === null) return null;
    const found = await entityState(store, interview, { tenantId, id: mail.interviewId });
    if (found.status !== 'kept') return null;
    const { status, statusSince: since, unsettled } = found.record;
    return { status, since, isSettled: unsettled === null };
  };

  return async (id, command, ifMatch) => {
    if (command.type === 'WriteCandidateMailByTemplate') {
      const written = await writtenByTemplate({ store, stopOf }, id, command);
      await allowance.spend(command.metadata, { askedId: id, count: 1 });
      return send(id, written, ifMatch);
    }
    if (command.type !== 'SettleCandidateMail') return send(id, command, ifMatch);
    return send(id, { ...command, data: { interview: await standingOf(command.metadata.tenantId, id) } }, ifMatch);
  };
};
