import { z } from 'zod';

const FIRST = '0001-01-01';
const LAST = '9998-12-31';

/** A day that is kept, `2026-03-01`: when it begins and ends is a moment of a year of four digits in every time zone. */
export const day = () => z.iso.date().refine((name) => name >= FIRST && name <= LAST, { message: 'date-invalid' });
