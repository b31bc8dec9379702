import type { EventActionRunEvent } from 'contracts/automation/event-action/event-action-run.entity';
import { Id } from 'contracts/kernel/id';
import type { Recorded } from 'contracts/kernel/message';
import { known } from 'contracts/kernel/personal';
import { z } from 'zod';
import { postCompanyMail } from '#integration-workers/automation/mail/company-mail';
import { brandOf } from '#integration-workers/automation/mail/mail-brand';
import { mailFiles } from '#integration-workers/automation/mail/mail-files';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

type Written = Recorded<Extract<EventActionRunEvent, { type: 'EventActionMailWritten' }>>;

/** Sends what a run has written to somebody of the company or to an address; nothing once the person it is about is erased. */
export const sendEventActionMail = job({
  name: 'automation.event-action.send-mail',
  payload: z.strictObject({ mailId: Id }),
  options: FOR_A_DAY,
  handle: async ({ cause }, tools) => {
    const { data } = (await tools.event(cause.position)) as Written;
    const { subjectId, readerId: userId, locale, attachmentIds } = data;
    const [to, subject, content] = [known(data.to), known(data.subject), known(data.content)];
    if (to === null || subject === null || content === null) return;
    const from = await brandOf(cause, tools);
    const extras = { files: await mailFiles(cause, attachmentIds, tools) };
    await postCompanyMail(
      { kind: 'rule', to, subjectId, userId, isToOther: userId === null, locale, subject, content, extras },
      { cause, from },
      tools,
    );
  },
});
