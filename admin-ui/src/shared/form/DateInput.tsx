import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { DateInputProps } from './DatePickers.tsx';

const DatePickers = lazy(async () => ({ default: (await import('./DatePickers.tsx')).DatePickers }));

/** A day, or a moment of a day, typed or picked (docs/product.md UI-17). What it is made of is loaded with the first one that is shown. */
export const DateInput = (props: DateInputProps) => (
  <Suspense fallback={<Skeleton variant="rounded" height={props.isLabelHidden ? 36 : 66} sx={{ minWidth: 160 }} />}>
    <DatePickers {...props} />
  </Suspense>
);
