import type { InterviewView } from 'contracts/recruiting/interview/interview.entity';
import { useTranslate } from 'react-admin';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { ChangeStatusForm } from './ChangeStatusForm.tsx';

/** Where somebody decides about an interview. */
export const ChangeStatusPanel = ({ record }: { record: InterviewView }) => {
  const t = useTranslate();
  return (
    <Allowed to="tenant.interviews.update">
      <Panel title={t('resources.interviews.change.title')}>
        <ChangeStatusForm interview={record} />
      </Panel>
    </Allowed>
  );
};
