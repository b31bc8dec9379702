import type { PublicTrainingView } from 'contracts/training/public-training/public-training.entity';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { LinkTo } from '#admin-ui/shared/resource/LinkTo.tsx';
import { EmbedPanel } from './EmbedPanel.tsx';
import { OutsideLearners } from './OutsideLearners.tsx';
import { PublicTrainingActions } from './PublicTrainingActions.tsx';
import { PublicTrainingForm } from './PublicTrainingForm.tsx';
import { PublicTrainingChip } from './public-training-status.ts';

/** Of the program from which one came; said once, or the form would begin anew while it is filled in. */
const useProgram = () => {
  const [asked] = useSearchParams();
  return useState(() =>
    Object.fromEntries(['programId', 'slug'].flatMap((name) => (asked.get(name) ? [[name, asked.get(name)]] : []))),
  )[0];
};

export const ui = resourceUi<PublicTrainingView>({
  tabs: ['training-programs', 'public-trainings'],
  columns: ['programName', { field: 'slug', width: '30%' }, { field: 'status', width: 150 }, 'updatedAt'],
  filters: ['status'],
  values: {
    status: ({ status }) => <PublicTrainingChip status={status} />,
    programName: ({ programName, slug }) => programName ?? slug,
    programId: ({ programId, programName }) => (
      <LinkTo resource="training-programs" id={programId}>
        {programName ?? '…'}
      </LinkTo>
    ),
    embedOrigins: ({ embedOrigins }) => embedOrigins.length > 0 && embedOrigins.join(', '),
  },
  form: PublicTrainingForm,
  useInitial: useProgram,
  fromForm: (written) =>
    Array.isArray(written.embedOrigins)
      ? { ...written, embedOrigins: written.embedOrigins.filter((line: string) => line.trim() !== '') }
      : written,
  isStacked: true,
  badge: ({ record }) => <PublicTrainingChip status={record.status} />,
  actions: PublicTrainingActions,
  facts: ['programId', 'slug', 'isListed', 'embedOrigins', 'createdAt', 'updatedAt'],
  main: ({ record }) => (
    <>
      <EmbedPanel record={record} />
      <OutsideLearners record={record} />
    </>
  ),
});
