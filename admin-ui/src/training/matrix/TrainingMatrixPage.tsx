import GridOnOutlined from '@mui/icons-material/GridOnOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { standingFilters } from 'contracts/training/matrix/matrix.choices';
import type { TrainingMatrix, TrainingMatrixCounts } from 'contracts/training/matrix/training-matrix.endpoints';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Allowed, useCan } from '#admin-ui/providers/me.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { PillSelect } from '#admin-ui/shared/PillSelect.tsx';
import { AssignmentDialog } from './AssignmentDialog.tsx';
import { MatrixFrame } from './MatrixFrame.tsx';
import { MatrixTable } from './MatrixTable.tsx';
import { RecordPick } from './RecordPick.tsx';
import { RemindLateDialog } from './RemindLateDialog.tsx';
import { StandingCell } from './StandingCell.tsx';
import { useMatrixAddress, useTrainingMatrix, useTrainingMatrixExport } from './useTrainingMatrix.ts';

const Tools = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

type HeadingProps = {
  program: TrainingMatrix['programs'][number];
  /** Undefined: they are still counted. */
  counts: TrainingMatrixCounts[number]['counts'] | undefined;
};

const Heading = ({ program: { id, name }, counts }: HeadingProps) => {
  const t = useTranslate();
  const can = useCan();
  const count = counts && Object.values(counts).reduce((sum, n) => sum + n, 0);
  const done = counts && counts.done + counts['done-late'];
  return (
    <th scope="col">
      {can('tenant.training.programs.read') ? <Link to={`/trainings/programs/${id}/view`}>{name}</Link> : name}
      <small>{counts ? t('training.matrix.counts', { done, count }) : '…'}</small>
    </th>
  );
};

const NoPrograms = () => {
  const t = useTranslate();
  return (
    <Notice icon={GridOnOutlined} title={t('training.matrix.none')} detail={t('training.matrix.noneDetail')}>
      <Allowed to="tenant.training.programs.read">
        <Button variant="contained" component={Link} to="/trainings/programs">
          {t('training.matrix.programs')}
        </Button>
      </Allowed>
    </Notice>
  );
};

/** People by programs: who has learned what, and who is late. */
export const TrainingMatrixPage = () => {
  const t = useTranslate();
  const { filters, opened, set } = useMatrixAddress();
  const [isReminding, remind] = useState(false);
  const found = useTrainingMatrix(filters);
  const { first, people, more } = found;
  const exported = useTrainingMatrixExport(filters);
  const programs = first?.programs ?? [];
  const isEmpty = first !== undefined && programs.length === 0 && !filters.program;
  const states = standingFilters.map((id) => ({ id, name: t(`training.matrix.state.${id}`) }));
  return (
    <>
      <MatrixFrame
        title={t('training.matrix.title')}
        crumbs={[]}
        detail={t('training.matrix.detail')}
        found={found}
        exported={exported}
        actions={
          programs.length > 0 && (
            <Allowed to="tenant.training.schedules.create">
              <Button variant="contained" onClick={() => remind(true)}>
                {t('training.matrix.remind.action')}
              </Button>
            </Allowed>
          )
        }
        empty={isEmpty ? <NoPrograms /> : null}
      >
        <Tools>
          <TextField
            type="search"
            size="small"
            sx={{ flex: { xs: '1 1 100%', sm: '0 1 220px' } }}
            value={filters.q}
            onChange={({ target }) => set('q', target.value.slice(0, 200))}
            placeholder={t('resources.training-assignments.search')}
            slotProps={{ htmlInput: { 'aria-label': t('resources.training-assignments.search') } }}
          />
          <RecordPick
            reference="teams"
            label={t('resources.teams.name', { smart_count: 1 })}
            value={filters.team}
            onChange={(team) => set('team', team)}
          />
          <RecordPick
            reference="training-programs"
            label={t('resources.training-assignments.fields.programId')}
            value={filters.program}
            onChange={(program) => set('program', program)}
          />
          <PillSelect
            label={t('training.matrix.status')}
            value={filters.state}
            onChange={(state) => set('state', state)}
            choices={[{ id: '', name: t('common.list.anyOf', { label: t('training.matrix.status') }) }, ...states]}
          />
        </Tools>
        <MatrixTable
          label={t('training.matrix.title')}
          corner={t('handbook.matrix.person')}
          columns={programs}
          head={(program) => <Heading program={program} counts={found.countsOf(program.id)} />}
          people={people}
          cell={({ name, cells }, program) => (
            <StandingCell
              cell={cells.find(({ programId }) => programId === program.id)}
              of={`${name}, ${program.name}`}
              onOpen={(id) => set('assignment', id)}
            />
          )}
          more={more}
        />
        {first?.hasMorePrograms && <p>{t('training.matrix.morePrograms', { count: programs.length })}</p>}
      </MatrixFrame>
      {opened && <AssignmentDialog id={opened} onClose={() => set('assignment', '')} />}
      {isReminding && <RemindLateDialog program={filters.program} team={filters.team} onClose={() => remind(false)} />}
    </>
  );
};
