import type { EventActionRunEvent } from 'contracts/automation/event-action/event-action-run.entity';
import { mailPage } from 'contracts/automation/mail/mail-page';
import { Id } from 'contracts/kernel/id';
import type { Recorded } from 'contracts/kernel/message';
import { known } from 'contracts/kernel/personal';
import { z } from 'zod';
import { brandOf } from '#integration-workers/automation/mail/mail-brand';
import { mailFiles } from '#integration-workers/automation/mail/mail-files';
import { postMail } from '#integration-workers/automation/mail/post-mail';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

type Written = Recorded<Extract<EventActionRunEvent, { type: 'EventActionMailWritten' }>>;

/** Sends what a run has written to somebody of the company or to an address; nothing once the person it is about is erased. */
export const sendEventActionMail = job({
  name: 'automation.event-action.send-mail',
  payload: z.strictObject({ mailId: Id }),
  options: FOR_A_DAY,
  handle: async ({ cause }, tools) => {
    const { data } = (await tools.event(cause.position)) as Written;
    const { subjectId, locale, attachmentIds } = data;
    const [to, subject, content] = [known(data.to), known(data.subject), known(data.content)];
    if (to === null || subject === null || content === null) return;
    const { brand, email } = await brandOf(cause, tools);
    const page = mailPage({ locale, subject, content, brand });
    const extras = {
      ...{ fromName: brand.name, files: await mailFiles(cause, attachmentIds, tools) },
      ...(email && { replyTo: email }),
    };
    await postMail({ ...page, subject, to, subjectId, tenantId: cause.tenantId, extras }, { cause }, tools);
  },
});
