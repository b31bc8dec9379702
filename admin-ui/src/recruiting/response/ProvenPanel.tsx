import ExpandMore from '@mui/icons-material/ExpandMore';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import { recordedTypes } from 'contracts/recruiting/question/question.choices';
import type { ProvenResponse } from 'contracts/recruiting/response/response.proof';
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
import { ProvenTakes } from './ProvenTakes.tsx';
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

const Seen = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& strong': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& li + li': { paddingTop: 16, borderTop: `1px solid ${theme.palette.divider}` },
}));

const words = 'resources.responses.proof';

/** What one candidate had of every question, and what the server saw. */
export const ProvenPanel = ({ proven, isOpen }: { proven: ProvenResponse; isOpen: boolean }) => {
  const t = useTranslate();
  const locale = useLocale();
  const { viewPath } = useResource('interviews');
  const { candidateName, stepName, status, differences, grants, questions, interviewId } = proven;
  const seen = questions.filter(
    ({ responseType, shownAt, takes }) =>
      recordedTypes.includes(responseType) && (shownAt !== null || takes.length > 0),
  );
  const seconds = (value: number | null) => (value === null ? t(`${words}.noLimit`) : clockText(value, locale));
  const takesText = (used: number, allowed: number | null) =>
    allowed === null ? t(`${words}.anyTakes`, { used }) : t(`${words}.ofTakes`, { used, allowed });
  return (
    <Root
      defaultExpanded={isOpen}
      disableGutters
      slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h2' } }}
    >
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
      <AccordionDetails sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' }}>
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
          columns={['question', 'thinkTime', 'timeLimit', 'takes'].map((name) => t(`${words}.column.${name}`))}
          rows={questions.map(({ questionId, text, responseType, thinkTime, timeLimit, takes, takesAllowed }) => ({
            key: questionId,
            cells: recordedTypes.includes(responseType)
              ? [text, seconds(thinkTime), seconds(timeLimit), takesText(takes.length, takesAllowed)]
              : [text, '—', '—', '—'],
          }))}
        />
        {seen.length > 0 && (
          <Seen aria-label={t(`${words}.column.recordings`)}>
            {seen.map(({ questionId, text, ...question }) => (
              <li key={questionId}>
                <strong>{text}</strong>
                <ProvenTakes {...question} responseId={proven.id} />
              </li>
            ))}
          </Seen>
        )}
        <Link to={viewPath({ id: interviewId })}>{t(`${words}.toInterview`)}</Link>
      </AccordionDetails>
    </Root>
  );
};
