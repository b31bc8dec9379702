import type { OpenInterviewView } from 'contracts/recruiting/open-interview/open-interview.entity';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { LinkTo } from '#admin-ui/shared/resource/LinkTo.tsx';
import { AskedSet } from './AskedSet.tsx';
import { OpenInterviewActions } from './OpenInterviewActions.tsx';
import { OpenInterviewForm } from './OpenInterviewForm.tsx';
import { OpenInterviewPanels } from './OpenInterviewPanels.tsx';
import { OpenInterviewStatusChip } from './open-interview-status.ts';

export const ui = resourceUi<OpenInterviewView>({
  tabs: ['interviews', 'open-interviews', 'live-interviews'],
  columns: [
    { field: 'title', width: '40%' },
    { field: 'status', width: 150 },
    { field: 'answerDays', align: 'right', width: 150, card: 'none', text: ({ answerDays }) => answerDays },
    'updatedAt',
  ],
  filters: ['status'],
  values: {
    status: ({ status }) => <OpenInterviewStatusChip status={status} />,
    questionSetId: ({ questionSetId, questionSetRevision }) => (
      <LinkTo resource="question-sets" id={questionSetId}>
        <AskedSet id={questionSetId} revision={questionSetRevision} />
      </LinkTo>
    ),
  },
  form: OpenInterviewForm,
  badge: ({ record }) => <OpenInterviewStatusChip status={record.status} />,
  actions: OpenInterviewActions,
  facts: ['questionSetId', 'answerDays', 'publishedAt', 'createdAt', 'updatedAt'],
  main: OpenInterviewPanels,
});
