import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import MuiTextField from '@mui/material/TextField';
import { importableFields } from 'contracts/recruiting/candidate-import/candidate-import.choices';
import type { CandidateImportView, ImportMapping } from 'contracts/recruiting/candidate-import/candidate-import.entity';
import { suggestMapping } from 'contracts/recruiting/candidate-import/candidate-import.suggest';
import { useMemo, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { useLocale } from 'ui-kit/preferences/preferences';
import { fieldErrorsOf } from '#admin-ui/providers/problems';
import { useCustomFields } from '#admin-ui/recruiting/custom-field/useCustomFields';
import { FormAlert } from '#admin-ui/shared/form/FormFrame.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { useSend } from '#admin-ui/shared/useSend';
import { type ForAll, ForAllFields, ForAllPreview, nothingForAll } from './ForAllFields.tsx';
import { ImportPreview, useImportPreview } from './ImportPreview.tsx';

const Scroll = styled('div')({ overflowX: 'auto', margin: '0 -4px' });
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th, & td': { padding: '8px 12px 8px 4px', textAlign: 'left' },
  '& thead th': { fontWeight: 600, color: theme.palette.text.secondary },
  '& tbody tr': { borderTop: `1px solid ${theme.palette.divider}` },
  '& tbody th': { fontWeight: 560, overflowWrap: 'anywhere', minWidth: 110 },
  '& td:last-of-type': { color: theme.palette.text.secondary, maxWidth: 280, overflowWrap: 'anywhere' },
  // On a phone one below the other: what a column holds is what it is matched by.
  '@media (max-width: 719px)': {
    '& thead': { display: 'none' },
    '& tbody tr': { display: 'grid', gap: 4, padding: '10px 0' },
    '& tbody th, & tbody td': { padding: 0, maxWidth: 'none' },
  },
}));
const Options = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 16, margin: '20px 0' });

type Target = { id: string; name: string };

/** All that a column may fill. */
const useTargets = (): Target[] => {
  const t = useTranslate();
  const custom = useCustomFields('candidate');
  const word = (field: string) =>
    field === 'name' ? t('resources.candidate-imports.fullName') : t(`resources.candidates.fields.${field}`);
  return [
    ...importableFields.map((id) => ({ id: id as string, name: word(id) })),
    ...custom.map(({ id, name }) => ({ id: `custom.${id}`, name })),
  ];
};

type RowProps = {
  column: string;
  cells: string[];
  chosen: string;
  targets: Target[];
  choose: (target: string) => void;
};

const ColumnRow = ({ column, cells, chosen, targets, choose }: RowProps) => {
  const t = useTranslate();
  return (
    <tr>
      <th scope="row">{column}</th>
      <td>
        <MuiTextField
          select
          size="small"
          fullWidth
          value={chosen}
          onChange={({ target }) => choose(target.value)}
          slotProps={{
            select: { native: true },
            htmlInput: { 'aria-label': t('resources.candidate-imports.fills', { column }) },
          }}
        >
          <option value="">{t('resources.candidate-imports.leaveOut')}</option>
          {targets.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </MuiTextField>
      </td>
      <td>{cells.filter(Boolean).slice(0, 3).join(' · ')}</td>
    </tr>
  );
};

const Choice = ({
  label,
  value,
  choices,
  onChange,
}: {
  label: string;
  value: string;
  choices: Target[];
  onChange: (value: string) => void;
}) => (
  <MuiTextField
    select
    size="small"
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ select: { native: true } }}
    sx={{ minWidth: 240, flex: '1 1 240px', maxWidth: 420 }}
  >
    {choices.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </MuiTextField>
);

/** Which column fills which field, with the first rows beside it. */
export const MappingForm = ({ record }: { record: CandidateImportView }) => {
  const t = useTranslate();
  const notify = useNotify();
  const locale = useLocale();
  const targets = useTargets();
  const custom = useCustomFields('candidate');
  const suggested = useMemo(() => suggestMapping(record.columns, custom), [record.columns, custom]);
  const [changed, setChanged] = useState<Record<string, string>>({});
  const [duplicates, setDuplicates] = useState('skip');
  const [dayOrder, setDayOrder] = useState(locale === 'pt-br' ? 'dmy' : 'mdy');
  const [fault, setFault] = useState<string>();
  const form = useForm<ForAll>({ defaultValues: nothingForAll });
  const forAll = form.watch();
  const { mutate, isPending } = useSend({
    resource: 'candidate-imports',
    onError: (error) => {
      const errors = fieldErrorsOf(error);
      setFault(errors.mapping);
      for (const field of ['labelIds', 'jobId', 'source'] as const)
        if (errors[field]) form.setError(field, { message: errors[field] });
      if (Object.keys(errors).length === 0) notify(error.message, { type: 'error' });
    },
  });
  const word = (key: string) => t(`resources.candidate-imports.${key}`);
  const mapping = Object.fromEntries(
    record.columns
      .map((column) => [column, changed[column] ?? suggested[column] ?? ''] as const)
      .filter(([, target]) => target !== ''),
  ) as ImportMapping;
  const preview = useImportPreview(record.id, { mapping, dayOrder });
  const sample = preview?.sample ?? [];
  const begin = () => mutate({ id: record.id, action: 'start', body: { mapping, duplicates, dayOrder, ...forAll } });
  return (
    <Panel title={word('matchTitle')}>
      <p style={{ marginTop: 0 }}>{t('resources.candidate-imports.matchDetail', { smart_count: record.rows })}</p>
      {fault && (
        <FormAlert role="alert">
          <p>{fault}</p>
        </FormAlert>
      )}
      <Scroll>
        <Table>
          <thead>
            <tr>
              <th scope="col">{word('column')}</th>
              <th scope="col">{word('field')}</th>
              <th scope="col">{word('firstRows')}</th>
            </tr>
          </thead>
          <tbody>
            {record.columns.map((column, at) => (
              <ColumnRow
                key={column}
                column={column}
                cells={sample.map((cells) => cells[at] ?? '')}
                chosen={mapping[column] ?? ''}
                targets={targets}
                choose={(target) => setChanged((before) => ({ ...before, [column]: target }))}
              />
            ))}
          </tbody>
        </Table>
      </Scroll>
      <Options>
        <Choice
          label={word('duplicatesLabel')}
          value={duplicates}
          onChange={setDuplicates}
          choices={['skip', 'create'].map((id) => ({ id, name: word(`duplicates.${id}`) }))}
        />
        <Choice
          label={word('dayOrderLabel')}
          value={dayOrder}
          onChange={setDayOrder}
          choices={['mdy', 'dmy'].map((id) => ({ id, name: word(`dayOrder.${id}`) }))}
        />
      </Options>
      <FormProvider {...form}>
        <ForAllFields />
      </FormProvider>
      <div style={{ marginBottom: 20 }}>
        <ImportPreview preview={preview} />
      </div>
      <ForAllPreview {...forAll} />
      <Button variant="contained" disabled={isPending} onClick={begin}>
        {t('resources.candidate-imports.start', { smart_count: record.rows })}
      </Button>
    </Panel>
  );
};
