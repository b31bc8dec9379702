import { type EmailTemplateRejection, emailTemplate } from 'contracts/automation/email-template/email-template.entity';
import { MAX_MAIL_BYTES } from 'contracts/automation/mail/mail.limits';
import type { TenantAuth } from 'contracts/kernel/auth';
import { Rejection } from 'contracts/kernel/problem';
import { file } from 'contracts/library/file/file.entity';
import type { EventStore } from 'platform/event-store/event-store';
import { entityState } from '#command-service/entity/entity.state';

const refuse = (code: EmailTemplateRejection) => new Rejection(code, 422, { errors: { attachmentIds: [code] } });

const TO_READ = 'tenant.files.read';

/** Answers of candidates are no files of the library. */
const isOfLibrary = ({ status, isTrashed, answer }: (typeof file)['types']['record']): boolean =>
  status === 'completed' && !isTrashed && answer === null;

/** Whoever attaches files reads the library; those that a template has already go with it, whoever writes by it. */
export const requireAttaching = async (
  store: EventStore,
  { tenantId, permissions }: TenantAuth,
  { attachmentIds, templateId }: { attachmentIds: readonly string[]; templateId: string | null },
): Promise<void> => {
  if (attachmentIds.length === 0 || permissions.includes(TO_READ)) return;
  const template = templateId === null ? null : await entityState(store, emailTemplate, { tenantId, id: templateId });
  const attached = template?.status === 'kept' ? template.record.attachmentIds : [];
  if (attachmentIds.some((id) => !attached.includes(id))) throw new Rejection('forbidden', 403, { detail: TO_READ });
};

/** What goes with a mail are whole files of the company's library, not too large together. */
export const requireMailFiles = async (store: EventStore, tenantId: string, ids: readonly string[]): Promise<void> => {
  const states = await Promise.all([...new Set(ids)].map((id) => entityState(store, file, { tenantId, id })));
  let bytes = 0;
  for (const state of states) {
    if (state.status !== 'kept' || !isOfLibrary(state.record)) throw refuse('mail-file-not-found');
    bytes += state.record.size;
  }
  if (bytes > MAX_MAIL_BYTES) throw refuse('mail-files-too-large');
};
