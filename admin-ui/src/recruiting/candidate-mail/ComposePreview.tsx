import type { MailRecipient } from 'contracts/recruiting/candidate-mail/candidate-mail.endpoints';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { MailPreview } from '#admin-ui/automation/email-template/MailPreview.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { PillSelect } from '#admin-ui/shared/PillSelect.tsx';
import { type MailForm, mailToSend, type Text } from './mail-form.ts';
import type { MailTo } from './mail-to.ts';

/** The mail as one of those it goes to will get it. */
export const ComposePreview = ({ reached, to }: { reached: readonly MailRecipient[]; to: MailTo }) => {
  const t = useTranslate();
  const { watch } = useFormContext<MailForm>();
  const [chosen, choose] = useState<string | null>(null);
  const recipient = reached.find(({ id }) => id === chosen) ?? reached[0];
  if (!recipient) return null;
  const about = to.interviewIds ? { interviewIds: [recipient.id] } : { candidateIds: [recipient.id] };
  return (
    <Panel
      title={t('resources.email-templates.preview.title')}
      actions={
        reached.length > 1 && (
          <PillSelect
            label={t('resources.email-templates.preview.about')}
            value={recipient.id}
            choices={reached.map(({ id, name }) => ({ id, name: name ?? '' }))}
            onChange={choose}
          />
        )
      }
    >
      <MailPreview resource="candidate-mails" asked={{ ...(mailToSend(watch()) as Text), ...about }} />
    </Panel>
  );
};
