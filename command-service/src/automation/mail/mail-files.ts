import type { EmailTemplateRejection } from 'contracts/automation/email-template/email-template.entity';
import { MAX_MAIL_BYTES } from 'contracts/automation/email-template/email-template.limits';
import { Rejection } from 'contracts/kernel/problem';
import { file } from 'contracts/library/file/file.entity';
import type { EventStore } from 'platform/event-store/event-store';
import { entityState } from '#command-service/entity/entity.state';

const refuse = (code: EmailTemplateRejection) => new Rejection(code, 422, { errors: { attachmentIds: [code] } });

/** What goes with a mail are whole files of the company's library, not too large together. */
export const requireMailFiles = async (store: EventStore, tenantId: string, ids: readonly string[]): Promise<void> => {
  const states = await Promise.all([...new Set(ids)].map((id) => entityState(store, file, { tenantId, id })));
  let bytes = 0;
  for (const state of states) {
    if (state.status !== 'kept' || state.record.status !== 'completed' || state.record.isTrashed)
      throw refuse('mail-file-not-found');
    bytes += state.record.size;
  }
  if (bytes > MAX_MAIL_BYTES) throw refuse('mail-files-too-large');
};
