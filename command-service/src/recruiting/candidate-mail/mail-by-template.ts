import { streamName } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import type { CandidateMailByTemplate } from 'contracts/recruiting/candidate-mail/candidate-mail.commands';
import { templateOf } from '#command-service/automation/event-action/event-action.mail';
import { requireMailFiles } from '#command-service/automation/mail/mail-files';
import { mailRecord } from '#command-service/automation/mail/mail-record';
import { mailSender } from '#command-service/automation/mail/mail-sources';
import { filledFor } from './filled-mail.ts';
import { type Finding, findRecipient } from './recipients.ts';

/** What a template says to a candidate now; refused where nobody writes to them. */
export const writtenByTemplate = async (finding: Finding, id: string, { data, metadata }: CandidateMailByTemplate) => {
  const { store } = finding;
  const { tenantId } = metadata;
  const { candidateId, interviewId, jobId, templateId, publicUrl, record } = data;
  if (await store.streamExists(streamName('candidateMail', tenantId, id))) throw new Rejection('already-exists', 409);
  const template = await templateOf(store, tenantId, templateId);
  await requireMailFiles(store, tenantId, template.attachmentIds);
  const wanted = interviewId === null ? { candidateIds: [candidateId], jobId } : { interviewIds: [interviewId] };
  const found = await findRecipient(
    finding,
    { tenantId, id: interviewId ?? candidateId, hidden: [], kind: 'rule' },
    wanted,
  );
  if ('skipped' in found) throw new Rejection(found.skipped, 422);
  const sender = await mailSender(store, { tenantId, userId: null, publicUrl });
  const told = record && (await mailRecord(store, { tenantId, publicUrl, ...record }));
  const about = { ...found.about, ...told?.sources };
  const { locale, subject, content } = filledFor({ ...found, about }, { ...template, templateId }, sender);
  return {
    type: 'WriteCandidateMail' as const,
    data: {
      ...{ candidateMailId: id, candidateId: found.candidateId, interviewId, jobId: found.jobId, to: found.to },
      ...{
        templateId,
        locale,
        subject,
        content,
        attachmentIds: template.attachmentIds,
        kind: 'rule' as const,
        decision: null,
      },
    },
    metadata,
  };
};
