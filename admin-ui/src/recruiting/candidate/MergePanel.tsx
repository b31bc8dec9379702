import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';
import { useSend } from '#admin-ui/shared/useSend';
import { MergeDialog } from './MergeDialog.tsx';

type Person = Pick<CandidateView, 'id' | 'firstName' | 'lastName' | 'email'>;
type Found = { suggested: (Person & { reasons: string[] })[]; merged: Person[] };

const List = styled('ul')({ display: 'grid', gap: 14, margin: 0, padding: 0, listStyle: 'none' });
const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  justifyItems: 'start',
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
  '& small': { color: theme.palette.text.secondary, fontSize: '0.8125rem' },
  '& a': { color: theme.palette.primary.main, textUnderlineOffset: 3 },
}));

const nameOf = ({ firstName, lastName }: Person) => [firstName, lastName].filter(Boolean).join(' ');

const useDuplicates = ({ id, updatedAt, erased }: CandidateView) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['candidates', id, 'duplicates', updatedAt],
    queryFn: () => dataProvider.ask<Found>(`candidates/${id}/duplicates`),
    enabled: !erased,
  });
};

const MergedOne = ({ record, other }: { record: CandidateView; other: Person }) => {
  const t = useTranslate();
  const { viewPath } = useResource('candidates');
  const { mutate, isPending } = useSend({ resource: 'candidates', success: 'resources.candidates.merge.undone' });
  return (
    <Item>
      <Link to={viewPath(other)}>{nameOf(other) || t('common.erasedPerson')}</Link>
      {other.email && <small>{other.email}</small>}
      <Allowed to="tenant.candidates.update">
        <Button
          size="small"
          variant="outlined"
          disabled={isPending}
          onClick={() => mutate({ id: record.id, action: 'unmerge', body: { otherId: other.id } })}
        >
          {t('resources.candidates.merge.undo')}
        </Button>
      </Allowed>
    </Item>
  );
};

/** Records that may be about the same person, and those that were merged into this one. */
export const MergePanel = ({ record }: { record: CandidateView }) => {
  const t = useTranslate();
  const { viewPath } = useResource('candidates');
  const { data } = useDuplicates(record);
  const [otherId, setOther] = useState<string | null>(null);
  const word = (key: string) => t(`resources.candidates.merge.${key}`);
  return (
    <>
      {data && data.suggested.length > 0 && (
        <Panel title={word('suggested')}>
          <List>
            {data.suggested.map((other) => (
              <Item key={other.id}>
                <Link to={viewPath(other)}>{nameOf(other)}</Link>
                {other.email && <small>{other.email}</small>}
                <small>{other.reasons.map((reason) => word(`reason.${reason}`)).join(', ')}</small>
                <Allowed to="tenant.candidates.update">
                  <Button size="small" variant="outlined" onClick={() => setOther(other.id)}>
                    {word('compare')}
                  </Button>
                </Allowed>
              </Item>
            ))}
          </List>
        </Panel>
      )}
      {data && data.merged.length > 0 && (
        <Panel title={word('merged')}>
          <List>
            {data.merged.map((other) => (
              <MergedOne key={other.id} record={record} other={other} />
            ))}
          </List>
        </Panel>
      )}
      {otherId && <MergeDialog record={record} otherId={otherId} onClose={() => setOther(null)} />}
    </>
  );
};
