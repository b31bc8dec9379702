import ExpandMore from '@mui/icons-material/ExpandMore';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import { recordedTypes } from 'contracts/recruiting/question/question.choices';
import type { ProvenQuestion, ProvenResponse } from 'contracts/recruiting/response/response.proof';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useLocale } from 'ui-kit/preferences/preferences';
import { FigureTable } from '#admin-ui/recruiting/job/FigureTable.tsx';
import { PersonName } from '#admin-ui/recruiting/PersonName.tsx';
import { Facts } from '#admin-ui/shared/Panel.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';
import { ToneChip } from '#admin-ui/shared/StatusChip.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { clockText } from './clock-text.ts';
import { GrantLines } from './GrantLines.tsx';
import { lastMoment } from './invitation.ts';
import { ResponseStatusChip } from './response-status.ts';

const Root = styled(Accordion)(({ theme }) => ({
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 12,
  boxShadow: 'none',
  background: theme.palette.background.paper,
  '&::before': { display: 'none' },
  '& .MuiAccordion-heading, & .MuiAccordionSummary-root': { font: 'inherit', fontSize: '0.9375rem' },
  '& a': { color: theme.palette.primary.main, textUnderlineOffset: 3 },
  '& .MuiAccordionSummary-content': { flexWrap: 'wrap', alignItems: 'center', gap: 8, minWidth: 0 },
  '& .MuiAccordionSummary-content > strong': { overflowWrap: 'anywhere', marginRight: 4 },
}));

const words = 'resources.responses.proof';

/** One recording: how long it was of what it had, and what came between. */
const Takes = ({ takes }: Pick<ProvenQuestion, 'takes'>) => {
  const t = useTranslate();
  const locale = useLocale();
  if (takes.length === 0) return '—';
  return takes.map(({ takeId, take, startedAt, stoppedAt, until, gaps }) => {
    const end = stoppedAt ?? until;
    const seconds = (Date.parse(end) - Date.parse(startedAt)) / 1_000;
    const gap = gaps.reduce((sum, { from, to }) => sum + (Date.parse(to) - Date.parse(from)) / 1_000, 0);
    return (
      <div key={takeId}>
        {t(`${words}.take`, { take })} {stoppedAt === null ? t(`${words}.notStopped`) : clockText(seconds, locale)}
        {gaps.length > 0 && ` · ${t(`${words}.gaps`, { smart_count: gaps.length, time: clockText(gap, locale) })}`}
      </div>
    );
  });
};

/** What one candidate had of every question, and what the server saw. */
export const ProvenPanel = ({ proven, isOpen }: { proven: ProvenResponse; isOpen: boolean }) => {
  const t = useTranslate();
  const locale = useLocale();
  const { viewPath } = useResource('interviews');
  const { candidateName, stepName, status, differences, grants, questions, interviewId } = proven;
  const seconds = (value: number | null) => (value === null ? t(`${words}.noLimit`) : clockText(value, locale));
  const takesText = (used: number, allowed: number | null) =>
    allowed === null ? t(`${words}.anyTakes`, { used }) : t(`${words}.ofTakes`, { used, allowed });
  return (
    <Root defaultExpanded={isOpen} disableGutters slotProps={{ transition: { unmountOnExit: true } }}>
      <AccordionSummary expandIcon={<ExpandMore />}>
        <strong>
          <PersonName name={candidateName} />
        </strong>
        <span>{stepName}</span>
        <ResponseStatusChip status={status} />
        {differences.map((difference) => (
          <ToneChip
            key={difference}
            tone="notice"
            icon={WarningAmberOutlined}
            label={t(`${words}.difference.${difference}`)}
          />
        ))}
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'grid', gap: '16px' }}>
        <GrantLines grants={grants} questions={questions} />
        <Facts>
          <dt>{t('resources.responses.fields.createdAt')}</dt>
          <dd>
            <When at={proven.invitedAt} withTime />
          </dd>
          <dt>{t('resources.responses.fields.expiresAt')}</dt>
          <dd>
            <When at={lastMoment(proven.expiresAt)} withTime />
          </dd>
          <dt>{t('resources.responses.fields.questionSetRevision')}</dt>
          <dd>{proven.questionSetRevision}</dd>
        </Facts>
        <FigureTable
          label={t(`${words}.table`, { name: candidateName ?? t('common.erasedPerson') })}
          columns={['question', 'thinkTime', 'timeLimit', 'takes', 'recordings'].map((name) =>
            t(`${words}.column.${name}`),
          )}
          rows={questions.map(({ questionId, text, responseType, thinkTime, timeLimit, takesAllowed, takes }) => ({
            key: questionId,
            cells: recordedTypes.includes(responseType)
              ? [
                  text,
                  seconds(thinkTime),
                  seconds(timeLimit),
                  takesText(takes.length, takesAllowed),
                  <Takes key="takes" takes={takes} />,
                ]
              : [text, '—', '—', '—', '—'],
          }))}
        />
        <Link to={viewPath({ id: interviewId })}>{t(`${words}.toInterview`)}</Link>
      </AccordionDetails>
    </Root>
  );
};
