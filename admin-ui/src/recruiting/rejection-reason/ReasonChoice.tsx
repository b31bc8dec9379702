import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { RejectionReasonView } from 'contracts/recruiting/rejection-reason/rejection-reason.entity';
import { useId } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Allowed, useCan } from '#admin-ui/providers/me.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';

/** More than a company ever chooses from. */
const OFFERED = 100;

type Props = { chosen: string | null; onChoose: (reasonId: string | null) => void };

const Reasons = ({ chosen, onChoose }: Props) => {
  const t = useTranslate();
  const label = useId();
  const { path } = useResource('rejection-reasons');
  const { data, error } = useGetList<RejectionReasonView>('rejection-reasons', {
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: OFFERED },
  });
  if (error) return null;
  if (!data) return <Skeleton variant="rounded" height={120} />;
  if (data.length === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {t('resources.rejection-reasons.nothing')}{' '}
        <Allowed to="tenant.rejection.reasons.create">
          <Button size="small" component={Link} to={`/${path}`}>
            {t('resources.rejection-reasons.manage')}
          </Button>
        </Allowed>
      </Typography>
    );
  return (
    <div>
      <FormLabel id={label}>{t('resources.rejection-reasons.choose')}</FormLabel>
      <RadioGroup
        aria-labelledby={label}
        value={chosen ?? ''}
        onChange={(_, id) => onChoose(id || null)}
        sx={{ maxHeight: 260, overflowY: 'auto', flexWrap: 'nowrap', overflowWrap: 'anywhere' }}
      >
        {[{ id: '', name: t('resources.rejection-reasons.none') }, ...data].map(({ id, name }) => (
          <FormControlLabel key={id} value={id} control={<Radio size="small" />} label={name} />
        ))}
      </RadioGroup>
    </div>
  );
};

/** Why somebody is rejected: one of the company's own reasons, or none. */
export const ReasonChoice = (props: Props) =>
  useCan()('tenant.rejection.reasons.read') ? <Reasons {...props} /> : null;
