import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import type { DuplicateView } from 'contracts/recruiting/candidate/candidate.merge';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';
import { useSend } from '#admin-ui/shared/useSend';

const WORDS = 'resources.candidates.merge';

export type Person = Pick<CandidateView, 'id' | 'firstName' | 'lastName' | 'email'>;
export type Twin = DuplicateView['suggested'][number];

export const TwinList = styled('ul')({ display: 'grid', gap: 14, margin: 0, padding: 0, listStyle: 'none' });
export const TwinItem = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  justifyItems: 'start',
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
  '& small': { color: theme.palette.text.secondary, fontSize: '0.8125rem' },
  '& a': { color: theme.palette.primary.main, textUnderlineOffset: 3 },
}));
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export const twinName = ({ firstName, lastName }: Person) => [firstName, lastName].filter(Boolean).join(' ');

type Pair = { recordId: string; otherId: string };

/** Says that two records are about two people, and takes it back. */
const Undo = ({ recordId, otherId }: Pair) => {
  const t = useTranslate();
  const { mutate, isPending, isSuccess } = useSend({ resource: 'candidates', success: `${WORDS}.suggestedAgain` });
  return (
    <div>
      <p style={{ margin: '0 0 8px' }}>{t(`${WORDS}.distinguished`)}</p>
      <Button
        size="small"
        variant="outlined"
        disabled={isPending || isSuccess}
        onClick={() => mutate({ id: recordId, action: 'distinguish', body: { otherId, isDistinct: false } })}
      >
        {t(`${WORDS}.suggestAgain`)}
      </Button>
    </div>
  );
};

const DistinguishButton = ({ recordId, otherId }: Pair) => {
  const t = useTranslate();
  const notify = useNotify();
  const { mutate, isPending } = useSend({
    resource: 'candidates',
    onSuccess: () => notify(<Undo recordId={recordId} otherId={otherId} />, { type: 'success' }),
  });
  return (
    <Button
      size="small"
      disabled={isPending}
      onClick={() => mutate({ id: recordId, action: 'distinguish', body: { otherId } })}
    >
      {t(`${WORDS}.distinguish`)}
    </Button>
  );
};

type Props = { recordId: string; twins: readonly Twin[]; onCompare: (otherId: string) => void };

/** Records that may be about the same person as one, and what can be said of each. */
export const SuggestedTwins = ({ recordId, twins, onCompare }: Props) => {
  const t = useTranslate();
  const { viewPath } = useResource('candidates');
  return (
    <TwinList>
      {twins.map((twin) => (
        <TwinItem key={twin.id}>
          <Link to={viewPath(twin)}>{twinName(twin)}</Link>
          {twin.email && <small>{twin.email}</small>}
          <small>{twin.reasons.map((reason) => t(`${WORDS}.reason.${reason}`)).join(', ')}</small>
          <Allowed to="tenant.candidates.update">
            <Buttons>
              <Button size="small" variant="outlined" onClick={() => onCompare(twin.id)}>
                {t(`${WORDS}.compare`)}
              </Button>
              <DistinguishButton recordId={recordId} otherId={twin.id} />
            </Buttons>
          </Allowed>
        </TwinItem>
      ))}
    </TwinList>
  );
};
