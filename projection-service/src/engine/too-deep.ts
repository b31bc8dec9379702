import { MAX_RANGE_START } from 'contracts/kernel/paging';
import { Rejection } from 'contracts/kernel/problem';

export const tooDeep = () =>
  new Rejection('range-too-deep', 422, {
    detail: 'Narrow the filter instead of paging that far.',
    errors: { range: ['range-too-deep'] },
  });

/** Refuses a page further from the beginning than any list goes. */
export const assertNear = (first: number): void => {
  if (first > MAX_RANGE_START) throw tooDeep();
};
