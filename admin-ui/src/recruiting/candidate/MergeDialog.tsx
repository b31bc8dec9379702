import Skeleton from '@mui/material/Skeleton';
import { minorDigits } from 'contracts/kernel/money';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import { useGetOne, useNotify, useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { isSame, shortText } from 'ui-kit/recruiting/resume-comparison';
import { customText } from '#admin-ui/recruiting/custom-field/custom-text';
import { useCustomFields } from '#admin-ui/recruiting/custom-field/useCustomFields';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { intlTag } from '#admin-ui/shared/formats';
import { useSend } from '#admin-ui/shared/useSend';
import { ComparisonTable, useTaken } from './ComparisonTable.tsx';
import { weekdays } from './weekdays.ts';

/** Fields that can be taken from the other record, in the order in which they are compared. */
const compared = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'linkedinUrl',
  'street',
  'complement',
  'city',
  'state',
  'postalCode',
  'country',
  'location',
  'currentTitle',
  'currentOrganization',
  'jobLevel',
  'experienceYears',
  'age',
  'summary',
  'skills',
  'work',
  'education',
  'certifications',
  'languages',
  'webAddresses',
  'availability',
  'contactDays',
  'contactTime',
  'salaryCurrency',
  'currentSalary',
  'expectedSalary',
  'expectedMonthlyWage',
  'expectedHourlyWage',
] as const;

const days: ReadonlySet<string> = new Set(['contactDays']);
/** In minor units of the record's own currency. */
const amounts: ReadonlySet<string> = new Set(compared.filter((field) => /Salary|Wage/.test(field)));

const useText = () => {
  const locale = useLocale();
  return (field: (typeof compared)[number], of: CandidateView | undefined): string => {
    const value = of?.[field];
    if (days.has(field))
      return weekdays(locale)
        .filter(({ day }) => (value as number[] | null)?.includes(day))
        .map(({ name }) => name)
        .join(', ');
    if (!amounts.has(field) || typeof value !== 'number') return shortText(value);
    return new Intl.NumberFormat(intlTag(locale)).format(value / 10 ** minorDigits(of?.salaryCurrency ?? ''));
  };
};

type Props = { record: CandidateView; otherId: string; onClose: () => void };

/** What the other record says in the company's own fields and this one does not. */
const useBlanks = (record: CandidateView, other: CandidateView | undefined): string => {
  const t = useTranslate();
  const locale = useLocale();
  return useCustomFields('candidate')
    .filter(({ id }) => (record.custom?.[id] ?? null) === null && (other?.custom?.[id] ?? null) !== null)
    .map((field) => `${field.name}: ${customText(field, other?.custom?.[field.id], { t, locale })}`)
    .join('; ');
};

/** Two records side by side: what the one that stays takes from the other. */
export const MergeDialog = ({ record, otherId, onClose }: Props) => {
  const t = useTranslate();
  const notify = useNotify();
  const textOf = useText();
  const { data: other } = useGetOne<CandidateView>('candidates', { id: otherId });
  const { mutate, isPending } = useSend({
    resource: 'candidates',
    success: 'resources.candidates.merge.done',
    onSuccess: onClose,
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  const blanks = useBlanks(record, other);
  const differing = compared
    .filter((field) => !isSame(record[field], other?.[field]))
    .map((field) => ({ field, mine: textOf(field, record), others: textOf(field, other) }));
  const rows = [...differing, ...(blanks ? [{ field: 'custom', mine: '', others: blanks }] : [])];
  const taken = useTaken(rows);
  return (
    <ConfirmDialog
      isOpen
      isWide
      title={t('resources.candidates.merge.title')}
      confirm={t('resources.candidates.merge.action')}
      isBusy={isPending}
      isUnready={!other}
      onConfirm={() => mutate({ id: record.id, action: 'merge', body: { otherId, take: taken.take } })}
      onCancel={onClose}
    >
      <p style={{ marginTop: 0 }}>{t('resources.candidates.merge.detail')}</p>
      {!other && <Skeleton variant="rounded" height={200} />}
      {other && rows.length > 0 && (
        <ComparisonTable
          rows={rows}
          taken={taken}
          mine={t('resources.candidates.merge.mine')}
          others={t('resources.candidates.merge.others')}
        />
      )}
      {other && rows.length === 0 && <p style={{ marginBottom: 0 }}>{t('resources.candidates.merge.alike')}</p>}
    </ConfirmDialog>
  );
};
