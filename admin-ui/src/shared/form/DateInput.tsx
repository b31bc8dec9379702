import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';

export type DateInputProps = {
  label: string;
  /** The label stands for those who listen alone, as in a row of filters. */
  isLabelHidden?: boolean;
  /** `2027-03-01`, with a time `2027-03-01T14:05`; empty: none. What is written by half is `Invalid Date`. */
  value: string;
  onChange: (value: string) => void;
  withTime?: boolean;
  /** The first day that may be chosen. */
  min?: string;
  hint?: string | undefined;
  fault?: string | undefined;
  isRequired?: boolean;
};

const DatePickers = lazy(async () => ({ default: (await import('./DatePickers.tsx')).DatePickers }));

/** A day, or a moment of a day, typed or picked. What it is made of is loaded with the first one that is shown. */
export const DateInput = (props: DateInputProps) => (
  <Suspense fallback={<Skeleton variant="rounded" height={props.isLabelHidden ? 36 : 66} sx={{ minWidth: 160 }} />}>
    <DatePickers {...props} />
  </Suspense>
);
