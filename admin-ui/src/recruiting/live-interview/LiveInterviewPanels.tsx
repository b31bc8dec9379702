import { styled } from '@mui/material/styles';
import type { LiveInterviewView } from 'contracts/recruiting/live-interview/live-interview.entity';
import { useTranslate } from 'react-admin';
import { PersonName } from '#admin-ui/recruiting/PersonName.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { ZonedTime } from './LiveTime.tsx';
import { LiveAnswerChip } from './live-interview-status.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
    padding: '10px 0',
  },
  '& > li + li': { borderTop: `1px solid ${theme.palette.divider}` },
  '& > li > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: '0.8125rem', color: theme.palette.text.secondary },
}));

const words = 'resources.live-interviews';

/** Who comes, and what they have said. */
const People = ({ record }: { record: LiveInterviewView }) => {
  const t = useTranslate();
  const { candidateName, interviewers, interviewerAnswers, answer, startsAt, status } = record;
  const isAsked = startsAt !== null && status === 'scheduled';
  return (
    <Panel title={t(`${words}.people`)}>
      <List>
        <li>
          <div>
            <PersonName name={candidateName} />
            <small>{t(`${words}.candidate`)}</small>
          </div>
          {isAsked && <LiveAnswerChip status={answer} />}
        </li>
        {interviewers?.map(({ id, name }) => (
          <li key={id}>
            <div>
              {name}
              <small>{t(`${words}.interviewer`)}</small>
            </div>
            {isAsked && (
              <LiveAnswerChip status={interviewerAnswers.find(({ userId }) => userId === id)?.answer ?? 'none'} />
            )}
          </li>
        ))}
      </List>
    </Panel>
  );
};

/** Times that the candidate chooses from. */
const Slots = ({ record: { slots, timeZone } }: { record: LiveInterviewView }) => {
  const t = useTranslate();
  const inOrder = [...slots].sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  return (
    <Panel title={t(`${words}.fields.slots`)}>
      <List>
        {inOrder.map(({ id, startsAt }) => (
          <li key={id}>
            <ZonedTime at={startsAt} timeZone={timeZone} />
          </li>
        ))}
      </List>
    </Panel>
  );
};

/** Who comes, and when. */
export const LiveInterviewPanels = ({ record }: { record: LiveInterviewView }) => (
  <>
    <People record={record} />
    {record.status === 'offered' && <Slots record={record} />}
  </>
);
