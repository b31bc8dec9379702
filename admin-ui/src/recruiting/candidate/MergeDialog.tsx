import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import { useState } from 'react';
import { useGetOne, useNotify, useTranslate } from 'react-admin';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { useSend } from '#admin-ui/shared/useSend';

/** Fields that can be taken from the other record, in the order in which they are compared. */
const compared = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'linkedinUrl',
  'street',
  'city',
  'state',
  'postalCode',
  'country',
  'location',
  'currentTitle',
  'currentOrganization',
  'jobLevel',
  'experienceYears',
  'summary',
  'skills',
  'work',
  'education',
  'certifications',
  'languages',
  'webAddresses',
  'availability',
] as const;
type Compared = (typeof compared)[number];

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  tableLayout: 'fixed',
  '& th, & td': { padding: '6px 8px 6px 0', textAlign: 'left', verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& tbody tr': { borderTop: `1px solid ${theme.palette.divider}` },
  '& tbody th': { fontWeight: 500, paddingTop: 10, color: theme.palette.text.secondary },
}));

/** What an entry of a list is called. */
const entryText = (entry: unknown): string => {
  if (typeof entry !== 'object' || entry === null) return String(entry);
  const { jobTitle, organization, degreeName, institution, name, address } = entry as Record<string, string>;
  return [jobTitle, organization, degreeName, institution, name, address].filter(Boolean).join(', ');
};

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(entryText).join('; ');
  return value === null || value === undefined ? '' : String(value);
};

/** What the other has and this one has not is taken, unless somebody says otherwise. */
const isTakenAtFirst = (mine: string, others: string) => mine === '' && others !== '';

type RowProps = { field: Compared; mine: string; others: string; isTaken: boolean; choose: (isTaken: boolean) => void };

const ComparedRow = ({ field, mine, others, isTaken, choose }: RowProps) => {
  const t = useTranslate();
  const choice = (text: string, isOther: boolean) => (
    <td>
      <FormControlLabel
        control={<Radio size="small" name={field} checked={isTaken === isOther} onChange={() => choose(isOther)} />}
        label={field === 'jobLevel' && text ? t(`resources.candidates.jobLevel.${text}`) : text || '–'}
        slotProps={{ typography: { fontSize: '0.875rem' } }}
        sx={{ alignItems: 'flex-start', m: 0, '& .MuiRadio-root': { p: 0.5 }, '& .MuiTypography-root': { pt: 0.4 } }}
      />
    </td>
  );
  return (
    <tr>
      <th scope="row">{t(`resources.candidates.fields.${field}`)}</th>
      {choice(mine, false)}
      {choice(others, true)}
    </tr>
  );
};

type Props = { record: CandidateView; otherId: string; onClose: () => void };

/** Two records side by side: what the one that stays takes from the other. */
export const MergeDialog = ({ record, otherId, onClose }: Props) => {
  const t = useTranslate();
  const notify = useNotify();
  const { data: other } = useGetOne<CandidateView>('candidates', { id: otherId });
  const [chosen, setChosen] = useState<Partial<Record<Compared, boolean>>>({});
  const { mutate, isPending } = useSend({
    resource: 'candidates',
    success: 'resources.candidates.merge.done',
    onSuccess: onClose,
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  const rows = compared
    .map((field) => ({ field, mine: textOf(record[field]), others: textOf(other?.[field]) }))
    .filter(({ mine, others }) => mine !== others);
  const isTaken = ({ field, mine, others }: (typeof rows)[number]) => chosen[field] ?? isTakenAtFirst(mine, others);
  const take = rows.filter(isTaken).map(({ field }) => field);
  return (
    <ConfirmDialog
      isOpen
      isWide
      title={t('resources.candidates.merge.title')}
      confirm={t('resources.candidates.merge.action')}
      isBusy={isPending}
      isUnready={!other}
      onConfirm={() => mutate({ id: record.id, action: 'merge', body: { otherId, take } })}
      onCancel={onClose}
    >
      <p style={{ marginTop: 0 }}>{t('resources.candidates.merge.detail')}</p>
      {!other && <Skeleton variant="rounded" height={200} />}
      {other && rows.length > 0 && (
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('resources.candidates.merge.field')}</th>
              <th scope="col">{t('resources.candidates.merge.mine')}</th>
              <th scope="col">{t('resources.candidates.merge.others')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <ComparedRow
                key={row.field}
                {...row}
                isTaken={isTaken(row)}
                choose={(isOther) => setChosen((before) => ({ ...before, [row.field]: isOther }))}
              />
            ))}
          </tbody>
        </Table>
      )}
      {other && rows.length === 0 && <p style={{ marginBottom: 0 }}>{t('resources.candidates.merge.alike')}</p>}
    </ConfirmDialog>
  );
};
