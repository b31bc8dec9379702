import { styled } from '@mui/material/styles';
import type { ProvenQuestion, ResponseGrant } from 'contracts/recruiting/response/response.proof';
import { useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { usePageZone } from '#admin-ui/shared/display-zone';
import { formatDateTime } from '#admin-ui/shared/formats';
import { When } from '#admin-ui/shared/When.tsx';
import { lastMoment } from './invitation.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& strong': { fontWeight: 600 },
  '& small': { display: 'block', color: theme.palette.text.secondary, fontSize: '0.8125rem' },
  '& q': { overflowWrap: 'anywhere' },
}));

type Props = { grants: readonly ResponseGrant[]; questions: readonly ProvenQuestion[] };

/** What one person was given: what, why, by whom and when. */
export const GrantLines = ({ grants, questions }: Props) => {
  const t = useTranslate();
  const locale = useLocale();
  const zone = usePageZone();
  if (grants.length === 0) return null;
  const what = ({ kind, from, to, questionId }: ResponseGrant): string => {
    if (kind === 'time') return t('resources.responses.proof.gave.time', { from, to });
    if (kind === 'take') {
      const question = questions.find((one) => one.questionId === questionId)?.text ?? '';
      return t('resources.responses.proof.gave.take', { question });
    }
    const day = (at: string | null) => (at === null ? '' : formatDateTime(lastMoment(at), locale, zone));
    return t('resources.responses.proof.gave.deadline', { from: day(from), to: day(to) });
  };
  return (
    <List>
      {grants.map((grant) => (
        <li key={grant.id}>
          <strong>{what(grant)}</strong>{' '}
          {grant.reason === null ? t('resources.responses.proof.erasedReason') : <q>{grant.reason}</q>}
          <small>
            {grant.actorName ?? t('resources.responses.proof.unknownActor')} · <When at={grant.occurredAt} withTime />
          </small>
        </li>
      ))}
    </List>
  );
};
