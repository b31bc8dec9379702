import Button from '@mui/material/Button';
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
import { type Person, SuggestedTwins, type Twin, TwinItem, TwinList, twinName } from './Twins.tsx';

type Found = { suggested: Twin[]; merged: Person[] };

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
    <TwinItem>
      <Link to={viewPath(other)}>{twinName(other) || t('common.erasedPerson')}</Link>
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
    </TwinItem>
  );
};

/** Records that may be about the same person, and those that were merged into this one. */
export const MergePanel = ({ record }: { record: CandidateView }) => {
  const t = useTranslate();
  const { data } = useDuplicates(record);
  const [otherId, setOther] = useState<string | null>(null);
  const word = (key: string) => t(`resources.candidates.merge.${key}`);
  return (
    <>
      {data && data.suggested.length > 0 && (
        <Panel title={word('suggested')}>
          <SuggestedTwins recordId={record.id} twins={data.suggested} onCompare={setOther} />
        </Panel>
      )}
      {data && data.merged.length > 0 && (
        <Panel title={word('merged')}>
          <TwinList>
            {data.merged.map((other) => (
              <MergedOne key={other.id} record={record} other={other} />
            ))}
          </TwinList>
        </Panel>
      )}
      {otherId && <MergeDialog record={record} otherId={otherId} onClose={() => setOther(null)} />}
    </>
  );
};
